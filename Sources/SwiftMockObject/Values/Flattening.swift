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
  guard let wrapped = value, isBox(type(of: wrapped)) else { return value }
  return flattened((wrapped as? any ArgumentBox)?.recordedValue)
}

/// Whether values of a type are looked through.
///
/// The type is asked and not the value because that saves copying the value, and the types that most arguments have are
/// recognized without asking the runtime for a conformance.
func isBox(_ type: Any.Type) -> Bool {
  if type == String.self || type == Int.self || type == Bool.self || type == Double.self { return false }
  return type is any ArgumentBox.Type
}
