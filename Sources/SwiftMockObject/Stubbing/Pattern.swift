/// The arguments that a behavior is for: a matcher for each.
struct Pattern {
  let matchers: [ArgumentMatcher]
  /// The fingerprints of the values that are asked for.
  fileprivate let fingerprints: [Fingerprint?]

  init(_ matchers: [ArgumentMatcher]) {
    self.matchers = matchers
    fingerprints = matchers.map { Fingerprint(of: $0.expectedValue?.value) }
  }

  /// Whether a glance at the arguments shows that they don't fit.
  func rejects(_ arguments: [Fingerprint?]) -> Bool {
    for index in 0..<min(fingerprints.count, arguments.count) {
      if let expected = fingerprints[index], let given = arguments[index], expected.differs(from: given) { return true }
    }
    return false
  }

  /// Whether a call with these arguments fits.
  ///
  /// Runs matchers, so never under the lock. Whole numbers, of which a log may be full, are compared without them.
  func accepts(_ arguments: [Any?]) -> Bool {
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

extension Pattern? {
  /// A number that equal patterns share.
  var fingerprint: Int {
    guard let self else { return 0 }
    var hasher = Hasher()
    hasher.combine(self.matchers.count)
    for fingerprint in self.fingerprints { hasher.combine(fingerprint) }
    return hasher.finalize()
  }
}
