import SwiftMockObject
import Testing

struct MOAssertFailureTests {
  private let mock = MockTeller()
  private let message =
    "MockTeller.pay was expected to be called once, but it was never called.\n  MockTeller was not called at all."

  @Test func theExpectedFailurePasses() async {
    MOAssertFailure(message) { MOAssertTimesCalled(mock.pay, 1) }
    await MOAssertFailure(message) {
      await Task.yield()
      MOAssertTimesCalled(mock.pay, 1)
    }
  }

  @Test func noFailureFails() async {
    let here = #line
    let failures = MOCaptureFailures { MOAssertFailure("x") {} }
    #expect(failures.map(\.message) == ["A failure was expected, with the message:\n  x\nNo check failed."])
    #expect(failures.map(\.place.line) == [here + 1])
    let asyncFailures = await MOCaptureFailures { await MOAssertFailure("x") { await Task.yield() } }
    #expect(asyncFailures.map(\.message) == failures.map(\.message))
  }

  @Test func anotherMessageFails() {
    let failures = MOCaptureFailures { MOAssertFailure("x") { MOAssertTimesCalled(mock.pay, 1) } }
    #expect(
      failures.map(\.message) == [
        """
        A failure was expected, with the message:
          x
        The message was:
          MockTeller.pay was expected to be called once, but it was never called.
            MockTeller was not called at all.
        """
      ])
  }

  @Test func aSecondFailureFails() {
    let failures = MOCaptureFailures {
      MOAssertFailure(message) {
        MOAssertTimesCalled(mock.pay, 1)
        MOAssertTimesCalled(mock.pay, -1)
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("\n2 checks failed:\n") == true)
  }

  @Test func errorsOfTheClosureComeOut() {
    #expect(throws: MockError.self) {
      try MOAssertFailure("x") { throw MockError.notStubbed(call: "", result: "") }
    }
    #expect(throws: MockError.self) {
      _ = try MOCaptureFailures { throw MockError.notStubbed(call: "", result: "") }
    }
  }
}
