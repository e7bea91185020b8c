import Testing

@testable import mock_generator

@Suite struct DeclaredTypesTests {
  @Test func typesAtTheTopLevelAreFoundWithTheirLines() {
    #expect(
      names(
        in: """
          import Bank
          @MainActor public final class MockLedger<T>: MockObject<LedgerMethods> {
            class Inner {}
            class var x: Int { 1 }
          }
          enum LedgerMethods { case a }; struct A {}
          actor MockVault {
          }
          typealias MockClock = MockTimer
          #if DEBUG
            private class MockNote {}
          #endif
          extension Outer { class MockHidden {} }
          """)
        == ["MockLedger 2", "LedgerMethods 6", "A 6", "MockVault 7", "MockClock 9", "MockNote 11"])
  }

  @Test func commentsAndTextsDeclareNothing() {
    #expect(
      names(
        in: ###"""
          // class A {}
          /* class B /* nested */ class C
          */
          let a = "class D \("}" + "class E") {"
          let b = """
            class F { "quoted" \(
            "class G") "
            """
          let c = ##"class H "# class I \#(x) \##("{")"##
          class J {}
          """###) == ["J 10"])
  }

  @Test func anOpenTextEndsWithItsLine() {
    #expect(names(in: "let a = \"open {\nclass A {}\n") == ["A 2"])
  }

  @Test func theFirstDeclarationOfANameCounts() throws {
    let temporary = try TemporaryFolder()
    let first = try temporary.write("\n\nclass MockLedger {}\n", to: "A.swift")
    let second = try temporary.write("class MockLedger {}\nclass MockClock {}\n", to: "B.swift")
    let types = DeclaredTypes(files: [second, first, temporary.path + "/None.swift"])
    #expect(
      types.places == [
        "MockLedger": DeclaredTypes.Place(file: first, line: 3),
        "MockClock": DeclaredTypes.Place(file: second, line: 2),
      ])
  }

  private func names(in text: String) -> [String] {
    DeclaredTypes.types(in: text).map { "\($0.name) \($0.line)" }
  }
}
