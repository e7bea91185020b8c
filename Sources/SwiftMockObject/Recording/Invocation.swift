/// One recorded call of a mock's method.
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
    /// It has returned.
    case returned
    /// It has thrown this error.
    case threw(any Error)
    /// Its behavior is still at work.
    case running
  }

  /// The method that was called.
  public let method: Methods

  /// What the call was given, in the order of the parameters.
  ///
  /// An argument that was nil is nil here, whatever it was wrapped in.
  public var arguments: [Any?] { rawArguments.map(flattened) }

  /// The position of this call among all calls of all mocks in the process: of two calls, the one with the lower number
  /// was made first.
  ///
  /// The numbers say nothing else; they need not start at 1 or be without gaps.
  public let sequenceNumber: Int

  /// How the call had ended when this value was read.
  public let outcome: Outcome

  /// The arguments as they were passed, nested optionals and boxes included.
  let rawArguments: [Any?]

  /// The function of the mock that was called, with its labels: `transfer(to:amount:)`.
  let function: StaticString
}
