import Foundation
import MockGenerator
import Testing

/// Nobody promises the order in which a graph lists its symbols.
@Suite struct SymbolOrderTests {
  @Test(arguments: 1...20) func theOrderOfTheSymbolsMakesNoDifference(seed: Int) throws {
    var graph = GraphText("Bank")
    graph.add(
      protocol: "Ledger", line: 1, parents: ["Audited", "Named", "Sendable"],
      requirements: [
        "func pay(_ amount: Int)", "func pay(_ amount: String)", "func pay(_ amount: Int) async -> Int",
        "associatedtype Item", "func add(_ item: Self.Item)", "func same(_ x: Int) -> Int",
      ])
    graph.add(protocol: "Audited", line: 20, requirements: ["func audit()", "func same(_ x: Int) -> Int"])
    graph.add(protocol: "Named", line: 30, requirements: ["func audit()", "func name() -> String"])
    graph.add(protocol: "Mock", line: 40, requirements: ["func m()"])
    graph.add(protocol: "Methods", line: 50, requirements: ["func m()"])
    graph.add("swift.struct", "Ticket", "struct Ticket")
    let expected = try MockGenerator.generate(symbolGraphs: [graph.file])
    #expect(expected.findings == [])
    #expect(expected.files.count == 5)
    let shuffled = try MockGenerator.generate(symbolGraphs: [try shuffle(graph.file, seed: seed)])
    #expect(shuffled.files == expected.files)
    #expect(shuffled.protocolNames == expected.protocolNames)
  }

  private func shuffle(_ file: SymbolGraphFile, seed: Int) throws -> SymbolGraphFile {
    struct Numbers: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }
    var numbers = Numbers(state: UInt64(seed))
    var graph = try #require(try JSONSerialization.jsonObject(with: file.data) as? [String: Any])
    for key in ["symbols", "relationships"] {
      graph[key] = try #require(graph[key] as? [Any]).shuffled(using: &numbers)
    }
    return SymbolGraphFile(name: file.name, data: try JSONSerialization.data(withJSONObject: graph))
  }
}
