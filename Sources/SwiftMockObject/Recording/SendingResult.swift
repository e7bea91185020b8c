/// The value as the result of a method that hands it over to another actor for good.
///
/// Generated mocks call it for requirements whose result is `sending`. Nothing that a stub gives is known to belong to
/// nobody else: a test that uses such a value on after the call must take care itself.
public func mockSending<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}
