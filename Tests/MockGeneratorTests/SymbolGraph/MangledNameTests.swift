import Testing

@testable import MockGenerator

@Suite struct MangledNameTests {
  @Test func pathsNameModuleAndTypes() {
    #expect(MangledName.path(of: "s:20FoundationEssentials4DateV")?.module == "FoundationEssentials")
    #expect(MangledName.path(of: "s:4Bank5DepotV5EventO")?.names == ["Depot", "Event"])
    #expect(MangledName.path(of: "s:s8SendableP")?.module == "Swift")
    #expect(MangledName.path(of: "s:Si") == nil)
  }

  @Test func wordsThatComeAgainAreFilledIn() {
    #expect(MangledName.path(of: "s:4Bank0A6LedgerV")?.names == ["BankLedger"])
  }

  @Test func numbersAreSpelledByTheOneBeforeThem() {
    #expect(["0", "1", "12"].map(MangledName.index) == ["_", "0_", "11_"])
  }

  @Test func aLabelThatIsAnUnderscoreIsNotNoLabel() {
    let ledger = "s:4C0736LedgerP"
    #expect(
      MangledName.labels(of: ledger + "4hold6amount1_ySi_SitF", in: ledger, isNamed: true, count: 2) == ["amount", "_"])
    #expect(
      MangledName.labels(of: ledger + "4keep6amount_ySi_SitF", in: ledger, isNamed: true, count: 2) == ["amount", nil])
  }

  @Test func functionTypesAreFoundAmongTheNames() {
    #expect(
      MangledName.functions(of: "s:4Bank1PP1fyyyYaYAcF", isNamed: true) == [MangledName.Function(isIsolatedAny: true)])
    #expect(MangledName.functions(of: "s:4Bank4YAMLV", isNamed: true).isEmpty)
    // In Swift 6, a closure of a global actor is Sendable; in Swift 5 it is not.
    #expect(
      MangledName.functions(of: "s:4Bank1PP1ayyySiYbScMYccF", isNamed: true)
        == [MangledName.Function(isSendable: true, isOfActor: true)])
    #expect(
      MangledName.functions(of: "s:4Bank1PP1ayyySiScMYccF", isNamed: true) == [MangledName.Function(isOfActor: true)])
    // The numbers in substitutions count no letters of names.
    #expect(
      MangledName.functions(of: "s:6Shapes8ClosuresP1tyyS2iXCF", isNamed: true) == [MangledName.Function(isC: true)])
  }
}
