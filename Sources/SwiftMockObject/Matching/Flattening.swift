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

/// An argument, or an answer, as a type: as it is, or as what is inside the boxes around it.
///
/// Nil is every optional type's outermost nil, and nothing else's.
func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  // The cast is of the optional, so that `.some(nil)` keeps its depth when it is asked for as a `String??`.
  if value != nil, let exact = value as? Value { return exact }
  guard value == nil || value is any ArgumentBox else { return nil }
  if let inner = flattened(value) { return inner as? Value }
  // `nil as? AnyObject` would succeed, with an object that stands for nil.
  if type == Any.self { return Any?.none as Any as? Value }
  guard let optional = type as? any NilHaving.Type else { return nil }
  return optional.outermostNil as? Value
}

/// `Optional`, whatever it wraps.
private protocol NilHaving {
  static var outermostNil: Any { get }
}

extension Optional: NilHaving {
  static var outermostNil: Any { Self.none as Any }
}

/// `value as? Target` where the types are the very same, which is what matters nearly always and what a dynamic cast takes
/// long to find out.
@inlinable
@inline(__always)
func exactly<Target>(_ value: Any, as type: Target.Type) -> Target? {
  func read<Value>(_ value: Value) -> Target? {
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  return _openExistential(value, do: read)
}
