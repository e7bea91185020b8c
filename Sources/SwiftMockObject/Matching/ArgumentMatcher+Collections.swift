import Foundation

extension Equatable where Self == ArgumentMatcher {
  /// Accepts a collection that contains an element, or a text that contains another text.
  ///
  /// The element may be a value, a literal or a matcher: `.contains(user)`, `.contains("x")`, `.contains(.atLeast(5))`.
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

  /// Accepts a collection that contains an element, or a text that contains another text.
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

  /// Accepts a collection that begins with these elements.
  @_disfavoredOverload
  public static func hasPrefix<Element: Equatable>(_ elements: [Element]) -> ArgumentMatcher {
    .hasPrefix(elements.map { ArgumentMatcher.equal($0) })
  }

  /// Accepts a collection that ends with these elements: `.hasSuffix([.any, 3])`.
  public static func hasSuffix(_ elements: [ArgumentMatcher]) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "has suffix \(elements)" }, parts: ["has suffix", elements],
      acceptsFlattened: { agree(SwiftMockObject.elements(of: $0)?.suffix(elements.count), elements) })
  }

  /// Accepts a collection that ends with these elements.
  @_disfavoredOverload
  public static func hasSuffix<Element: Equatable>(_ elements: [Element]) -> ArgumentMatcher {
    .hasSuffix(elements.map { ArgumentMatcher.equal($0) })
  }

  /// Accepts a collection or a text with that many elements.
  public static func count(_ count: Int) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "count \(count)" }, parts: ["count", count],
      acceptsFlattened: { ($0 as? any Collection)?.count == count })
  }

  /// Accepts a collection or a text with a number of elements that lies in a range: `.count(2...)`.
  public static func count<Range: RangeExpression>(_ range: Range) -> ArgumentMatcher where Range.Bound == Int {
    ArgumentMatcher(
      describe: { "count \(RangeBounds(range).map(\.description) ?? "\(range)")" }, parts: ["count", range],
      acceptsFlattened: { ($0 as? any Collection).map { range.contains($0.count) } == true })
  }

  /// Accepts a collection or a text that is empty.
  public static var empty: ArgumentMatcher {
    ArgumentMatcher(
      describe: { "empty" }, parts: ["empty"], acceptsFlattened: { ($0 as? any Collection)?.isEmpty == true })
  }
}
