/// A call of any mock: which method, with which arguments.
struct Call {
  let mock: MockIdentity
  let method: AnyHashable
  /// The function of the mock that was called, with its labels: `transfer(to:amount:)`; nil if the call is forgotten.
  let function: StaticString?
  /// As they were passed, nested optionals and boxes included.
  let arguments: [Any?]
}
