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

  /// What a quick look at the arguments is for; nil if the pattern expects no value that has a fingerprint.
  var glance: Glance? {
    for (position, fingerprint) in fingerprints.enumerated() {
      if let fingerprint { return Glance(argumentCount: fingerprints.count, position: position, wanted: fingerprint) }
    }
    return nil
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

/// The argument that shows at a quick look that most calls don't fit a pattern.
struct Glance {
  let argumentCount: Int
  /// Counted from 0.
  let position: Int
  let wanted: Fingerprint
}
