import Foundation
import Testing

@testable import mock_generator

@Suite struct GraphCutterTests {
  @Test func typesAndWhatProtocolsAskForAreKept() throws {
    let graph = """
      {"metadata": {"generator": "g"}, "module": {"name": "Swift"}, "symbols": [
        \(symbol("P", "swift.protocol", ["P"])), \(symbol("P.f", "swift.method", ["P", "f()"])),
        \(symbol("S", "swift.struct", ["S"])), \(symbol("S.g", "swift.method", ["S", "g()"])),
        \(symbol("S.T", "swift.struct", ["S", "T"]))
      ], "relationships": [
        \(relationship("requirementOf", "P.f", "P")), \(relationship("memberOf", "S.g", "S")),
        \(relationship("conformsTo", "P", "Q")), \(relationship("conformsTo", "S", "P"))
      ]}
      """
    let other = "{\"symbols\": [\(symbol("P", "swift.protocol", ["P"])), \(symbol("U", "swift.enum", ["U"]))]}"
    let data = try GraphCutter.cut([Data(graph.utf8), Data(other.utf8)], module: "_Concurrency")
    let cut = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((cut["module"] as? [String: Any])?["name"] as? String == "_Concurrency")
    let symbols = try #require(cut["symbols"] as? [[String: Any]])
    #expect(symbols.compactMap { ($0["identifier"] as? [String: String])?["precise"] } == ["P", "P.f", "S", "U"])
    #expect(symbols.allSatisfy { $0["docComment"] == nil })
    let relationships = try #require(cut["relationships"] as? [[String: String]])
    #expect(relationships.map { "\($0["kind"] ?? "") \($0["source"] ?? "")" } == ["requirementOf P.f", "conformsTo P"])
  }

  private func symbol(_ id: String, _ kind: String, _ path: [String]) -> String {
    """
    {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(id)"}, "pathComponents": \(path), "docComment": {}}
    """
  }

  private func relationship(_ kind: String, _ source: String, _ target: String) -> String {
    "{\"kind\": \"\(kind)\", \"source\": \"\(source)\", \"target\": \"\(target)\"}"
  }
}
