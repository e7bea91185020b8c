extension ArgumentMatcher: ExpressibleByArrayLiteral {
  /// Accepts a collection whose elements are accepted one by one; a set, if each of its elements is accepted by one of
  /// the matchers and none of the matchers is left over.
  ///
  /// ```swift
  /// mock.methodReference(.send, args: [1, 2, .any])
  /// ```
  public init(arrayLiteral matchers: ArgumentMatcher...) {
    func describe() -> String { "[\(matchers.map(\.description).joined(separator: ", "))]" }
    self.init(
      describe: describe,
      acceptsFlattened: { argument in
        if let set = argument as? Set<AnyHashable> {
          return pairsUp(set.map { $0.base }, matchers) { $1.matches($0) }
        }
        return agree(elements(of: argument)?[...], matchers)
      })
  }
}

extension ArgumentMatcher: ExpressibleByDictionaryLiteral {
  /// Accepts a dictionary if each of its entries is accepted by one of the pairs and none of the pairs is left over.
  ///
  /// ```swift
  /// mock.methodReference(.log, args: ["event": "open", "time": .any])
  /// ```
  public init(dictionaryLiteral pairs: (ArgumentMatcher, ArgumentMatcher)...) {
    func describe() -> String {
      pairs.isEmpty ? "[:]" : "[\(pairs.map { "\($0): \($1)" }.joined(separator: ", "))]"
    }
    self.init(
      describe: describe,
      acceptsFlattened: { argument in
        guard let dictionary = argument as? [AnyHashable: Any], dictionary.count == pairs.count else { return false }
        return pairsUp(Array(dictionary), pairs) { entry, pair in
          pair.0.matches(entry.key.base) && pair.1.matches(entry.value)
        }
      })
  }
}

/// Whether every value finds a matcher that accepts it, and every matcher a value that it accepts.
private func pairsUp<Value, Matcher>(
  _ values: [Value], _ matchers: [Matcher], accepts: (Value, Matcher) -> Bool
) -> Bool {
  values.allSatisfy { value in matchers.contains { accepts(value, $0) } }
    && matchers.allSatisfy { matcher in values.contains { accepts($0, matcher) } }
}
