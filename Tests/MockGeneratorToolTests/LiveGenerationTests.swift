import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct LiveGenerationTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func theMocksOfEveryModuleAreWritten() throws {
    try run([try list("Bank", "Ledger"), try list("Money", "Coin")])
    #expect(try text().contains("class MockLedger"))
    #expect(try text().contains("class MockCoin"))
  }

  @Test func aMockThatATestDeclaresIsLeftOut() throws {
    let source = try temporary.write("class MockLedger {}\n", to: "Fakes.swift")
    try run([try list("Bank", "Ledger", "Clock")], "--source", source)
    #expect(try !text().contains("class MockLedger"))
    #expect(try text().contains("class MockClock"))
  }

  @Test func aTypeThatIsInTheWayOfAMockIsNamed() throws {
    let source = try temporary.write("\nenum LedgerMethods { case open }\nclass MockClock {}\n", to: "Fakes.swift")
    var output = GeneratorOutput()
    output.declaredMocks = ["Ledger": "LedgerMethods", "Clock": "MockClock"]
    #expect(
      LiveGeneration.halves(output, DeclaredTypes(files: [source])) == [
        "\(source):2: warning: Ledger has no mock, because it would bring a LedgerMethods of its own; "
          + "rename this one, or write the mock by hand."
      ])
  }

  @Test func theConfigurationSaysWhichAndHow() throws {
    let configuration = try temporary.write("--except Clock\n", to: ".mock-generator")
    try run([try list("Bank", "Ledger", "Clock")], "--configuration", configuration)
    #expect(try text().contains("class MockLedger"))
    #expect(try !text().contains("class MockClock"))
    try temporary.write("\n--except Clok\n", to: ".mock-generator")
    #expect(
      throws: ToolError("Bank has no protocol named Clok; did you mean Clock?", at: "\(configuration):2")
    ) {
      try run([try list("Bank", "Ledger", "Clock")], "--configuration", configuration)
    }
  }

  @Test func whatStaysTheSameIsNotWritten() throws {
    let list = try list("Bank", "Ledger")
    try run([list])
    let file = URL(fileURLWithPath: temporary.path + "/Mocks.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    try run([list])
    #expect(try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate == past)
    try run([try self.list("Bank", "Clock")])
    #expect(try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate != past)
  }

  @Test func whatTestsDeclareOtherwiseMakesNothingAgain() throws {
    let list = try list("Bank", "Ledger", "Odd")
    let source = try temporary.write("struct TellerTests {}\n", to: "Tests.swift")
    try run([list], "--source", source)
    // Nothing writes this, so it is there for as long as nothing is made again.
    let path = temporary.path + "/Mocks.swift"
    try Data("as it was".utf8).write(to: URL(fileURLWithPath: path))
    try temporary.write("// An edit.\nstruct TellerTests {}\nstruct MoreTests {}\n", to: "Tests.swift")
    try run([list], "--source", source)
    #expect(try text() == "as it was")
    try temporary.write("class MockLedger {}\n", to: "Tests.swift")
    try run([list], "--source", source)
    #expect(try text().contains("class MockOdd") && !text().contains("class MockLedger"))
    try FileManager.default.removeItem(atPath: path)
    try run([list], "--source", source)
    #expect(try text().contains("class MockOdd"))
    try run([try self.list("Bank", "Ledger", "Clock")], "--source", source)
    #expect(try text().contains("class MockClock"))
  }

  @Test func theListChangesWithWhatNoGraphTells() throws {
    let source = try temporary.write("import Bank\nfunc f() {}\n", to: "Source.swift")
    func list() throws -> String {
      var folder = try GraphFolder(path: temporary.path + "/Facts")
      _ = try folder.take("Bank", [.init(name: "Bank.symbols.json", data: Data("{}".utf8))])
      try folder.finish(list: folder.path + "/list.swift", isTestable: true, sources: [source])
      return try String(contentsOfFile: folder.path + "/list.swift", encoding: .utf8)
    }
    let before = try list()
    try temporary.write("import Bank\nfunc g() {}\n", to: "Source.swift")
    #expect(try list() == before)
    for change in ["import Coin\n", "import Bank\n@_spi(Vault) func g() {}\n", "import Bank\n#if DEBUG\n#endif\n"] {
      try temporary.write(change, to: "Source.swift")
      #expect(try list() != before)
    }
  }

  @Test func aModuleWithoutProtocolsGivesEmptyFiles() throws {
    try run([try list("Bank")])
    #expect(try text() == "// Made by the LiveMocks plugin while the test target is built.\n")
  }

  @Test func withoutTestabilityTheModuleIsImportedPlainly() throws {
    try run([try list("Bank", "Ledger", access: "public", isTestable: false)])
    #expect(try text().contains("public import Bank\n"))
    #expect(try !text().contains("@testable"))
  }

  @Test func withoutTestabilityNothingInternalIsSeen() throws {
    try run([try list("Bank", "Ledger", isTestable: false)])
    #expect(try !text().contains("class"))
  }

  @Test func aListThatIsGoneIsTold() throws {
    let path = temporary.path + "/None.swift"
    #expect(throws: ToolError("\(path) can't be read; build again from clean.")) { try run([path]) }
  }

  private func list(
    _ module: String, _ protocols: String..., access: String = "internal", isTestable: Bool = true
  ) throws -> String {
    let graph = symbolGraph(of: module, protocols: protocols)
      .replacingOccurrences(of: "\"internal\"", with: "\"\(access)\"")
    var folder = try GraphFolder(path: temporary.path + "/" + module)
    _ = try folder.take(module, [.init(name: "\(module).symbols.json", data: Data(graph.utf8))])
    let list = temporary.path + "/\(module)/list.swift"
    try folder.finish(list: list, isTestable: isTestable)
    return list
  }

  private func run(_ lists: [String], _ arguments: String...) throws {
    let graphs = lists.flatMap { ["--graphs", $0] }
    try LiveGeneration(graphs + ["--output", temporary.path + "/Mocks.swift"] + arguments).run()
  }

  private func text() throws -> String {
    try String(contentsOfFile: temporary.path + "/Mocks.swift", encoding: .utf8)
  }
}
