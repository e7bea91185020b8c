/// An expected value that no argument of the parameter's type can equal.
///
/// With a key, the type of each argument is known, so this mistake can be reported before any call is made.
struct NeverEqual {
  /// Counted from 1.
  let position: Int
  let argumentType: Any.Type
  let value: Any

  /// Nil if an argument of this type may equal the value, as far as the types tell.
  init?<Value: Equatable>(_ value: Value, at position: Int, in argumentType: Any.Type) {
    guard !(value is ArgumentMatcher), let value = flattened(value) else { return nil }
    var inner = argumentType
    while let optional = inner as? any AnyOptional.Type { inner = optional.wrappedType }
    guard !isBox(inner), !mayBeEqual(value, inner) else { return nil }
    self.position = position
    self.argumentType = argumentType
    self.value = value
  }
}

/// Whether a value may equal one of a type: it has the type, may be held by it, or is a literal of it.
private func mayBeEqual(_ value: Any, _ type: Any.Type) -> Bool {
  func isOne<Argument>(_: Argument.Type) -> Bool { value is Argument }
  func mayHold<Value>(_: Value) -> Bool { type is Value.Type }
  if _openExistential(type, do: isOne) || _openExistential(value, do: mayHold) { return true }
  // Among other values, a literal stands for what the argument's type makes of it.
  return switch value {
  case is Int:
    type is any ExpressibleByIntegerLiteral.Type || type is any ExpressibleByFloatLiteral.Type
  case is Double: type is any ExpressibleByFloatLiteral.Type
  case is String: type is any ExpressibleByUnicodeScalarLiteral.Type
  default: false
  }
}
