/// A closure that doesn't escape, which a stub may run during the call.
///
/// Pass it in the closure's place, and end it before the call ends:
///
/// ```swift
/// func withLock(_ key: String, _ body: (Int) throws -> Void) throws {
///   try withoutActuallyEscaping(body) { body in
///     let body = NonescapingArgument(body)
///     defer { body.end() }
///     try _onThrowingMethod(.withLock, args: key, body)
///   }
/// }
///
/// vault.method.withLock.answers { key, body in try body(7) }
/// ```
///
/// Stubs take it as the closure that it holds. An unstubbed call that returns the closure's result fails, because a
/// natural default would be a result that the closure never gave.
///
/// After the call, the log only keeps a word about it, and calling it is a failure. If a stub keeps the closure
/// itself for later, Swift stops the process.
public final class NonescapingArgument<Body>: ArgumentBox, LentClosure, Sendable {
  private let body: Locked<Body?>

  /// Takes the closure.
  public init(_ body: Body) {
    self.body = Locked(body)
  }

  /// Releases the closure, because the call ends.
  ///
  /// Write it in a `defer`.
  public func end() {
    let body = self.body.withLock { body in
      defer { body = nil }
      return body
    }
    withExtendedLifetime(body) {}
  }

  var recordedValue: Any? {
    body.withLock { $0 } ?? Unrecorded("a non-escaping closure whose call has ended")
  }

  var result: Any.Type? { TypeMetadata.result(ofFunction: Body.self) }
}

/// A closure that the mock has only during the call.
protocol LentClosure {
  /// The type that it returns, if that can be seen.
  var result: Any.Type? { get }
}
