/// Stands in the log for an argument that can't be kept, so that the positions of the others hold: a closure that does
/// not escape, a value that can't be copied, an object that passes itself on in its `deinit` (to keep it then ends the process).
public struct Unrecorded: Sendable, Hashable, CustomStringConvertible {
  /// What stood there: `a non-escaping closure`.
  public let description: String

  /// Makes a placeholder for what is described.
  public init(_ description: String) {
    self.description = description
  }
}

extension Unrecorded: DescribedInWords {}

/// The argument as the log can keep it: the value itself.
///
/// Generated mocks call it where only the compiler knows whether a type can be copied.
public func mockArgument<Value>(_ value: Value) -> Any? {
  value
}

/// The argument as the log can keep it: a placeholder, since the value can't be copied.
public func mockArgument<Value: ~Copyable>(_ value: borrowing Value) -> Any? {
  Unrecorded("a noncopyable \(Value.self)")
}
