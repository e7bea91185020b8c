import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct OutputFolderTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func aFileIsCreatedUpdatedOrKept() throws {
    try temporary.write(mock("Clock").contents, to: "MockClock.swift")
    try temporary.write(mock("Ledger").contents + "let older = 1\n", to: "MockLedger.swift")
    let changes = try folder().changes(for: [mock("Audit"), mock("Clock"), mock("Ledger")])
    #expect(changes.map(\.kind) == [.create, .keep, .update])
    #expect(changes.map(\.path) == ["Audit", "Clock", "Ledger"].map { "\(temporary.path)/Mock\($0).swift" })
  }

  @Test func aGeneratedFileThatWasMovedIsUpdatedWhereItIs() throws {
    let path = try temporary.write(mock("Ledger").contents + "// older\nlet a = 1\n", to: "Elsewhere/MockLedger.swift")
    let moved = TargetSources(folder: temporary.path).generated(of: "Bank")
    let mocks = try OutputFolder(temporary.path + "/Mocks", root: nil)
    let changes = try mocks.changes(for: [mock("Ledger")], moved: moved)
    #expect(changes.map(\.kind) == [.update])
    #expect(changes.map(\.path) == [path])
    #expect(TargetSources(folder: temporary.path).generated(of: "Money") == [:])
  }

  @Test(arguments: ["final class MockLedger {}\n", ""])
  func aFileOfTheUsersIsNeverOverwritten(_ text: String) throws {
    let path = try temporary.write(text, to: "MockLedger.swift")
    #expect(throws: inTheWay(path)) { try folder().changes(for: [mock("Ledger")]) }
  }

  @Test func aFolderOrADanglingLinkIsInTheWayToo() throws {
    let path = temporary.path + "/MockLedger.swift"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: inTheWay(path)) { try folder().changes(for: [mock("Ledger")]) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: temporary.path + "/nowhere")
    #expect(throws: inTheWay(path)) { try folder().changes(for: [mock("Ledger")]) }
  }

  @Test func theFixturesHaveAFileOfTheirOwn() throws {
    let file = GeneratedFile(protocolName: "", fileName: "BankFixtures.swift", contents: fixtures)
    try temporary.write(fixtures, to: "BankFixtures.swift")
    #expect(try folder().changes(for: [file]).map(\.kind) == [.keep])
    #expect(try leftovers(files: [], protocols: ["Ledger"]) == ["BankFixtures.swift"])
    try temporary.write("let mine = true\n", to: "BankFixtures.swift")
    #expect(
      throws: ToolError(
        "\(temporary.path)/BankFixtures.swift is in the way of the fixtures and was not made by generate-mocks; move it "
          + "away or pass another --output.")
    ) {
      try folder().changes(for: [file])
    }
  }

  private let fixtures = GeneratedFile.fixturesMarker + "Bank. Changes are overwritten.\n"

  @Test func aMockIsLeftOverWhenItsProtocolIsGone() throws {
    try temporary.write(mock("Gone").contents, to: "MockGone.swift")
    try temporary.write(mock("Ledger").contents, to: "MockLedger.swift")
    try temporary.write(mock("Ledger").contents, to: "MockOldNameOfLedger.swift")
    #expect(
      try leftovers(files: [mock("Ledger")], protocols: ["Ledger"]) == ["MockGone.swift", "MockOldNameOfLedger.swift"])
  }

  @Test func theReasonForALeftOverFileIsTold() throws {
    try temporary.write(mock("Gone").contents, to: "MockGone.swift")
    try temporary.write(mock("Ledger").contents, to: "MockOldNameOfLedger.swift")
    var output = GeneratorOutput()
    output.files = [mock("Ledger")]
    output.protocolNames = ["Ledger"]
    let changes = try folder().leftovers(of: ModuleMocks(module: "Bank", folder: temporary.path, output: output))
    #expect(
      changes.map(\.reason) == ["Bank has no protocol Gone any more", "the mock of Ledger is now in another file"])
  }

  @Test func aMockIsLeftOverWhenItsProtocolCanNotBeMockedAnyMore() throws {
    try temporary.write(mock("Clock").contents, to: "MockClock.swift")
    try temporary.write(mock("Ledger").contents, to: "MockLedger.swift")
    try temporary.write(mock("Noted").contents, to: "MockNoted.swift")
    var output = GeneratorOutput()
    output.protocolNames = ["Clock", "Ledger", "Noted"]
    output.findings = [
      Finding(severity: .error, protocolName: "Ledger", message: "Ledger is SPI."),
      Finding(severity: .note, protocolName: "Noted", message: "Noted declares something."),
    ]
    output.declaredMocks = ["Clock": "MockClock"]
    let changes = try folder().leftovers(of: ModuleMocks(module: "Bank", folder: temporary.path, output: output))
    #expect(changes.map(\.reason) == ["MockClock is written by hand", "Ledger can't be mocked any more"])
  }

  @Test func whatTheGeneratorDidNotMakeIsNotLeftOver() throws {
    try temporary.write("// my own\n", to: "MockGone.swift")
    try temporary.write(mock("Gone").contents, to: "notes.txt")
    try temporary.write(mock("Gone").contents, to: "Folder/MockGone.swift")
    try temporary.write(mock("Gone", of: "Money").contents, to: "MockOfAnotherModule.swift")
    #expect(try leftovers(files: [], protocols: []) == [])
  }

  @Test func aProtocolThatGotNoMockThisTimeKeepsItsFile() throws {
    try temporary.write(mock("Clock").contents, to: "MockClock.swift")
    #expect(try leftovers(files: [], protocols: ["Clock"]) == [])
  }

  @Test func aFolderOutsideTheRootIsRefused() throws {
    let root = temporary.path + "/Bank"
    try temporary.write("", to: "Bank/Package.swift")
    try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: temporary.path)
    for output in ["\(root)/../Mocks", "\(root)-2", "\(root)/link/Mocks", "/Mocks"] {
      #expect(
        throws: ToolError("The output folder \(output) is outside the package; pass an --output inside \(root).")
      ) {
        try OutputFolder(output, root: root)
      }
    }
    #expect(try OutputFolder("\(root)/Tests/../Mocks", root: root).path == "\(root)/Mocks")
  }

  @Test func aFileIsNoFolder() throws {
    let path = try temporary.write("", to: "Mocks")
    for output in [path, path + "/Bank"] {
      #expect(throws: ToolError("\(path) is a file, not a folder; pass another --output.")) {
        try OutputFolder(output, root: nil)
      }
    }
  }

  private func folder() throws -> OutputFolder {
    try OutputFolder(temporary.path, root: nil)
  }

  private func inTheWay(_ path: String) -> ToolError {
    ToolError(
      "\(path) is in the way of the mock of Ledger and was not made by generate-mocks; "
        + "move it away or pass another --output.")
  }

  private func leftovers(files: [GeneratedFile], protocols: [String]) throws -> [String] {
    var output = GeneratorOutput()
    output.files = files
    output.protocolNames = protocols
    let changes = try folder().leftovers(of: ModuleMocks(module: "Bank", folder: temporary.path, output: output))
    #expect(changes.allSatisfy { $0.kind == .delete && $0.reason != nil })
    return changes.map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }
}

/// A file as the generator makes it.
func mock(_ protocolName: String, of module: String = "Bank") -> GeneratedFile {
  GeneratedFile(
    protocolName: protocolName, fileName: "Mock\(protocolName).swift",
    contents: "\(GeneratedFile.marker)\(protocolName) of \(module).\n\nfinal class Mock\(protocolName) {}\n")
}
