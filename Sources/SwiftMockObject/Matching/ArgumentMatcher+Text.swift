import Foundation

extension Equatable where Self == ArgumentMatcher {
  /// Accepts a text in which a regular expression finds something.
  ///
  /// ```swift
  /// archive.methodReference(.note, args: .matching("[0-9]+$"))
  /// ```
  ///
  /// - `pattern`: A pattern of `NSRegularExpression`. Use `^` and `$` to match the whole text. An invalid pattern is
  ///   a failure at this line, and accepts nothing.
  public static func matching(
    _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> ArgumentMatcher {
    // `NSRegularExpression` doesn't take an empty pattern, which is found everywhere.
    if pattern.isEmpty {
      return ArgumentMatcher(
        describe: { "matching \"\"" }, parts: ["matching", pattern], acceptsFlattened: { String(anyText: $0) != nil })
    }
    let expression = try? NSRegularExpression(pattern: pattern)
    if expression == nil {
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      MatcherFailure.noExpression(pattern).tell(at: place)
    }
    func accepts(_ argument: Any?) -> Bool {
      guard let expression, let text = String(anyText: argument) else { return false }
      return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
    return ArgumentMatcher(
      describe: { "matching \(text(of: pattern))" }, parts: ["matching", pattern], acceptsFlattened: accepts)
  }

  /// Accepts a text in which a regular expression finds something.
  ///
  /// ```swift
  /// mock.methodReference(.log, args: .matching(/^user \d+$/))
  /// ```
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching<Output>(
    _ expression: Regex<Output>, fileID: String = #fileID, line: Int = #line
  ) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "matching the regular expression at \(fileID):\(line)" }, parts: ["matching", fileID, line],
      acceptsFlattened: { String(anyText: $0)?.contains(expression) == true })
  }
}

extension String {
  /// The text of a string, substring or character; nil for anything else.
  init?(anyText argument: Any?) {
    switch argument {
    case let text as String: self = text
    case let text as any StringProtocol: self.init(text)
    case let character as Character: self.init(character)
    default: return nil
    }
  }
}
