/// Something that the log looks through: what counts as the argument is the value inside.
///
/// `Optional` is one, so that nil is nil whatever it was wrapped in, and so is the box that carries an `inout` argument.
protocol ArgumentBox {
  /// The value inside, which may be a box again.
  var recordedValue: Any? { get }
}

extension Optional: ArgumentBox {
  var recordedValue: Any? { self }
}

/// The value inside every optional and every other box that `value` is wrapped in, or nil where one of them is empty.
///
/// It copes with `T??`, with a generic `T` that is an optional, and with an `Any` that holds one.
func flattened(_ value: Any?) -> Any? {
  var value = value
  while let wrapped = value {
    // The types most arguments have are recognized without asking the runtime for a conformance.
    let type = type(of: wrapped)
    if type == String.self || type == Int.self || type == Bool.self || type == Double.self { return wrapped }
    guard let box = wrapped as? any ArgumentBox else { return wrapped }
    value = box.recordedValue
  }
  return nil
}
