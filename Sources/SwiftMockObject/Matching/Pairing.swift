/// Values without an order, each paired with a matcher of its own.
struct Pairing {
  /// The position of a value for which no matcher is left.
  let unmatched: Int?
  let valueCount: Int
  let matcherCount: Int

  /// Whether nothing is left over.
  var isComplete: Bool { unmatched == nil && valueCount == matcherCount }

  /// The miss if there are more values than matchers, or fewer.
  func countMiss(_ argument: Any?) -> MatcherMiss? {
    valueCount == matcherCount ? nil : MatcherMiss(value: argument, reason: .count(expected: matcherCount))
  }
}

/// Pairs each value with a matcher that accepts it, if that is possible.
///
/// A value may take the matcher of another value that has an alternative.
func pairing<Value, Matcher>(
  _ values: [Value], _ matchers: [Matcher], accepts: (Value, Matcher) -> Bool
) -> Pairing {
  let result = { (unmatched: Int?) in
    Pairing(unmatched: unmatched, valueCount: values.count, matcherCount: matchers.count)
  }
  guard values.count == matchers.count else { return result(nil) }
  let accepted = values.map { value in matchers.indices.filter { accepts(value, matchers[$0]) } }
  var owners: [Int: Int] = [:]
  func place(_ value: Int, _ tried: inout Set<Int>) -> Bool {
    for matcher in accepted[value] where tried.insert(matcher).inserted {
      guard let owner = owners[matcher], !place(owner, &tried) else {
        owners[matcher] = value
        return true
      }
    }
    return false
  }
  // Values with the least choice come first, which keeps the chains of exchanges short.
  for value in values.indices.sorted(by: { accepted[$0].count < accepted[$1].count }) {
    var tried: Set<Int> = []
    if !place(value, &tried) { return result(value) }
  }
  return result(nil)
}
