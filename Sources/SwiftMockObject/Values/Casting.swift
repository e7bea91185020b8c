/// Casts a value that comes out of an `Any?`.
///
/// Where it differs from `as?`:
///
/// - A nil without a type becomes the outermost nil of an optional `T`.
/// - An optional keeps all its states, which `as?` merges into `.some(nil)`.
/// - A box such as ``InoutArgument`` gives what it holds.
/// - A value that already is a `T` takes half the time.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  if let value, let exact = exactly(value, as: T.self) { return exact }
  if let optional = T.self as? any AnyOptional.Type {
    return optional.holding(value).flatMap { exactly($0, as: T.self) }
  }
  // A closure that takes `Any` expects a nil as it is. `nil as? AnyObject` would succeed, too, with an object that
  // stands for nil.
  guard let value else { return T.self == Any.self ? value as? T : nil }
  if let converted = value as? T { return converted }
  return flattened(value) as? T ?? plainFunction(value, as: T.self)
}

/// A `@Sendable` function as a function of the same type without `@Sendable`.
///
/// In Swift 6, the compiler may make a closure `@Sendable` that a test returns from a stub, with nothing in the
/// source that says so. A cast only accepts the exact function type. The mark doesn't change how a function is
/// called.
private func plainFunction<T>(_ value: Any, as type: T.Type) -> T? {
  func read<Value>(_ value: Value) -> T? {
    guard MemoryLayout<Value>.size == MemoryLayout<T>.size, "\(Value.self)".hasPrefix("@Sendable ("),
      String(reflecting: Value.self) == "@Sendable \(String(reflecting: T.self))"
    else { return nil }
    return unsafeBitCast(value, to: T.self)
  }
  return _openExistential(value, do: read)
}

/// The value as a `Target` if that is exactly its type.
///
/// No conversion, and no allocation.
@inlinable
@inline(__always)
func exactly<Target>(_ value: Any, as type: Target.Type) -> Target? {
  func read<Value>(_ value: Value) -> Target? {
    // The types are the same, so the bits are right.
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  return _openExistential(value, do: read)
}
