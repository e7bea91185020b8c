import SwiftMockObject
import Testing

/// Bad input is a failure of the test, at the user's line, and never the end of the process.
struct MisuseTests {
  @Test(arguments: misuses) func it_is_a_failure_at_the_users_line(misuse: Misuse) async {
    let mock = MockKit()
    mock.open(3)
    _ = mock.price("a", 1)
    _ = mock.price("b", 2)
    _ = mock.find(nil)
    mock.tell(1) { number in number > 0 }

    let failures = await MOCaptureFailures { await misuse.body(mock) }

    #expect(failures.map { $0.message.split(separator: "\n").first.map(String.init) } == [misuse.headline])
    #expect(failures.map(\.place.line) == [misuse.line + 1])
    #expect(failures.allSatisfy { $0.place.fileID.hasSuffix("/MisuseTable.swift") })
  }

  @Test func there_are_many_kinds() {
    #expect(Set(misuses.map(\.name)).count == misuses.count)
    #expect(misuses.count >= 60)
  }

  @Test func a_call_without_any_value_to_return_ends_the_process_with_the_line_to_write() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withKnownIssue { _ = MockDeadEnd().plain() }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "MockDeadEnd.plain() must return Plain, but no stub answered the call, and there is no natural"))
    #expect(text.contains("in the test, write:  mock.methodReference(.plain).setCustomBehaviorToReturn(…)"))
  }
}

private enum DeadEndMethods { case plain }

private final class MockDeadEnd: MockObject<DeadEndMethods> {
  func plain() -> Plain { _onMethod(.plain) }
}
