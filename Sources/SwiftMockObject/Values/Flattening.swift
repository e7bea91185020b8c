/// A box that the log looks through: the value inside counts as the argument.
///
/// `Optional` is one, so nil is nil however often it is wrapped. So is the box that carries an `inout` argument.
protocol ArgumentBox {
  /// The value inside, which may be a box again.
  var recordedValue: Any? { get }
}

extension Optional: ArgumentBox {
  var recordedValue: Any? { self }
}

/// The value inside all optionals and boxes; nil if one of them is empty.
///
/// It handles `T??`, a generic `T` that is an optional, and an `Any` that holds one. All arguments go through it
/// before they are compared or shown.
func flattened(_ value: Any?) -> Any? {
  guard let wrapped = value, isBox(type(of: wrapped)) else { return value }
  return flattened((wrapped as? any ArgumentBox)?.recordedValue)
}

/// Whether values of a type are boxes.
///
/// It asks the type rather than the value, which saves copying the value. The most common types are recognized
/// without asking the runtime for a conformance.
func isBox(_ type: Any.Type) -> Bool {
  if type == String.self || type == Int.self || type == Bool.self || type == Double.self { return false }
  return type is any ArgumentBox.Type
}
