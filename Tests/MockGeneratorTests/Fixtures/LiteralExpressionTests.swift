import Testing

@testable import MockGenerator

struct LiteralExpressionTests {
  @Test(arguments: [
    "0", "-1", "0x1F", "1_000", "1.5e-3", "nil", "true", "false", "\"\"", "\"a \\\" b\"", "[]", "[:]", "[1, 2]",
    "[\"a\": 1, \"b\": [nil]]",
  ])
  func literalsAreKept(_ text: String) {
    #expect(LiteralExpression.matches(text))
  }

  @Test(arguments: [
    "", "x", "Date()", ".one", "\"\\(name)\"",
    "1 + 2", "[x]", "[1", "\"a", "nilly", "\"\"\"\na\n\"\"\"", "#line", "{ }",
  ])
  func otherExpressionsAreNot(_ text: String) {
    #expect(!LiteralExpression.matches(text))
  }
}
