/// Why a matcher can't tell whether it accepts an argument.
///
/// A matcher returns true or false and knows no test. So it accepts nothing, and a listener hears the reason.
enum MatcherFailure {
  /// Its rule belongs to an actor that couldn't be reached.
  case unreachable(Isolation.Unreachable)
  /// Its pattern isn't a regular expression.
  case noExpression(String)

  typealias Listener = @Sendable (MatcherFailure, SourcePlace) -> Void

  /// Who listens: the room that reports failures, which this one can't name.
  private struct Audience {
    var listener: Listener?
    /// What happened before there was a listener.
    var unheard: [(MatcherFailure, SourcePlace)] = []
  }

  private static let audience = Locked(Audience())

  /// Sends failures to a listener from now on, and those that nobody has heard at once.
  static func listen(_ listener: @escaping Listener) {
    let unheard = audience.withLock { audience in
      defer { audience.unheard = [] }
      audience.listener = listener
      return audience.unheard
    }
    for (failure, place) in unheard { listener(failure, place) }
  }

  /// Tells the listener, or keeps the failure until there is one.
  func tell(at place: SourcePlace) {
    let listener = Self.audience.withLock { audience in
      if audience.listener == nil { audience.unheard.append((self, place)) }
      return audience.listener
    }
    listener?(self, place)
  }
}
