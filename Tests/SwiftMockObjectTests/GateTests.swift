import Testing

@testable import SwiftMockObject

struct GateTests {
  private let mock = MockLoader()

  @Test func aCallWaitsUntilItIsResumedWithAValue() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let result = mock.load(1)
    await gate.waitForCalls(1)
    #expect(gate.waitingCalls == 1)
    #expect(mock.methodReference(.load).invocations[0].outcomeName == "running")
    gate.resume(returning: "one")
    #expect(try await result == "one")
    #expect(gate.waitingCalls == 0)
    #expect(mock.methodReference(.load).invocations[0].outcomeName == "returned")
  }

  @Test func aCallIsResumedWithAnError() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    let result = Task { [mock] in try await mock.load(1) }
    await gate.waitForCalls(1)
    gate.resume(throwing: LoadError())
    await #expect(throws: LoadError()) { try await result.value }
    #expect(mock.methodReference(.load).invocations[0].outcomeName == "threw LoadError()")
  }

  @Test func callsAreResumedInAnyOrder() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let first = mock.load(1)
    await gate.waitForCalls(1)
    async let second = mock.load(2)
    await gate.waitForCalls(2)
    let third = Task { [mock] in try await mock.load(3) }
    await gate.waitForCalls(3)
    gate.resume(call: 2, returning: "two")
    #expect(try await second == "two")
    gate.resume(call: 3, throwing: LoadError())
    await #expect(throws: LoadError()) { try await third.value }
    gate.resume(returning: "one")
    #expect(try await first == "one")
  }

  @Test func withoutANumberTheCallThatWaitsLongestIsResumed() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let first = mock.load(1)
    await gate.waitForCalls(1)
    async let second = mock.load(2)
    await gate.waitForCalls(2)
    gate.resume(returning: "a")
    gate.resume(returning: "b")
    #expect(try await first == "a")
    #expect(try await second == "b")
  }

  @Test func allAreResumedAtOnceAndLaterCallsWaitAgain() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let first = mock.load(1)
    async let second = mock.load(2)
    await gate.waitForCalls(2)
    gate.resume(call: .all, returning: "all")
    #expect(try await [first, second] == ["all", "all"])
    let third = Task { [mock] in try await mock.load(3) }
    await gate.waitForCalls(1)
    gate.resume(call: .all, throwing: LoadError())
    await #expect(throws: LoadError()) { try await third.value }
  }

  @Test func anAnswerMayComeBeforeItsCall() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    gate.resume(call: 2, returning: "two")
    gate.resume(returning: "one")
    gate.resume(returning: "three")
    #expect(try await mock.load(0) == "one")
    #expect(try await mock.load(0) == "two")
    #expect(try await mock.load(0) == "three")
  }

  @Test func methodsThatReturnNothingAreResumedWithoutAValue() async {
    let gate = mock.methodReference(.save).setCustomBehaviorToSuspend()
    async let first: Void = mock.save(1)
    await gate.waitForCalls()
    gate.resume()
    await first
    async let second: Void = mock.save(2)
    await gate.waitForCalls()
    gate.resume(call: .all)
    await second
    #expect(mock.methodReference(.save).timesCalled == 2)
  }

  @Test func aTypedReferenceGivesATypedGate() async throws {
    let gate: StubGate<String> = mock.method.load.suspends()
    async let first = mock.load(1)
    await gate.waitForCalls(1)
    gate.resume(returning: "typed")
    #expect(try await first == "typed")
    let saving = mock.method.save.suspends()
    async let second: Void = mock.save(1)
    await saving.waitForCalls(1)
    saving.resume()
    await second
  }

  @Test func aGateMayBeForSomeCallsOnly() async throws {
    mock.methodReference(.load).setCustomBehaviorToReturn("others")
    let gate = mock.methodReference(.load, args: 1).setCustomBehaviorToSuspend(times: 1)
    async let first = mock.load(1)
    await gate.waitForCalls(1)
    #expect(try await mock.load(2) == "others")
    #expect(try await mock.load(1) == "others")
    gate.resume(returning: "gate")
    #expect(try await first == "gate")
  }

  @Test func waitingCallsCanBeResumedAfterAnotherBehaviorIsSet() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let first = mock.load(1)
    await gate.waitForCalls(1)
    mock.methodReference(.load).setCustomBehaviorToReturn("new")
    #expect(try await mock.load(2) == "new")
    mock.methodReference(.load).removeCustomBehavior()
    mock.resetMock(.invocations)
    gate.resume(returning: "old")
    #expect(try await first == "old")
    #expect(mock.methodReference(.load).timesCalled == 0)
  }

  @Test func cancellationEndsTheWait() async throws {
    let loads = mock.methodReference(.load).setCustomBehaviorToSuspend()
    let load = Task { [mock] in try await mock.load(1) }
    await loads.waitForCalls(1)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(mock.methodReference(.load).invocations[0].outcomeName == "threw CancellationError()")
    // A late answer for a call that gave up is what tests of cancellation send on purpose.
    loads.resume(call: 1, returning: "late")

    let titles = mock.methodReference(.title).setCustomBehaviorToSuspend()
    let title = Task { [mock] in await mock.title() }
    await titles.waitForCalls(1)
    title.cancel()
    #expect(await title.value == "Untitled")

    let counts = mock.methodReference(.count).setCustomBehaviorToSuspend()
    let count = Task { [mock] in try await mock.count() }
    await counts.waitForCalls(1)
    count.cancel()
    #expect(try await count.value == 0)
  }

  @Test func aCallOfACancelledTaskDoesNotWait() async {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    let load = Task { [mock] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await mock.load(1)
    }
    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(gate.waitingCalls == 0)
  }
}
