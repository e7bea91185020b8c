/// `value` as a `T`: what `as?` should be for values that come out of an `Any?`.
///
/// Three things differ. A nil of no type becomes the outermost nil of an optional `T`, and an optional keeps each of its
/// states, where `as?` makes `.some(nil)` of them all. A box gives what it holds. And a value that is a `T` already costs
/// half of the time.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  if let value, let exact = exactly(value, as: T.self) { return exact }
  if let optional = T.self as? any AnyOptional.Type {
    return optional.holding(value).flatMap { exactly($0, as: T.self) }
  }
  // A closure that takes `Any` expects to be handed a nil as it is. `nil as? AnyObject` would succeed as well, with an
  // object that stands for nil.
  if value == nil && T.self != Any.self { return nil }
  if let converted = value as? T { return converted }
  return flattened(value) as? T ?? value.flatMap { plainFunction($0, as: T.self) }
}

/// A `@Sendable` function as one of the same type without the mark.
///
/// In Swift 6, a closure that a test returns from a stub may have been made `@Sendable` without a word in its source, and a cast
/// knows no function but of its very type. The mark says nothing about how a function is called.
private func plainFunction<T>(_ value: Any, as type: T.Type) -> T? {
  func read<Value>(_ value: Value) -> T? {
    guard MemoryLayout<Value>.size == MemoryLayout<T>.size, "\(Value.self)".hasPrefix("@Sendable ("),
      String(reflecting: Value.self) == "@Sendable \(String(reflecting: T.self))"
    else { return nil }
    return unsafeBitCast(value, to: T.self)
  }
  return _openExistential(value, do: read)
}

/// `value` as a `Target`, if that is its very type.
@inlinable
@inline(__always)
func exactly<Target>(_ value: Any, as type: Target.Type) -> Target? {
  func read<Value>(_ value: Value) -> Target? {
    // The same type, as has just been seen; the bits are what they should be.
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  return _openExistential(value, do: read)
}
