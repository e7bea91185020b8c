extension ArgumentMatcher {
  private static var longestText: Int { 40 }

  /// The matcher as in a test, if it is a short literal or a single word.
  ///
  /// Hints that say what to write need it.
  var spelling: String? {
    if acceptsEverything { return ".any" }
    guard let expectedValue else { return isNotNil ? ".notNil" : nil }
    guard let value = expectedValue.value else { return ".nil" }
    guard let text = literal(of: value) else { return nil }
    return isLiteral || isEquality ? text : nil
  }

  /// The matcher that its spelling is: that of a literal instead of one for an equal value of its type alone.
  var asSpelled: ArgumentMatcher {
    guard isEquality, let value = expectedValue?.value else { return self }
    if let number = exactly(value, as: Int.self) { return ArgumentMatcher(integerLiteral: number) }
    if let number = exactly(value, as: Double.self) { return ArgumentMatcher(floatLiteral: number) }
    if let flag = exactly(value, as: Bool.self) { return ArgumentMatcher(booleanLiteral: flag) }
    return exactly(value, as: String.self).map(ArgumentMatcher.init(stringLiteral:)) ?? self
  }

  /// A short value as a literal.
  private func literal(of value: Any) -> String? {
    if let number = exactly(value, as: Int.self) { return "\(number)" }
    if let number = exactly(value, as: Double.self) { return number.isFinite ? "\(number)" : nil }
    if let flag = exactly(value, as: Bool.self) { return "\(flag)" }
    guard let text = exactly(value, as: String.self), text.count <= Self.longestText else { return nil }
    return quoted(text)
  }
}

extension [ArgumentMatcher] {
  /// The matchers as in a test, if each of them can be written.
  var spelling: String? {
    let spellings = compactMap(\.spelling)
    return spellings.count == count && !isEmpty ? spellings.joined(separator: ", ") : nil
  }
}
