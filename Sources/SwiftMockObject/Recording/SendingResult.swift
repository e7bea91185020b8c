/// Returns a value as the `sending` result of a method, which gives it to another actor for good.
///
/// Generated mocks call it for requirements with a `sending` result. The compiler can't check that nobody else uses
/// what a stub returns: don't use such a value in the test after the call.
public func mockSending<Value: ~Copyable>(_ value: consuming Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}
