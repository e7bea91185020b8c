import Foundation

extension Equatable where Self == ArgumentMatcher {
  /// Accepts a collection that contains an element, or a text that contains another text.
  ///
  /// ```swift
  /// archive.methodReference(.note, args: .contains("card"))
  /// archive.methodReference(.send, args: .contains(.atLeast(5)))
  /// ```
  public static func contains(_ element: ArgumentMatcher) -> ArgumentMatcher {
    func contains<Elements: Collection>(_ elements: Elements) -> Bool { elements.contains { element.matches($0) } }
    func accepts(_ argument: Any?) -> Bool {
      if let text = String(anyText: argument), let part = String(anyText: element.expectedValue?.value) {
        return part.isEmpty || text.range(of: part) != nil
      }
      return (argument as? any Collection).map { contains($0) } == true
    }
    return ArgumentMatcher(
      describe: { "contains \(element.inParentheses(below: .tight))" }, parts: ["contains", element],
      acceptsFlattened: accepts)
  }

  /// Accepts a collection that contains a value, or a text that contains another text: `.contains(user)`.
  @_disfavoredOverload
  public static func contains<Element: Equatable>(_ element: Element) -> ArgumentMatcher {
    .contains(ArgumentMatcher.equal(element))
  }

  /// Accepts a collection that begins with these elements: `.hasPrefix([1, .any])`.
  public static func hasPrefix(_ elements: [ArgumentMatcher]) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "has prefix \(elements)" }, parts: ["has prefix", elements],
      acceptsFlattened: { agree(SwiftMockObject.elements(of: $0)?.prefix(elements.count), elements) })
  }

  /// Accepts a text or collection that begins with another one: `.hasPrefix("x")`, `.hasPrefix([user])`.
  @_disfavoredOverload
  public static func hasPrefix<Part: Collection>(_ part: Part) -> ArgumentMatcher where Part.Element: Equatable {
    guard let prefix = String(anyText: part) else { return .hasPrefix(part.map { ArgumentMatcher.equal($0) }) }
    return ArgumentMatcher(
      describe: { "has prefix \(text(of: prefix))" }, parts: ["has prefix", prefix],
      acceptsFlattened: { String(anyText: $0)?.hasPrefix(prefix) == true })
  }

  /// Accepts a collection that ends with these elements: `.hasSuffix([.any, 3])`.
  public static func hasSuffix(_ elements: [ArgumentMatcher]) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "has suffix \(elements)" }, parts: ["has suffix", elements],
      acceptsFlattened: { agree(SwiftMockObject.elements(of: $0)?.suffix(elements.count), elements) })
  }

  /// Accepts a text or collection that ends with another one: `.hasSuffix("x")`, `.hasSuffix([user])`.
  @_disfavoredOverload
  public static func hasSuffix<Part: Collection>(_ part: Part) -> ArgumentMatcher where Part.Element: Equatable {
    guard let suffix = String(anyText: part) else { return .hasSuffix(part.map { ArgumentMatcher.equal($0) }) }
    return ArgumentMatcher(
      describe: { "has suffix \(text(of: suffix))" }, parts: ["has suffix", suffix],
      acceptsFlattened: { String(anyText: $0)?.hasSuffix(suffix) == true })
  }

  /// Accepts a collection or text of a certain size: `.count(3)`, `.count(2...)`.
  public static func count(_ count: some CountExpression) -> ArgumentMatcher {
    let expected = ExpectedCount(count)
    func bounds(_ range: some RangeExpression) -> String? { RangeBounds(range)?.description }
    return ArgumentMatcher(
      describe: { "count \((count as? any RangeExpression).flatMap { bounds($0) } ?? "\(count)")" },
      parts: ["count", count], acceptsFlattened: { ($0 as? any Collection).map { expected.allows($0.count) } == true })
  }

  /// Accepts an empty collection or text.
  public static var empty: ArgumentMatcher {
    ArgumentMatcher(
      describe: { "empty" }, parts: ["empty"], acceptsFlattened: { ($0 as? any Collection)?.isEmpty == true })
  }
}
