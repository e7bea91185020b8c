/// A sequence that ends at once, for `any AsyncSequence<Element, Never>` and `any AsyncSequence<Element, any Error>`;
/// nil for any other type.
func emptySequence(of type: Any.Type) -> Any? {
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *), let element = firstArgument(of: type) else { return nil }
  func sequence<Element>(_ element: Element.Type) -> Any? {
    if type == (any AsyncSequence<Element, Never>).self { return AsyncStream<Element> { $0.finish() } }
    if type == (any AsyncSequence<Element, any Error>).self {
      return AsyncThrowingStream<Element, any Error> { $0.finish() }
    }
    return nil
  }
  return _openExistential(element, do: sequence)
}

/// The first type between the angle brackets of a type `any P<A, …>`; nil for any other type.
///
/// A protocol type conforms to nothing, so it is read from the type's metadata. The layout is part of Swift's ABI:
/// the kind, a pointer to the shape, which begins with its flags, and the arguments.
private func firstArgument(of type: Any.Type) -> Any.Type? {
  let (kindOfExtendedExistentials, hasArguments) = (0x307, UInt32(0x100))
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard metadata.load(as: Int.self) == kindOfExtendedExistentials else { return nil }
  let word = MemoryLayout<Int>.stride
  let shape = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
  guard shape.load(as: UInt32.self) & hasArguments != 0 else { return nil }
  return metadata.load(fromByteOffset: 2 * word, as: Any.Type.self)
}
