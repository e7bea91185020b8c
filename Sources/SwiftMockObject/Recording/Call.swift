/// A call of any mock: which method, with which arguments.
struct Call {
  /// The mock's type, if it is known.
  let mock: Any.Type?
  let method: AnyHashable
  /// The mock's function, with its labels: `transfer(to:amount:)`; nil if the call has been forgotten.
  let function: StaticString?
  /// The arguments as they were passed, with nested optionals and boxes.
  let arguments: [Any?]
}
