import Foundation
import MockGenerator
import Testing

@Suite struct MissingModulesTests {
  @Test func whatKnownProtocolsAskForIsNotMissing() throws {
    let bank = graph("Bank", ["s:4Bank6LedgerP"], [("s:4Bank6LedgerP", "s:s8SendableP", "Swift.Sendable")])
    #expect(try MockGenerator.missingModules(in: [bank]) == [])
  }

  @Test func theModulesOfInheritedProtocolsAreMissingUntilTheirGraphIsThere() throws {
    let bank = graph(
      "Bank", ["s:4Bank6LedgerP", "s:4Bank5ClockP"],
      [
        ("s:4Bank6LedgerP", "s:5Money5AuditP", "Money.Audit"), ("s:4Bank5ClockP", "s:12_Concurrency5ClockP", nil),
        ("s:4Bank6LedgerV", "s:3Kit5ThingP", "Kit.Thing"),
      ])
    #expect(try MockGenerator.missingModules(in: [bank]) == ["Money", "_Concurrency"])
    let money = graph("Money", ["s:5Money5AuditP"], [("s:5Money5AuditP", "s:4Coin4BaseP", "Coin.Base")])
    #expect(try MockGenerator.missingModules(in: [bank, money]) == ["Coin", "_Concurrency"])
  }

  @Test func whatIsNoGraphIsNamed() {
    let file = SymbolGraphFile(name: "Bank.symbols.json", data: Data("[]".utf8))
    #expect(throws: GeneratorError.self) { try MockGenerator.missingModules(in: [file]) }
  }

  private func graph(
    _ module: String, _ protocols: [String], _ parents: [(source: String, target: String, fallback: String?)]
  ) -> SymbolGraphFile {
    let symbols = protocols.map { id in
      """
      {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "\(id)"}, "pathComponents": ["P"],
       "accessLevel": "public"}
      """
    }
    let relationships = parents.map { parent in
      let fallback = parent.fallback.map { ", \"targetFallback\": \"\($0)\"" } ?? ""
      return """
        {"kind": "conformsTo", "source": "\(parent.source)", "target": "\(parent.target)"\(fallback)}
        """
    }
    return SymbolGraphFile(
      name: "\(module).symbols.json",
      data: Data(
        """
        {"metadata": {}, "module": {"name": "\(module)"}, "symbols": [\(symbols.joined(separator: ", "))],
         "relationships": [\(relationships.joined(separator: ", "))]}
        """.utf8))
  }
}
