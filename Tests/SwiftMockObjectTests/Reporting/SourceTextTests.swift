import SwiftMockObject
import Testing

private enum FlagMethods { case raise }

/// A helper can hand its caller's place on in any of the ways in which test libraries do.
struct SourceTextTests {
  private let raise = MockObject<FlagMethods>().methodReference(.raise)

  @Test func the_place_is_the_callers_by_default() {
    let failures = MOCaptureFailures { MOAssertTimesCalled(raise, 1) }
    let line = #line - 1
    #expect(failures.map(\.place.line) == [line])
    #expect(failures.map(\.place.fileID) == [#fileID])
    #expect(failures.map(\.place.filePath) == [#filePath])
    #expect(failures.map(\.place.column) == [59])
  }

  @Test func a_file_may_be_a_static_string_with_an_unsigned_line() {
    let file: StaticString = "/flags/Flag.swift"
    let line: UInt = 7
    let failures = MOCaptureFailures { MOAssertTimesCalled(raise, 1, file: file, line: line) }
    #expect(failures.map(\.place) == [place(7, 1)])
  }

  @Test func a_file_may_be_a_string_with_a_signed_line() {
    let file = "/flags/Flag.swift"
    let line = 8
    let failures = MOCaptureFailures { MOAssertTimesCalled(raise, 1, file: file, line: line) }
    #expect(failures.map(\.place) == [place(8, 1)])
  }

  @Test func all_four_parts_may_be_handed_on() {
    let failures = MOCaptureFailures {
      MOAssertTimesCalled(raise, 1, fileID: "Flags/Flag.swift", filePath: "/flags/Flag.swift", line: 9, column: 4)
    }
    #expect(
      failures.map(\.place) == [
        SourcePlace(fileID: "Flags/Flag.swift", filePath: "/flags/Flag.swift", line: 9, column: 4)
      ])
  }

  @Test func a_source_location_goes_before_all_others() {
    let location = SourceLocation(fileID: "Flags/Flag.swift", filePath: "/flags/Flag.swift", line: 10, column: 5)
    let failures = MOCaptureFailures { MOAssertTimesCalled(raise, 1, sourceLocation: location) }
    #expect(failures.map(\.place) == [SourcePlace(location)])
  }

  @Test func a_line_that_fits_no_line_does_no_harm() {
    let failures = MOCaptureFailures { MOAssertTimesCalled(raise, 1, file: "/flags/Flag.swift", line: UInt64.max) }
    #expect(failures.map(\.place.line) == [Int.max])
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(fileID: "/flags/Flag.swift", filePath: "/flags/Flag.swift", line: line, column: column)
  }
}
