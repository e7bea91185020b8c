import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct SymbolGraphReaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFileIsReadAsItIs() throws {
    let path = try folder.write("{}", to: "Bank.json")
    let graphs = try SymbolGraphReader.read([path])
    #expect(graphs.map(\.name) == ["Bank.json"])
    #expect(graphs.map(\.data) == [Data("{}".utf8)])
  }

  @Test func ofAFolderTheModulesOwnGraphComesFirst() throws {
    for name in ["Bank@Swift.symbols.json", "Bank.symbols.json", "notes.json"] { try folder.write("{}", to: name) }
    #expect(
      try SymbolGraphReader.read([folder.path]).map(\.name) == ["Bank.symbols.json", "Bank@Swift.symbols.json"])
  }

  @Test func atLeastOneIsNeeded() {
    #expect(
      throws: ToolError("There is no symbol graph to read; pass --symbol-graph FILE (--help says how to make one).")
    ) {
      try SymbolGraphReader.read([])
    }
  }

  @Test func aMissingFileIsNamed() {
    let path = folder.path + "/None.symbols.json"
    #expect(throws: ToolError("There is no symbol graph at \(path); check the path given with --symbol-graph.")) {
      try SymbolGraphReader.read([path])
    }
  }

  @Test func aFolderWithoutGraphsIsNamed() {
    #expect(
      throws: ToolError(
        "\(folder.path) holds no .symbols.json file; name the folder that the symbol graphs are in.")
    ) {
      try SymbolGraphReader.read([folder.path])
    }
  }
}
