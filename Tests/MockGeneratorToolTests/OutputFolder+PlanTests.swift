import MockGenerator
import Testing

@testable import mock_generator

@Suite struct OutputFolderPlanTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func leftOverMocksGoWithAFullRun() throws {
    try temporary.write(mock("Gone").contents, to: "MockGone.swift")
    #expect(try plan([module("Bank", ["Ledger"])]) == ["delete MockGone.swift", "create MockLedger.swift"])
  }

  @Test func leftOverMocksStayWhenProtocolsAreNamed() throws {
    try temporary.write(mock("Gone").contents, to: "MockGone.swift")
    #expect(
      try plan([module("Bank", ["Ledger"])], "--protocol", "Ledger") == ["create MockLedger.swift"])
  }

  @Test func twoModulesMayShareAFolder() throws {
    try temporary.write(mock("Ledger", of: "Bank").contents, to: "MockLedger.swift")
    try temporary.write(mock("Coin", of: "Money").contents, to: "MockCoin.swift")
    #expect(
      try plan([module("Bank", ["Ledger"]), module("Money", ["Coin"])])
        == ["keep MockCoin.swift", "keep MockLedger.swift"])
    #expect(try plan([module("Money", ["Coin"])]) == ["keep MockCoin.swift"])
  }

  @Test func aProtocolMayMoveToAnotherModule() throws {
    try temporary.write(mock("Coin", of: "Bank").contents, to: "MockCoin.swift")
    #expect(try plan([module("Money", ["Coin"]), module("Bank", [])]) == ["update MockCoin.swift"])
  }

  @Test func twoMocksCannotShareAFile() {
    #expect(
      throws: ToolError(
        "Two targets have a mock for \(temporary.path)/MockCoin.swift; pass each its own --target and --output.")
    ) {
      try plan([module("Money", ["Coin"]), module("Bank", ["Coin"])])
    }
  }

  private func module(_ name: String, _ protocols: [String]) -> ModuleMocks {
    var output = GeneratorOutput()
    output.files = protocols.map { mock($0, of: name) }
    output.protocolNames = protocols
    return ModuleMocks(module: name, folder: temporary.path, output: output)
  }

  private func plan(_ modules: [ModuleMocks], _ arguments: String...) throws -> [String] {
    try OutputFolder.plan(modules, arguments: Arguments(arguments)).map {
      "\($0.kind) \($0.path.dropFirst(temporary.path.count + 1))"
    }
  }
}
