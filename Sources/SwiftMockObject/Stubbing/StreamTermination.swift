/// How a stream ended that a test fed with a ``StubStream``.
///
/// ```swift
/// running.cancel()
/// #expect(await rates.waitForTermination() == .cancelled)
/// ```
public enum StreamTermination: Sendable {
  /// Its consumer reached the end that the test put in.
  case finished
  /// The task of its consumer was cancelled.
  case cancelled
  /// Its consumer left it before the end, and nobody held it anymore.
  case dropped
}
