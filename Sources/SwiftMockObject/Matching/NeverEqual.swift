/// The fact that an argument is of a type no value of which can be equal to the one that a test expects.
struct NeverEqual {
  /// Counted from 1.
  let position: Int
  let argumentType: Any.Type
  let value: Any

  /// Nil if an argument of the type may be equal to the value, as far as the types tell.
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

private func mayBeEqual(_ value: Any, _ type: Any.Type) -> Bool {
  func isOne<Argument>(_: Argument.Type) -> Bool { value is Argument }
  func mayHold<Value>(_: Value) -> Bool { type is Value.Type }
  if _openExistential(type, do: isOne) || _openExistential(value, do: mayHold) { return true }
  // A literal among other values is taken for what the argument's type makes of it.
  return switch value {
  case is Int:
    type is any ExpressibleByIntegerLiteral.Type || type is any ExpressibleByFloatLiteral.Type
  case is Double: type is any ExpressibleByFloatLiteral.Type
  case is String: type is any ExpressibleByUnicodeScalarLiteral.Type
  default: false
  }
}
