/// One recorded call of a method.
///
/// ```swift
/// for call in ledger.methodReference(.transfer).invocations {
///   print(call.method, call.arguments.count)
/// }
/// // transfer 2
/// ```
public struct Invocation<Methods: Hashable> {
  /// How a call ended.
  public enum Outcome {
    /// It returned.
    case returned
    /// It threw this error.
    case threw(any Error)
    /// It is still running: its stub hasn't answered yet.
    case running
  }

  /// The method that was called.
  public let method: Methods

  /// The arguments in the order of the parameters.
  ///
  /// A nil argument is nil, whatever it was wrapped in.
  public var arguments: [Any?] { rawArguments.map(flattened) }

  /// The position of this call among all calls of all mocks in the process.
  ///
  /// Of two calls, the one with the lower number came first. The numbers mean nothing else: they need not start at 1,
  /// and they have gaps.
  public let sequenceNumber: Int

  /// How the call had ended when you read this value.
  public let outcome: Outcome

  /// The arguments as they were passed, with nested optionals and boxes.
  let rawArguments: [Any?]

  /// The mock's function, with its labels: `transfer(to:amount:)`.
  let function: StaticString
}
