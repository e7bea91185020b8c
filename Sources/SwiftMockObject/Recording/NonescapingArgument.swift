/// A closure that does not escape, which a stub may run during the call.
///
/// The mock passes it on in the closure's place, and ends it before the call ends:
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
/// A method whose result is the closure's has no natural default: an unstubbed call fails instead of returning what the closure
/// never said.
///
/// Stubs take it as the closure that it holds. After the call, the log has no more than a word of it, and calling it is a
/// failure. A stub that keeps the closure itself for later ends the process, as Swift has it.
public final class NonescapingArgument<Body>: ArgumentBox, LentClosure, Sendable {
  private let body: Locked<Body?>

  /// Takes the closure.
  public init(_ body: Body) {
    self.body = Locked(body)
  }

  /// Lets go of the closure: the call ends.
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

/// A closure that the mock has for the time of the call only.
protocol LentClosure {
  /// The type of what it returns, where that can be seen.
  var result: Any.Type? { get }
}
