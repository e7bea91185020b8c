/// The calls that a stub is for, unless it is for all.
struct Pattern {
  let calls: CallPattern
  /// The fingerprints of the expected values.
  private let fingerprints: [Fingerprint?]
  /// A number that equal patterns share.
  ///
  /// It is never 0.
  let fingerprint: Int

  /// Nil if all calls are covered.
  init?(_ calls: CallPattern) {
    if calls.isAll { return nil }
    self.calls = calls
    fingerprints = calls.arguments?.map { Fingerprint(of: $0.expectedValue?.value) } ?? []
    var hasher = Hasher()
    hasher.combine(calls.arguments?.count)
    hasher.combine(calls.types.map { ObjectIdentifier($0.result) })
    for matcher in calls.arguments ?? [] { hasher.combine(matcher.fingerprint) }
    fingerprint = hasher.finalize() | 1
  }

  /// How many arguments a call must have to fit; nil for any number.
  var argumentCount: Int? { calls.arguments?.count }

  /// Whether a quick look at the arguments shows that they don't fit.
  func rejects(_ arguments: [Fingerprint?]) -> Bool {
    guard fingerprints.count == arguments.count else { return false }
    for index in fingerprints.indices {
      if let expected = fingerprints[index], let given = arguments[index], expected.differs(from: given) { return true }
    }
    return false
  }

  /// Whether a call with these arguments and this result type fits.
  ///
  /// It runs matchers, so never call it under a lock. Integers, which a log may be full of, are compared without
  /// them.
  func accepts(_ arguments: [Any?], returning result: Any.Type) -> Bool {
    accepts(arguments) && calls.types?.accept(arguments, returning: result) ?? true
  }

  private func accepts(_ arguments: [Any?]) -> Bool {
    guard let matchers = calls.arguments else { return true }
    guard matchers.count == arguments.count else { return false }
    for index in matchers.indices {
      if let wanted = fingerprints[index]?.wholeNumber, let given = arguments[index],
        let number = exactly(given, as: Int.self)
      {
        if number != wanted { return false }
      } else if !matchers[index].matches(arguments[index]) {
        return false
      }
    }
    return true
  }
}
