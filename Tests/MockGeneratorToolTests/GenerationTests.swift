import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct GenerationTests {
  @Test func everyModuleGivesItsMocks() throws {
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "A", options: GeneratorOptions())
    try generation.add([graph("Money", "Coin")], folder: "B", options: GeneratorOptions())
    try generation.finish()
    #expect(generation.modules.map(\.module) == ["Bank", "Money"])
    #expect(generation.modules.map(\.folder) == ["A", "B"])
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Clock", "Ledger"], ["Coin"]])
  }

  @Test func everyFileSaysOfWhichModuleItIs() throws {
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger")], folder: "", options: GeneratorOptions())
    let origin = try #require(generation.modules.first?.output.files.first.flatMap { Origin($0.contents) })
    #expect(origin.protocolName == "Ledger")
    #expect(origin.isIn("Bank"))
  }

  @Test func protocolsOfOneNameHaveMocksThatAreCalledAfterTheirModules() throws {
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "", options: GeneratorOptions())
    try generation.add([graph("Money", "Ledger", "Coin")], folder: "", options: GeneratorOptions())
    try generation.add([graph("Elsewhere", "Ledger")], folder: "B", options: GeneratorOptions())
    try generation.finish()
    #expect(
      generation.modules.map { $0.output.files.map(\.fileName) } == [
        ["MockBankLedger.swift", "MockClock.swift"], ["MockCoin.swift", "MockMoneyLedger.swift"], ["MockLedger.swift"],
      ])
    #expect(generation.modules[0].output.files[0].contents.contains("enum BankLedgerMethods:"))
  }

  @Test func aNamedProtocolNeedBeInOneModuleOnly() throws {
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "A", options: options(for: "Coin", "Ledger"))
    try generation.add([graph("Money", "Coin")], folder: "B", options: options(for: "Coin", "Ledger"))
    try generation.finish()
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Ledger"], ["Coin"]])
  }

  @Test func aNamedProtocolThatNoModuleHasIsAMistake() throws {
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger")], folder: "A", options: options(for: "Coin", "Ledgr"))
    try generation.add([graph("Money", "Coin")], folder: "B", options: options(for: "Coin", "Ledgr"))
    #expect(throws: ToolError("Bank has no protocol named Ledgr; did you mean Ledger?")) { try generation.finish() }
  }

  @Test func aMistakeInAConfigurationFileHasItsLine() throws {
    let configuration = try ConfigurationFile(path: "/bank/.mock-generator", text: "--marked\n--except Ledgr\n")
    var options = configuration.options.generatorOptions
    options.markedOnly = false
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger")], folder: "A", options: options, configuration: configuration)
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Ledger"]])
    #expect(
      throws: ToolError(
        "Bank has no protocol named Ledgr; did you mean Ledger?", at: "/bank/.mock-generator:2")
    ) {
      try generation.finish()
    }
  }

  @Test func anExceptionNeedBeInOneModuleOnly() throws {
    var options = GeneratorOptions()
    options.exceptions = ["Coin", "Ledger"]
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "A", options: options)
    try generation.add([graph("Money", "Coin", "Note")], folder: "B", options: options)
    try generation.finish()
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Clock"], ["Note"]])
  }

  @Test func aMockThatIsWrittenByHandIsNotWrittenAgain() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("import Bank\nfinal class MockLedger {}\n", to: "Fakes/Fakes.swift")
    try temporary.write("enum ClockMethods {}\n", to: "Clock.swift")
    var generation = Generation()
    try generation.add(
      [graph("Bank", "Ledger", "Clock", "Note")], folder: "A", options: GeneratorOptions(),
      sources: TargetSources(folder: temporary.path))
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Note"]])
    #expect(generation.modules[0].output.declaredMocks == ["Ledger": "MockLedger", "Clock": "ClockMethods"])
  }

  @Test func aTypeThatNoModuleHasIsAMistake() throws {
    var options = GeneratorOptions()
    options.fixtureTypes = ["User"]
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger")], folder: "A", options: options)
    try generation.add([graph("Money")], folder: "B", options: options)
    #expect(throws: ToolError(GeneratorError.unknownType(name: "User", module: "Bank", similar: []).description)) {
      try generation.finish()
    }
  }

  @Test func aModuleWithoutProtocolsMayHaveLeftovers() throws {
    var generation = Generation()
    try generation.add([graph("Bank")], folder: "A", options: GeneratorOptions())
    try generation.finish()
    #expect(generation.modules.map(\.module) == ["Bank"])
    #expect(generation.modules.map(\.output.files) == [[]])
    #expect(generation.emptiness == .noProtocols(module: "Bank"))
  }

  @Test func aModuleWithoutMarkedProtocolsIsLeftAlone() throws {
    var options = GeneratorOptions()
    options.markedOnly = true
    var generation = Generation()
    try generation.add([graph("Bank", "Ledger")], folder: "A", options: options)
    #expect(generation.modules.isEmpty)
    #expect(generation.emptiness == .noMarkedProtocols(module: "Bank"))
  }

  private func options(for protocols: String...) -> GeneratorOptions {
    var options = GeneratorOptions()
    options.protocols = protocols
    return options
  }

  private func graph(_ module: String, _ protocols: String...) -> SymbolGraphFile {
    SymbolGraphFile(
      name: "\(module).symbols.json", data: Data(symbolGraph(of: module, protocols: protocols).utf8))
  }
}
