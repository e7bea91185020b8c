/// `value` as a `T`: what `as?` should be for values that come out of an `Any?`.
///
/// Three things differ. A nil of no type becomes the outermost nil of an optional `T`, and an optional keeps each of its
/// states, where `as?` makes `.some(nil)` of them all. A box gives what it holds. And a value that is a `T` already costs
/// half of the time.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  if let value, let exact = exactly(value, T.self) { return exact }
  if let optional = T.self as? any NestedOptional.Type {
    return optional.holding(value).flatMap { exactly($0, T.self) }
  }
  // `nil as? T` is true of `Any`, too; but a closure that takes `Any` expects to be handed the nil as it is.
  if let converted = value as? T { return converted }
  return flattened(value) as? T
}

/// `value` as a `T`, if that is its very type.
private func exactly<T>(_ value: Any, _ type: T.Type) -> T? {
  func open<Value>(_ value: Value) -> T? {
    // The same type, as has just been seen; the bits are what they should be.
    Value.self == T.self ? unsafeBitCast(value, to: T.self) : nil
  }
  return _openExistential(value, do: open)
}

/// Any `Optional`, where its type is known at run time only.
private protocol NestedOptional {
  /// The value as an instance of this optional type, in an `Any`; nil if it does not fit.
  static func holding(_ value: Any?) -> Any?
}

extension Optional: NestedOptional {
  fileprivate static func holding(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    // A nil that was wrapped once more on its way, through a generic parameter that is `Any?`.
    if let untyped = exactly(value, Any?.self) { return holding(untyped) }
    if let wrapped = cast(value, to: Wrapped.self) { return Self.some(wrapped) as Any }
    return flattened(value) == nil ? Self.none as Any : nil
  }
}
