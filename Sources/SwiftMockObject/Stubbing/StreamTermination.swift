/// How a stream ended whose other end a test held, as a ``StubStream``.
public enum StreamTermination: Sendable {
  /// Its consumer has come to the end that the test put in.
  case finished
  /// The task of its consumer was cancelled.
  case cancelled
  /// Its consumer left it before the end, and nobody held it any more.
  case dropped
}
