import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct GenerationTests {
  @Test func everyModuleGivesItsMocks() throws {
    var generation = Generation(GeneratorOptions())
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "A")
    try generation.add([graph("Money", "Coin")], folder: "B")
    try generation.finish()
    #expect(generation.modules.map(\.module) == ["Bank", "Money"])
    #expect(generation.modules.map(\.folder) == ["A", "B"])
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Clock", "Ledger"], ["Coin"]])
  }

  @Test func everyFileSaysOfWhichModuleItIs() throws {
    var generation = Generation(GeneratorOptions())
    try generation.add([graph("Bank", "Ledger")], folder: "")
    let origin = try #require(generation.modules.first?.output.files.first.flatMap { Origin($0.contents) })
    #expect(origin.protocolName == "Ledger")
    #expect(origin.isIn("Bank"))
  }

  @Test func aNamedProtocolNeedBeInOneModuleOnly() throws {
    var generation = try generation(of: "Coin", "Ledger")
    try generation.add([graph("Bank", "Ledger", "Clock")], folder: "A")
    try generation.add([graph("Money", "Coin")], folder: "B")
    try generation.finish()
    #expect(generation.modules.map { $0.output.files.map(\.protocolName) } == [["Ledger"], ["Coin"]])
  }

  @Test func aNamedProtocolThatNoModuleHasIsAMistake() throws {
    var generation = try generation(of: "Coin", "Ledgr")
    try generation.add([graph("Bank", "Ledger")], folder: "A")
    try generation.add([graph("Money", "Coin")], folder: "B")
    #expect(throws: GeneratorError.unknownProtocol(name: "Ledgr", module: "Bank", similar: ["Ledger"])) {
      try generation.finish()
    }
  }

  @Test func aTypeThatNoModuleHasIsAMistake() throws {
    var options = GeneratorOptions()
    options.fixtureTypes = ["User"]
    var generation = Generation(options)
    try generation.add([graph("Bank", "Ledger")], folder: "A")
    try generation.add([graph("Money")], folder: "B")
    #expect(throws: GeneratorError.unknownType(name: "User", module: "Bank", similar: [])) { try generation.finish() }
  }

  @Test func aModuleWithoutProtocolsMayHaveLeftovers() throws {
    var generation = Generation(GeneratorOptions())
    try generation.add([graph("Bank")], folder: "A")
    try generation.finish()
    #expect(generation.modules.map(\.module) == ["Bank"])
    #expect(generation.modules.map(\.output.files) == [[]])
    #expect(generation.emptiness == .noProtocols(module: "Bank"))
  }

  @Test func aModuleWithoutMarkedProtocolsIsLeftAlone() throws {
    var options = GeneratorOptions()
    options.markedOnly = true
    var generation = Generation(options)
    try generation.add([graph("Bank", "Ledger")], folder: "A")
    #expect(generation.modules.isEmpty)
    #expect(generation.emptiness == .noMarkedProtocols(module: "Bank"))
  }

  private func generation(of protocols: String...) throws -> Generation {
    var options = GeneratorOptions()
    options.protocols = protocols
    return Generation(options)
  }

  private func graph(_ module: String, _ protocols: String...) -> SymbolGraphFile {
    SymbolGraphFile(
      name: "\(module).symbols.json", data: Data(symbolGraph(of: module, protocols: protocols).utf8))
  }
}
