/// An `Optional` of any type.
protocol AnyOptional {
  /// The value inside, or nil.
  var wrapped: Any? { get }
  /// The type of what is inside.
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }

  var wrapped: Any? {
    switch self {
    case .some(let value): .some(value)
    case .none: .none
    }
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
