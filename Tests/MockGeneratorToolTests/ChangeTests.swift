import Foundation
import Testing

@testable import mock_generator

@Suite struct ChangeTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func aFileIsWrittenWithItsFolderAndNothingElse() throws {
    try change(.create, "A/B/MockLedger.swift").apply()
    try change(.update, "A/B/MockLedger.swift", new: "newer").apply()
    let files = try temporary.contents().filter { !$0.value.isEmpty }
    #expect(files == ["A/B/MockLedger.swift": "newer"])
  }

  @Test func aLeftOverFileIsDeleted() throws {
    try temporary.write("old", to: "MockGone.swift")
    try change(.delete, "MockGone.swift").apply()
    #expect(try temporary.contents().isEmpty)
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    try change(.keep, "MockLedger.swift").apply()
    #expect(try temporary.contents().isEmpty)
  }

  @Test func aFileThatCannotBeWrittenIsNamed() throws {
    try temporary.write("", to: "file")
    let error = #expect(throws: ToolError.self) { try change(.create, "file/MockLedger.swift").apply() }
    #expect(error?.description.hasPrefix("\(temporary.path)/file/MockLedger.swift can't be written: ") == true)
  }

  @Test func aFileFitsByItsCode() {
    let new = "// Made from Ledger.\n\nimport Bank\n\nclass A { func f(a: Int, b: Int) {} }\n"
    #expect(Change.fits(new, new))
    #expect(Change.fits("//  Our license.\n//\n\n" + new, new))
    #expect(Change.fits(new.replacingOccurrences(of: "\n", with: "\r\n"), new))
    #expect(Change.fits("import Bank\n\nclass A {\n  func f(\n    a: Int, b: Int\n  ) {}\n}\n", new))
    #expect(!Change.fits("import Bank\n\nclass A { func f(a: Int, b: Int?) {} }\n", new))
  }

  @Test func aPathInsideTheCurrentFolderIsShownRelativeToIt() {
    let current = FileManager.default.currentDirectoryPath
    #expect(Change.display(current + "/Mocks/A.swift") == "Mocks/A.swift")
    #expect(Change.display("/elsewhere/A.swift") == "/elsewhere/A.swift")
  }

  private func change(_ kind: Change.Kind, _ name: String, new: String = "new") -> Change {
    Change(kind: kind, path: temporary.path + "/" + name, old: "", new: new)
  }
}
