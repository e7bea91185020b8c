/// An `Optional` of any type, for code that only has an `Any`.
protocol AnyOptional {
  /// The value inside, or nil.
  var wrapped: Any? { get }
  /// The type of the value inside.
  static var wrappedType: Any.Type { get }
  /// The value as an instance of this optional type; nil if it doesn't fit.
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
    // A nil that was wrapped once more on its way through a generic parameter, which is an `Any?`.
    if let untyped = exactly(value, as: Any?.self) { return holding(untyped) }
    if let wrapped = cast(value, to: Wrapped.self) { return Self.some(wrapped) as Any }
    return flattened(value) == nil ? Self.none as Any : nil
  }
}

/// A value that is itself an optional.
///
/// A cast can't tell: any value can be cast to an optional of its type.
struct AnyOptionalValue {
  let wrapped: Any?

  init?(_ value: Any) {
    guard type(of: value) is any AnyOptional.Type, let optional = value as? any AnyOptional else { return nil }
    wrapped = optional.wrapped
  }
}
