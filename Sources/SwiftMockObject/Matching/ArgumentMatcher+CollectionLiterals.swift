extension ArgumentMatcher: ExpressibleByArrayLiteral {
  /// Accepts a collection whose elements are accepted one by one.
  ///
  /// For a set, each member needs a matcher of its own.
  ///
  /// ```swift
  /// mock.methodReference(.send, args: [1, 2, .any])
  /// ```
  public init(arrayLiteral matchers: ArgumentMatcher...) { self.init(elements: matchers) }

  /// Matches lists element by element, and sets by pairing.
  ///
  /// Both are one matcher, so `[1, .any]` works for either.
  init(elements matchers: [ArgumentMatcher]) {
    func describe() -> String { "[\(matchers.map(\.description).joined(separator: ", "))]" }
    func accepts(_ argument: Any?) -> Bool {
      guard let set = argument as? any ElementSet else { return agree(elements(of: argument)?[...], matchers) }
      return pairing(set.members(first: set.elementCount), distinct(matchers)) { $1.matches($0) }.isComplete
    }
    func miss(_ argument: Any?) -> MatcherMiss? {
      if let set = flattened(argument) as? any ElementSet {
        let members = set.members(first: set.elementCount)
        let pairing = pairing(members, distinct(matchers)) { $1.matches($0) }
        return pairing.countMiss(argument)
          ?? pairing.unmatched.map { MatcherMiss(value: members[$0], reason: .unmatched) }
      }
      return elementMiss(in: argument, elements(of: flattened(argument)).map { Array($0) }, matchers)
    }
    self.init(
      describe: describe, parts: ["elements"] + matchers, miss: miss, acceptsFlattened: accepts)
  }
}

extension ArgumentMatcher: ExpressibleByDictionaryLiteral {
  /// Accepts a dictionary if each entry has a pair of its own that accepts it, and none is left over.
  ///
  /// ```swift
  /// mock.methodReference(.log, args: ["event": "open", "time": .any])
  /// ```
  public init(dictionaryLiteral pairs: (ArgumentMatcher, ArgumentMatcher)...) { self.init(entries: pairs) }

  /// Matches the entries by pairing, because two pairs may accept the same key.
  init(entries pairs: [(ArgumentMatcher, ArgumentMatcher)]) {
    func describe() -> String {
      pairs.isEmpty ? "[:]" : "[\(pairs.map { "\($0): \($1)" }.joined(separator: ", "))]"
    }
    func accepts(_ argument: Any?) -> Bool {
      guard let table = argument as? any ElementTable else { return false }
      return pairing(table.entries(first: table.elementCount), pairs) { entry, pair in
        pair.0.matches(entry.key) && pair.1.matches(entry.value)
      }.isComplete
    }
    func miss(_ argument: Any?) -> MatcherMiss? {
      guard let table = flattened(argument) as? any ElementTable else { return nil }
      let entries = table.entries(first: table.elementCount)
      for pair in pairs where pair.0.expectedValue != nil {
        guard let entry = entries.first(where: { pair.0.matches($0.key) }) else {
          return MatcherMiss(path: [.key(pair.0.expectedValue?.value as Any)], value: nil, reason: .missing)
        }
        if !pair.1.matches(entry.value) { return pair.1.miss(for: entry.value).inside(.key(entry.key)) }
      }
      return entries.count == pairs.count ? nil : MatcherMiss(value: argument, reason: .count(expected: pairs.count))
    }
    self.init(
      describe: describe, parts: ["entries"] + pairs.flatMap { [$0, $1] }, miss: miss, acceptsFlattened: accepts)
  }
}

extension ArgumentMatcher {
  /// A matcher made of a collection that holds matchers.
  ///
  /// Among plain values, `[.any, 3]` is such a collection.
  ///
  /// - Returns: Nil if the value holds no matchers.
  static func nested(in value: Any) -> ArgumentMatcher? {
    guard holdsMatchers(type(of: value)) else { return nil }
    func matcher(_ value: Any) -> ArgumentMatcher {
      if let matcher = nested(in: value) { return matcher }
      return (value as? any Equatable).map { .matcher(fromAnyOf: $0) } ?? .nil
    }
    switch value {
    case let matcher as ArgumentMatcher: return matcher
    case let table as any ElementTable:
      return ArgumentMatcher(
        entries: table.entries(first: table.elementCount).map { (matcher($0.key), matcher($0.value)) })
    case let list as any ElementList:
      return ArgumentMatcher(elements: (0..<list.elementCount).map { matcher(list.element(at: $0)) })
    default: return flattened(value).map(matcher) ?? .nil
    }
  }

  /// Whether values of a type may hold matchers, at any depth.
  private static func holdsMatchers(_ type: Any.Type) -> Bool {
    if type == ArgumentMatcher.self { return true }
    return (type as? any ElementContainer.Type).map { holdsMatchers($0.elementType) } ?? false
  }
}

/// The matchers without repetitions of the same value, because the members of a set are distinct, too.
private func distinct(_ matchers: [ArgumentMatcher]) -> [ArgumentMatcher] {
  matchers.enumerated().filter { position, matcher in
    matcher.expectedValue == nil || !matchers[..<position].contains(matcher)
  }.map(\.element)
}

/// The first element that the matcher in its place doesn't accept.
private func elementMiss(in argument: Any?, _ elements: [Any]?, _ matchers: [ArgumentMatcher]) -> MatcherMiss? {
  guard let elements else { return nil }
  for (position, (element, matcher)) in zip(elements, matchers).enumerated() where !matcher.matches(element) {
    return matcher.miss(for: element).inside(.index(position))
  }
  return elements.count == matchers.count
    ? nil : MatcherMiss(value: argument, reason: .count(expected: matchers.count))
}
