import Foundation
import Testing
import XCTest

@testable import SwiftMockObject

private protocol Phone { func ring(_ times: Int) }
private enum PhoneMethods { case ring, wait, lend }

private final class MockPhone: MockObject<PhoneMethods>, Phone, @unchecked Sendable {
  func ring(_ times: Int) { _onMethod(.ring, args: times) }
  func wait() async -> Int { await _onAsyncMethod(.wait, defaultReturn: 1) }
  func lend(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      _onMethod(.lend, args: body)
    }
  }
}

/// Code under test.
private struct Caller {
  let phone: any Phone
  func call() -> Int {
    phone.ring(1)
    return #line - 1
  }
}

struct CallOriginsTests {
  /// Runs the closure in a test that is to tell where its calls come from.
  private func withCallers(_ body: (MockPhone) async -> Void) async {
    await MockStory.$ofTask.withValue(MockStory(tellsCallers: true)) { await body(MockPhone()) }
  }

  private func callers(of phone: MockPhone) -> [String] {
    let calls = CallHistory(of: [phone.mockRecorder.memory])
    return calls.calls(after: 0, limit: 10).map { $0.caller.map { "\($0)" } ?? "unknown" }
  }

  @Test(.enabled(if: CallOrigins.areKnown)) func aCallKnowsTheLineThatMadeIt() async {
    await withCallers { phone in
      let line = Caller(phone: phone).call()
      phone.ring(2)
      let here = #line - 1
      #expect(callers(of: phone) == ["CallOriginsTests.swift:\(line)", "CallOriginsTests.swift:\(here)"])
    }
  }

  @Test(.enabled(if: CallOrigins.areKnown)) func theMocksOwnClosuresAreNotTheCaller() async {
    await withCallers { phone in
      phone.lend {}
      #expect(callers(of: phone) == ["CallOriginsTests.swift:\(#line - 1)"])
    }
  }

  /// Its stack does not tell.
  @Test func theCallerOfAnAsyncMethodIsNotKnown() async {
    await withCallers { phone in
      _ = await phone.wait()
      #expect(callers(of: phone) == ["unknown"])
    }
  }

  @Test func withoutTheOptionNothingIsKnown() {
    MockStory.$ofTask.withValue(MockStory(tellsCallers: false)) {
      let phone = MockPhone()
      phone.ring(1)
      #expect(callers(of: phone) == ["unknown"])
    }
  }

  @Test(.enabled(if: CallOrigins.areKnown)) func messagesAndStoriesTellIt() async {
    await withCallers { phone in
      phone.ring(1)
      let line = #line - 1
      MOAssertFailure(
        """
        MockPhone.ring was expected not to be called, but it was called once.
          all calls of MockPhone, in order:
            1. ring(1)  called from CallOriginsTests.swift:\(line)
        """
      ) { MOAssertNotCalled(phone.methodReference(.ring)) }
      let calls = CallHistory(of: [phone.mockRecorder.memory])
      #expect(calls.story == "1. MockPhone.ring(1)  called from CallOriginsTests.swift:\(line)\n")
      #expect(
        calls.story(knowsCallers: false).hasPrefix(
          "Where calls came from is known on Linux only, in code that is not optimized.\n1. "))
    }
  }
}
