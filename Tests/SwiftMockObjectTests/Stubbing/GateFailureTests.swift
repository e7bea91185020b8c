import Testing

@testable import SwiftMockObject

struct GateFailureTests {
  private let mock = MockLoader()

  @Test func callsThatDoNotComeAreReportedWhereTheyAreWaitedFor() async {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    let failures = await reports {
      await gate.waitForCalls(2, within: 0.01, filePath: "Here.swift", line: 12)
      await gate.waitForCalls(within: 0, filePath: "Here.swift", line: 13)
    }
    #expect(
      failures == [
        """
        Here.swift:12: MockLoader.load was expected to have 2 calls waiting in the gate, but had none within 0.01 seconds.
          gate set at GateTests.swift:7
        """,
        """
        Here.swift:13: MockLoader.load was expected to have 1 call waiting in the gate, but had none.
          gate set at GateTests.swift:7
        """,
      ])
  }

  @Test func fewerCallsThanExpectedAreCounted() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    async let result = mock.load(1)
    await gate.waitForCalls(1)
    let failures = await reports { await gate.waitForCalls(2, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(
      failures == [
        """
        Here.swift:12: MockLoader.load was expected to have 2 calls waiting in the gate, but had 1 within 0.01 seconds.
          gate set at GateTests.swift:7
        """
      ])
    gate.resume(returning: "x")
    #expect(try await result == "x")
  }

  @Test func aTestThatIsCancelledStopsWaiting() async {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    let watching = Task {
      await reports { await gate.waitForCalls(2, within: 600, filePath: "Here.swift", line: 12) }
    }
    watching.cancel()
    #expect(
      await watching.value == [
        """
        Here.swift:12: MockLoader.load was expected to have 2 calls waiting in the gate, but had none until the waiting task was cancelled.
          gate set at GateTests.swift:7
        """
      ])
  }

  @Test func resumingACallTwiceIsReported() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    gate.resume(call: 1, returning: "early")
    let failures = reports {
      gate.resume(call: 1, returning: "again", filePath: "Here.swift", line: 3)
      gate.resume(call: 0, throwing: LoadError(), filePath: "Here.swift", line: 4)
    }
    #expect(try await mock.load(1) == "early")
    #expect(
      failures + reports { gate.resume(call: 1, returning: "late", filePath: "Here.swift", line: 5) } == [
        """
        Here.swift:3: Call 1 of MockLoader.load has already been resumed. A call can be resumed once.
          gate set at GateTests.swift:7
        """,
        """
        Here.swift:4: There is no call 0 of MockLoader.load to resume. Calls are counted from 1.
          gate set at GateTests.swift:7
        """,
        """
        Here.swift:5: Call 1 of MockLoader.load has already been resumed. A call can be resumed once.
          gate set at GateTests.swift:7
        """,
      ])
  }

  @Test func aValueOfAnotherTypeIsReportedWhereItWasGiven() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    gate.resume(returning: 5, filePath: "Here.swift", line: 3)
    let failures = try await reports {
      let result = try await mock.load(1)
      #expect(result == "none")
    }
    #expect(
      failures == [
        """
        Here.swift:3: MockLoader.load must return String, but its stub returned Int 5.
          called as MockLoader.load(1)
          stub set at Here.swift:3
        """
      ])
  }

  @Test func anErrorThatTheMethodCannotThrowIsReportedWhereItWasGiven() async throws {
    let counts = mock.methodReference(.count).setCustomBehaviorToSuspend()
    counts.resume(throwing: CancellationError(), filePath: "Here.swift", line: 3)
    let titles = mock.methodReference(.title).setCustomBehaviorToSuspend()
    titles.resume(throwing: LoadError(), filePath: "Here.swift", line: 4)
    let failures = try await reports {
      let count = try await mock.count()
      #expect(count == 0)
      #expect(await mock.title() == "Untitled")
    }
    #expect(
      failures == [
        """
        Here.swift:3: MockLoader.count can only throw LoadError, but its stub threw CancellationError().
          called as MockLoader.count()
          stub set at Here.swift:3
        """,
        """
        Here.swift:4: MockLoader.title cannot throw, but its stub threw LoadError().
          called as MockLoader.title()
          stub set at Here.swift:4
          next: if the requirement throws, write `_onAsyncThrowingMethod` in the mock
        """,
      ])
  }

  @Test func aMethodThatCannotWaitIsReportedAndReturnsItsDefault() {
    let gate = mock.methodReference(.plain).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    let failures = reports { #expect(mock.plain() == 3) }
    #expect(
      failures == [
        """
        GateTests.swift:7: MockLoader.plain cannot wait, but its stub suspends the call. Only a method that answers \
        with `_onAsyncMethod` can wait.
          called as MockLoader.plain()
          stub set at GateTests.swift:7
        """
      ])
    #expect(gate.waitingCalls == 0)
  }

  @Test func aForgottenGateIsReportedAndItsCallsEnd() async {
    let reported = await reports {
      var gate: StubGate? = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
      let loads = (1...2).map { id in Task { [mock] in try await mock.load(id) } }
      await gate?.waitForCalls(2)
      gate = nil
      for load in loads { await #expect(throws: CancellationError.self) { try await load.value } }
    }
    #expect(
      reported == [
        """
        GateTests.swift:7: 2 calls of MockLoader.load were still waiting when the test let go of the gate. Resume every \
        call, and keep the gate until then.
          gate set at GateTests.swift:7
        """
      ])
  }

  @Test func aGateThatNobodyHoldsIsReportedWhenACallComes() async throws {
    _ = mock.methodReference(.load).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    let reported = try await reports {
      let result = try await mock.load(1)
      #expect(result == "none")
    }
    #expect(
      reported == [
        """
        GateTests.swift:7: MockLoader.load waits in a gate that nobody holds. Keep what `setCustomBehaviorToSuspend()` \
        returns until every call is resumed.
          called as MockLoader.load(1)
          stub set at GateTests.swift:7
        """
      ])
  }

  @Test func aCallThatIsNeverResumedEndsAndIsReported() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend(
      within: 0.01, filePath: "GateTests.swift", line: 7)
    let reported = try await reports {
      let result = try await mock.load(1)
      #expect(result == "none")
    }
    #expect(
      reported == [
        """
        GateTests.swift:7: MockLoader.load waited in its gate for 0.01 seconds and was not resumed.
          called as MockLoader.load(1)
          stub set at GateTests.swift:7
        """
      ])
    #expect(gate.waitingCalls == 0)
    #expect(reports { gate.resume(call: 1, returning: "late") } == [])
  }

  @Test func aGateThatOutlivesItsTestIsReportedAndStaysOpen() async {
    let room = WaitingRoom(
      method: { "MockLoader.load" }, place: SourcePlace(fileID: "T/G.swift", filePath: "G.swift", line: 7))
    let gate = StubGate<Any?>(room)
    let call = Task { if case .cancelled = await room.wait() { true } else { false } }
    await gate.waitForCalls()
    let reported = await reports {
      Reporter.report([room.endWaits(.testIsOver)].compactMap(\.self))
      #expect(await call.value)
      Reporter.report([room.endWaits(.testIsOver)].compactMap(\.self))
    }
    #expect(
      reported == [
        """
        G.swift:7: 1 call of MockLoader.load was still waiting in the gate when the test was over. Resume every call before.
          gate set at G.swift:7
        """
      ])
    let next = Task { if case .resumed = await room.wait() { true } else { false } }
    await gate.waitForCalls()
    gate.resume(returning: 5)
    #expect(await next.value)
  }

  @Test func callsThatWereResumedInAdvanceAndNeverComeAreReported() async throws {
    let load = mock.methodReference(.load)
    let reported = try await reports {
      var gate: StubGate? = load.setCustomBehaviorToSuspend(filePath: "G.swift", line: 7)
      for call in [1, 3, 2] {
        gate?.resume(call: .number(call), returning: "a", filePath: "G.swift", line: UInt(10 + call))
      }
      let text = try await mock.load(1)
      #expect(text == "a")
      gate = nil
    }
    func failure(_ call: Int) -> String {
      """
      G.swift:\(10 + call): Call \(call) of MockLoader.load was resumed in advance, but it never came.
        gate set at G.swift:7
      """
    }
    #expect(reported == [failure(2), failure(3)])
  }

  @Test func resettingTheMockIsReportedAndEndsTheWait() async {
    let gate = mock.methodReference(.title).setCustomBehaviorToSuspend(filePath: "GateTests.swift", line: 7)
    let title = Task { [mock] in await mock.title() }
    await gate.waitForCalls(1)
    let reported = reports { mock.resetMock() }
    #expect(await title.value == "Untitled")
    #expect(
      reported == [
        """
        GateTests.swift:7: 1 call of MockLoader.title was still waiting in the gate when the mock was reset. Resume every \
        call before.
          gate set at GateTests.swift:7
        """
      ])
    #expect(reports { mock.resetMock() } == [])
  }
}
