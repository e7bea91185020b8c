/// Stands in the log for an argument that can't be kept, so that the other arguments keep their positions.
///
/// ```swift
/// func each(_ body: (Int) -> Void, in group: String) {
///   _onMethod(.each, args: Unrecorded("a non-escaping closure"), group)
/// }
/// ```
///
/// Use it for a closure that doesn't escape, a value that can't be copied, or an object that passes itself on in its
/// `deinit`: keeping that object would stop the process.
public struct Unrecorded: Sendable, Hashable, CustomStringConvertible {
  /// What the argument was, as messages show it: `a non-escaping closure`.
  public let description: String

  /// Makes a placeholder with a description.
  public init(_ description: String) {
    self.description = description
  }
}

extension Unrecorded: DescribedInWords {}

/// The argument as the log can keep it: the value itself.
///
/// Generated mocks call it for parameters of generic types, which only the compiler knows to be copyable or not.
public func mockArgument<Value>(_ value: Value) -> Any? {
  value
}

/// The argument as the log can keep it: a placeholder, because the value can't be copied.
public func mockArgument<Value: ~Copyable>(_ value: borrowing Value) -> Any? {
  Unrecorded("a noncopyable \(Value.self)")
}
