import MockGenerator
import Testing

@testable import mock_generator

@Suite struct ReportTests {
  private let changes = [
    Change(kind: .create, path: "/m/A.swift", old: "", new: "a\n"),
    Change(kind: .keep, path: "/m/B.swift", old: "b\n", new: "b\n"),
    Change(kind: .update, path: "/m/C.swift", old: "c\n", new: "C\n"),
    Change(kind: .delete, path: "/m/D.swift", old: "d\n", new: "", reason: "Bank has no protocol D any more"),
  ]

  @Test func eachFileHasALine() {
    #expect(
      changes.map(Report.done) == [
        "written /m/A.swift", "left as it is /m/B.swift", "updated /m/C.swift",
        "deleted /m/D.swift: Bank has no protocol D any more",
      ])
    #expect(Report.planned(changes[0]) == "would be written /m/A.swift")
  }

  @Test func theSumNamesWhatThereIs() {
    #expect(Report(changes: changes).sum == "Mocks: 1 new, 1 updated, 1 unchanged, 1 deleted.")
    #expect(Report(changes: [changes[1]]).sum == "Mocks: 1 unchanged.")
    #expect(Report(changes: []).sum == "Mocks: none.")
  }

  @Test func staleFilesAreShownWithTheirDifference() {
    let report = Report(changes: changes)
    #expect(report.isStale)
    #expect(
      report.differences == """
        missing: /m/A.swift
        out of date: /m/C.swift
        --- /m/C.swift
        +++ /m/C.swift (as generated)
        @@ -1,1 +1,1 @@
        -c
        +C
        left over: /m/D.swift: Bank has no protocol D any more

        """)
    #expect(
      report.stale == "1 mock is missing, 1 is out of date, 1 is left over; run the same command without --check.")
    #expect(
      Report(changes: [changes[2], changes[2]]).stale
        == "2 mocks are out of date; run the same command without --check.")
  }

  @Test func protocolsWithAMockWrittenByHandAreNamedWithItsPlace() {
    var output = GeneratorOutput()
    output.declaredMocks = ["Ledger": "MockLedger", "Clock": "ClockMethods"]
    let modules = [ModuleMocks(module: "Bank", folder: "", output: output)]
    #expect(
      Report.leftOut(modules, declared: ["MockLedger": DeclaredTypes.Place(file: "/m/Fakes.swift", line: 3)]) == [
        "left out Clock: ClockMethods is declared", "left out Ledger: MockLedger is declared at /m/Fakes.swift:3",
      ])
  }

  @Test func filesThatAreUpToDateAreCounted() {
    let report = Report(changes: [changes[1]])
    #expect(!report.isStale)
    #expect(report.fresh == "1 mock is up to date.")
  }
}
