/// A call of any mock: which method, with which arguments.
struct Call {
  let mock: MockIdentity
  let method: AnyHashable
  /// The mock's function, with its labels: `transfer(to:amount:)`; nil if the call has been forgotten.
  let function: StaticString?
  /// The arguments as they were passed, with nested optionals and boxes.
  let arguments: [Any?]
}
