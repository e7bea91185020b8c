import Testing

@testable import mock_generator

@Suite struct CommandTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func theMocksAreWrittenOnceAndThenLeftAlone() throws {
    try bank("Ledger", "Clock")
    #expect(run() == 0)
    #expect(try files() == ["MockClock.swift", "MockLedger.swift"])
    #expect(run("--check") == 0)
    #expect(run() == 0)
  }

  @Test func checkFailsWhereAMockIsStaleAndWritesNothing() throws {
    try bank("Ledger")
    #expect(run("--check") == 1)
    #expect(try files() == [])
  }

  @Test func aDryRunWritesNothing() throws {
    try bank("Ledger")
    #expect(run("--dry-run") == 0)
    #expect(try files() == [])
  }

  @Test func theMocksOfAModuleThatLostItsProtocolsGo() throws {
    try bank("Ledger")
    #expect(run() == 0)
    try bank()
    #expect(run() == 0)
    #expect(try files() == [])
    #expect(run() == 1)
  }

  @Test func aMistakeWritesNothing() throws {
    try bank("Ledger")
    #expect(run("--protocol", "Clock") == 1)
    #expect(run("--root", "/elsewhere") == 1)
    #expect(run("--color") == 1)
    #expect(try files() == [])
  }

  private func bank(_ protocols: String...) throws {
    try temporary.write(symbolGraph(of: "Bank", protocols: protocols), to: "Bank.symbols.json")
  }

  private func run(_ arguments: String...) -> Int32 {
    Command.run(
      ["--symbol-graph", temporary.path + "/Bank.symbols.json", "--output", temporary.path + "/Mocks"] + arguments)
  }

  private func files() throws -> [String] {
    try temporary.contents().keys.compactMap { $0.hasPrefix("Mocks/") ? String($0.dropFirst(6)) : nil }.sorted()
  }
}
