/// Why a matcher can't tell whether it accepts an argument.
///
/// A matcher answers yes or no and knows of no test. So it accepts nothing, and somebody else hears of the reason.
enum MatcherFailure {
  /// Its rule belongs to an actor that could not be reached.
  case unreachable(Isolation.Unreachable)
  /// Its pattern is no regular expression.
  case noExpression(String)

  typealias Listener = @Sendable (MatcherFailure, SourcePlace) -> Void

  private struct Audience {
    var listener: Listener?
    /// What came up before there was a listener.
    var unheard: [(MatcherFailure, SourcePlace)] = []
  }

  private static let audience = Locked(Audience())

  /// Has failures told from now on, and those that nobody has heard of at once.
  static func listen(_ listener: @escaping Listener) {
    let unheard = audience.withLock { audience in
      defer { audience.unheard = [] }
      audience.listener = listener
      return audience.unheard
    }
    for (failure, place) in unheard { listener(failure, place) }
  }

  func tell(at place: SourcePlace) {
    let listener = Self.audience.withLock { audience in
      if audience.listener == nil { audience.unheard.append((self, place)) }
      return audience.listener
    }
    listener?(self, place)
  }
}
