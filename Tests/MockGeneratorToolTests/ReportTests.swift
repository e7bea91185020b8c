import Testing

@testable import mock_generator

@Suite struct ReportTests {
  private let changes = [
    Change(kind: .create, path: "/m/A.swift", old: "", new: "a\n"),
    Change(kind: .keep, path: "/m/B.swift", old: "b\n", new: "b\n"),
    Change(kind: .update, path: "/m/C.swift", old: "c\n", new: "C\n"),
    Change(kind: .delete, path: "/m/D.swift", old: "d\n", new: ""),
  ]

  @Test func eachFileHasALine() {
    #expect(
      changes.map(Report.done) == [
        "written /m/A.swift", "left as it is /m/B.swift", "updated /m/C.swift", "deleted /m/D.swift",
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
        left over: /m/D.swift

        """)
    #expect(report.stale == "3 mocks are out of date; run the same command without --check.")
  }

  @Test func filesThatAreUpToDateAreCounted() {
    let report = Report(changes: [changes[1]])
    #expect(!report.isStale)
    #expect(report.fresh == "1 mock is up to date.")
  }
}
