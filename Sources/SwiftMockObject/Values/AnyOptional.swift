/// An `Optional` of any type.
protocol AnyOptional {
  /// The value inside, or nil.
  var wrapped: Any? { get }
  /// The type of what is inside.
  static var wrappedType: Any.Type { get }
  /// The value as an instance of this optional type, in an `Any`; nil if it does not fit.
  static func holding(_ value: Any?) -> Any?
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }

  var wrapped: Any? {
    switch self {
    case .some(let value): .some(value)
    case .none: .none
    }
  }

  static func holding(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    // A nil that was wrapped once more on its way, through a generic parameter that is `Any?`.
    if let untyped = exactly(value, as: Any?.self) { return holding(untyped) }
    if let wrapped = cast(value, to: Wrapped.self) { return Self.some(wrapped) as Any }
    return flattened(value) == nil ? Self.none as Any : nil
  }
}

/// A value that is an optional itself.
///
/// A cast alone does not tell: any value can be cast to an optional of it.
struct AnyOptionalValue {
  let wrapped: Any?

  init?(_ value: Any) {
    guard type(of: value) is any AnyOptional.Type, let optional = value as? any AnyOptional else { return nil }
    wrapped = optional.wrapped
  }
}
