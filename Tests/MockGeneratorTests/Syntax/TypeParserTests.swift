import Testing

@testable import MockGenerator

@Suite struct TypeParserTests {
  private let printer = TypePrinter(scope: NameScope(SymbolIndex([]), generatedNames: []))

  @Test(arguments: [
    "Int", "Int?", "[String: [Int?]]", "(Int, name: String)?", "any P & Q", "(any P)?", "some Collection<Int>",
    "(Int) -> (String) -> Void", "(@MainActor @Sendable (Any?) async throws -> Void)?", "(() throws(E) -> Int)?",
    "Outer<Int>.Inner", "[Int].Element", "(any P).Type", "Int.Type", "(repeat each T)", "borrowing Ticket",
    "inout [Int]", "@escaping @isolated(any) () async -> Void", "sending Value", "() -> sending Value",
    "@convention(c) (Int) -> Int", "(inout Int, borrowing String) -> Void", "Int...",
    "nonisolated(nonsending) () async -> Void",
  ])
  func typesComeOutAsTheyWentIn(_ text: String) throws {
    var parser = TypeParser(Token.scan(text))
    let type = try parser.passedType()
    #expect(parser.next == nil)
    #expect(printer.text(type) == text)
  }

  @Test func sugarIsPreferred() throws {
    var parser = TypeParser([
      Token(text: "Optional", role: .word, id: "s:Sq"), Token(text: "<", role: .punctuation),
      Token(text: "Int", role: .word, id: "s:Si"), Token(text: ">", role: .punctuation),
    ])
    #expect(printer.text(try parser.type()) == "Int?")
  }

  @Test func whatIsNoTypeIsRefused() {
    #expect(throws: TypeParser.Failure.self) {
      var parser = TypeParser(Token.scan("[Int"))
      _ = try parser.type()
    }
  }
}
