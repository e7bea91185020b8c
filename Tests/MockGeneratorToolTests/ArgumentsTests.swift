import MockGenerator
import Testing

@testable import mock_generator

@Suite struct ArgumentsTests {
  @Test func onlyTheSymbolGraphIsNeeded() throws {
    let arguments = try Arguments(["--symbol-graph", "Bank.symbols.json"])
    #expect(arguments.jobs == [Arguments.Job(symbolGraphs: ["Bank.symbols.json"], output: "Mocks")])
    #expect(arguments.options.protocols.isEmpty)
    #expect(arguments.options.markedOnly == false)
    #expect(arguments.options.access == nil)
    #expect(arguments.mode == .write)
    #expect(arguments.root == nil)
  }

  @Test func everyOptionIsUnderstood() throws {
    let arguments = try Arguments([
      "--symbol-graph", "a", "--symbol-graph=b", "--output", "Out", "--protocol", "Ledger", "--protocol", "Clock",
      "--except", "Odd", "--marked", "--access", "public", "--root", "/bank", "--check", "--configuration", "options",
      "--sources", "Tests", "--fixtures", "--fixture", "User",
    ])
    #expect(arguments.options.fixtures)
    #expect(arguments.options.fixtureTypes == ["User"])
    #expect(
      arguments.jobs == [
        Arguments.Job(symbolGraphs: ["a", "b"], output: "Out", configuration: "options", sources: "Tests")
      ])
    #expect(arguments.options.protocols == ["Ledger", "Clock"])
    #expect(arguments.options.exceptions == ["Odd"])
    #expect(arguments.options.markedOnly)
    #expect(arguments.options.access == .public)
    #expect(arguments.mode == .check)
    #expect(arguments.root == "/bank")
  }

  @Test func theOrderDoesNotMatterWithOneOutputFolder() throws {
    let arguments = try Arguments(["--output", "Out", "--symbol-graph", "a"])
    #expect(arguments.jobs == [Arguments.Job(symbolGraphs: ["a"], output: "Out")])
  }

  @Test func eachOutputFolderTakesTheGraphsBeforeIt() throws {
    let arguments = try Arguments([
      "--symbol-graph", "a", "--symbol-graph", "b", "--output", "One", "--symbol-graph", "c", "--output", "Two",
    ])
    #expect(
      arguments.jobs == [
        Arguments.Job(symbolGraphs: ["a", "b"], output: "One"), Arguments.Job(symbolGraphs: ["c"], output: "Two"),
      ])
  }

  @Test(arguments: [
    (["--output"], "--output needs a value: --output DIR."),
    (["--symbol-graph", "--check"], "--symbol-graph needs a value: --symbol-graph FILE."),
    (["--protocol="], "--protocol needs a value: --protocol NAME."),
    (["--access", "secret"], "--access takes internal, package or public, not secret."),
    (["--check", "--dry-run"], "--check and --dry-run exclude each other; pass one of them."),
    (
      ["--output", "A", "--output", "B", "--symbol-graph", "c"],
      "The last --symbol-graph has no --output after it; name the folder for its mocks."
    ),
  ])
  func aMistakeIsToldInOneLine(_ line: [String], _ message: String) {
    #expect(throws: ToolError(message)) { try Arguments(line) }
  }
}
