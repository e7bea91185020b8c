import SwiftMockObject
import Testing

private enum DeskMethods { case file }

private final class MockDesk: MockObject<DeskMethods>, @unchecked Sendable {
  func file(_ paper: Any) { _onMethod(.file, args: paper) }
}

/// A paper that asserts on the mock that has recorded it.
private struct Paper: CustomStringConvertible {
  let desk: MockDesk
  var description: String {
    let failures = MOCaptureFailures {
      MOAssertNotCalled(desk)
      MOAssertTimesCalled(desk.methodReference(.file), 9)
    }
    return "paper with \(failures.count) failures"
  }
}

struct AssertingDescriptionTests {
  @Test func aDescriptionWhoseAssertionsFailEnds() {
    let desk = MockDesk()
    for _ in 0..<3 { desk.file(Paper(desk: desk)) }
    desk.file([Paper(desk: desk), Paper(desk: desk)])
    let failures = MOCaptureFailures { MOAssertNotCalled(desk.methodReference(.file)) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("1. file(paper with 2 failures)") == true)
  }
}
