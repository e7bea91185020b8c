import Testing

@testable import MockGenerator

@Suite struct SymbolIndexTests {
  @Test func whatTestsCannotSeeIsSkipped() throws {
    var bank = GraphText("Bank")
    bank.add(protocol: "Ledger", access: "internal")
    bank.add(protocol: "Teller", access: "package")
    bank.add(protocol: "Vault", access: "private")
    bank.add(protocol: "Clock")
    var kit = GraphText("Kit")
    kit.add(protocol: "Hidden", access: "internal")
    kit.add(protocol: "Shared", access: "package")
    kit.add(protocol: "Shown")
    let graphs = [try bank.file.graph(), try kit.file.graph()]

    let testable = SymbolIndex(graphs)
    #expect(Set(testable.protocols.map(\.fullName)) == ["Ledger", "Teller", "Clock"])
    #expect(Set(testable.topLevelNames.keys) == ["Ledger", "Teller", "Clock", "Shared", "Shown"])
    let plain = SymbolIndex(graphs, isTestable: false)
    #expect(plain.protocols.map(\.fullName) == ["Clock"])
    #expect(Set(plain.topLevelNames.keys) == ["Clock", "Shared", "Shown"])
  }
}
