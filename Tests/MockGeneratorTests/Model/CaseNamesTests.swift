import Foundation
import MockGenerator
import Testing

@Suite struct CaseNamesTests {
  private func cases(_ requirements: [String]) throws -> [String] {
    var graph = GraphText("Bank")
    graph.add(protocol: "P", requirements: requirements)
    let text = try #require(try MockGenerator.generate(symbolGraphs: [graph.file]).files.first?.contents)
    let body = try #require(text.components(separatedBy: "Sendable {\n").dropFirst().first)
    let lines = try #require(body.components(separatedBy: "\n}").first).split(separator: "\n")
    return lines.filter { $0.hasPrefix("  case ") }.map { String($0.dropFirst("  case ".count)) }
  }

  @Test func labelsAreParts() throws {
    #expect(try cases(["func move(from: Int, to: Int)", "func stop()"]) == ["moveFromTo", "stop"])
  }

  @Test func overloadsWithOtherLabelsDoNotRenameEachOther() throws {
    let first = try cases(["func load(id: Int)"])
    let both = try cases(["func load(name: String)", "func load(id: Int)", "func load()"])
    #expect(first == ["loadId"])
    #expect(both == ["loadName", "loadId", "load"])
  }

  @Test func typesTellTheRestApartInAnyOrder() throws {
    #expect(try cases(["func f(_ x: Int)", "func f(_ x: String?)"]) == ["fInt", "fOptionalString"])
    #expect(try cases(["func f(_ x: String?)", "func f(_ x: Int)"]) == ["fOptionalString", "fInt"])
    #expect(
      try cases(["func f(_ x: Bool)", "func f(_ x: String?)", "func f(_ x: Int)"]) == [
        "fBool", "fOptionalString", "fInt",
      ])
  }

  @Test func resultsTellApartWhatNothingElseDoes() throws {
    #expect(
      try cases(["func f() -> Int", "func f() -> String"]) == ["fReturningInt", "fReturningString"])
  }

  @Test func settersStepBackFromMethods() throws {
    #expect(
      try cases(["var level: Int { get set }", "func setLevel(_ x: Int)"]) == [
        "level", "setLevelProperty", "setLevelInt",
      ])
  }

  @Test func waitingAloneRenamesOnlyWhatWaits() throws {
    #expect(try cases(["func close()", "func close() async throws"]) == ["close", "closeAsync"])
    #expect(try cases(["func close() async", "func close() -> Int"]) == ["closeAsync", "close"])
  }

  @Test func keywordsAreLegalCases() throws {
    #expect(try cases(["func `default`()", "var `self`: Int { get }"]) == ["`default`", "selfRequirement"])
  }
}
