import Foundation
import MockGenerator
import Testing

@Suite struct GeneratorErrorTests {
  private func message(_ graphs: [SymbolGraphFile], _ options: GeneratorOptions = GeneratorOptions()) -> String {
    do {
      _ = try MockGenerator.generate(symbolGraphs: graphs, options: options)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func noGraphAtAll() {
    #expect(
      message([]) == "There is no symbol graph to read; "
        + "pass the .symbols.json files that `swift package dump-symbol-graph` writes.")
  }

  @Test func textThatIsNoJSON() {
    #expect(
      message([SymbolGraphFile(name: "notes.txt", data: Data("hello".utf8))])
        == "notes.txt is not a symbol graph (it isn't JSON); "
        + "pass the .symbols.json files that `swift package dump-symbol-graph` writes.")
  }

  @Test func jsonOfAnotherKind() {
    #expect(
      message([SymbolGraphFile(name: "a.json", data: Data("{\"a\": 1}".utf8))])
        == "a.json is not a symbol graph (there is no \"metadata\" at the top); "
        + "pass the .symbols.json files that `swift package dump-symbol-graph` writes.")
    #expect(message([SymbolGraphFile(name: "b.json", data: Data("[1]".utf8))]).contains("it isn't a JSON object"))
  }

  @Test func aTypeThatIsNotThere() {
    #expect(
      GeneratorError.unknownType(name: "Usre", module: "Bank", similar: ["User"]).description
        == "Bank has no struct, class, enum or actor named Usre; did you mean User?")
    #expect(
      GeneratorError.unknownType(name: "X", module: "Bank", similar: []).description
        == "Bank has no struct, class, enum or actor named X; check its spelling and its target.")
  }

  @Test func aModuleWithoutProtocols() {
    #expect(
      message([GraphText("Bank").file]) == "Bank has no protocols to mock; "
        + "name another target, or emit the symbol graph with `-symbol-graph-minimum-access-level private`.")
  }

  @Test func aModuleWithoutMarkedProtocols() {
    var graph = GraphText("Bank")
    graph.add(protocol: "Ledger")
    var options = GeneratorOptions()
    options.markedOnly = true
    #expect(
      message([graph.file], options) == "No protocol of Bank is marked; "
        + "write `@mockable` into the documentation comments of those to mock, or leave out --marked.")
  }

  @Test func aProtocolThatIsMisspelled() {
    var graph = GraphText("Bank")
    for name in ["Ledger", "Lodger", "Teller"] { graph.add(protocol: name) }
    var options = GeneratorOptions()
    options.protocols = ["Lodgr"]
    #expect(message([graph.file], options) == "Bank has no protocol named Lodgr; did you mean Lodger or Ledger?")
    options.protocols = ["Xylophone"]
    #expect(
      message([graph.file], options) == "Bank has no protocol named Xylophone; check its spelling and its target.")
  }
}
