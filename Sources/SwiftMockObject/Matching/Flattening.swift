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

/// An argument, or an answer, as a type: as it is, or as what is inside the boxes around it. Nil is every optional type's
/// nil, and nothing else's.
func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let value, let exact = value as? Value { return exact }
  if value == nil || value is any ArgumentBox {
    if let inner = flattened(value) { return inner as? Value }
    // `nil as? AnyObject` would succeed, with an object that stands for nil.
    return type is any ExpressibleByNilLiteral.Type || type == Any.self ? Any?.none as Any as? Value : nil
  }
  return nil
}
