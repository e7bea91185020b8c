/// A call of any mock: which method, with which arguments.
struct Call {
  /// The mock's type, as far as it is known.
  let mock: Any.Type?
  let method: AnyHashable
  /// As they were passed, nested optionals and boxes included.
  let arguments: [Any?]
}
