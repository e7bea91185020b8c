extension NaturalDefaultSearch {
  /// The tuple of its elements' natural values, without labels; nil if the type is no tuple or an element has none.
  func tuple(of type: Any.Type) -> Any? {
    elementTypes(ofTuple: type).flatMap { tuple(beginningWith: (), followedBy: $0[...]) }
  }

  /// Adds one element after the other: a tuple can only be made of types that the compiler knows.
  private func tuple<each Element>(
    beginningWith elements: (repeat each Element), followedBy types: ArraySlice<Any.Type>
  ) -> Any? {
    guard let next = types.first else { return elements }
    func append<Next>(_ type: Next.Type) -> Any? {
      value(of: type).flatMap { tuple(beginningWith: (repeat each elements, $0), followedBy: types.dropFirst()) }
    }
    return _openExistential(next, do: append)
  }
}

/// The types of a tuple's elements; nil for any other type.
///
/// A tuple conforms to nothing and a mirror needs a value, so they are read from the type's metadata. The layout is
/// part of Swift's ABI: the kind, the number of elements, the labels, and for each element its type and offset.
private func elementTypes(ofTuple type: Any.Type) -> [Any.Type]? {
  let kindOfTuples = 0x301
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard metadata.load(as: Int.self) == kindOfTuples else { return nil }
  let word = MemoryLayout<Int>.stride
  let count = metadata.load(fromByteOffset: word, as: Int.self)
  return (0..<count).map { metadata.load(fromByteOffset: (3 + 2 * $0) * word, as: Any.Type.self) }
}
