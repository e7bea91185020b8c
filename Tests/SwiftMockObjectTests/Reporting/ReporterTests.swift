import Testing

@testable import SwiftMockObject

/// Swift Testing takes every place that a helper can hand on, and shows its file, line and column.
struct ReporterTests {
  @Test(
    arguments: [
      ("Flags/Flag.swift", "Flag.swift"), ("/flags/Flag.swift", "Flag.swift"), ("Flag.swift", "Flag.swift"),
    ])
  func a_place_becomes_a_source_location(fileID: String, fileName: String) {
    let location = SourceLocation(SourcePlace(fileID: fileID, filePath: "/flags/Flag.swift", line: 3, column: 4))
    #expect(location.fileName == fileName)
    #expect(location.line == 3)
    #expect(location.column == 4)
  }

  @Test func a_line_before_the_first_becomes_the_first() {
    let location = SourceLocation(SourcePlace(fileID: "Flags/Flag.swift", filePath: "", line: -3, column: 0))
    #expect(location.line == 1)
    #expect(location.column == 1)
  }

  @Test func a_failure_is_told_to_the_test_that_runs() {
    withKnownIssue {
      Reporter.report("The flag is down.", at: SourcePlace(fileID: "Flags/Flag.swift", filePath: "", line: 3))
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The flag is down."] && issue.sourceLocation?.line == 3
    }
  }
}
