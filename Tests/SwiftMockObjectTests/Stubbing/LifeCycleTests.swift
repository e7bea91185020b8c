import Testing

@testable import SwiftMockObject

private enum MeterMethods { case read, tick, load }

private final class MockMeter: MockObject<MeterMethods>, @unchecked Sendable {
  func read() -> Int { _onMethod(.read, defaultReturn: 0) }
  func tick(_ id: Int) -> Int { _onMethod(.tick, defaultReturn: 0, args: id) }
  func load() async -> Int { await _onAsyncMethod(.load, defaultReturn: 0) }
}

/// What resetting does, and what a behavior may do to its own method.
struct LifeCycleTests {
  private let mock = MockMeter()
  private var read: MethodReference<MeterMethods> { mock.methodReference(.read) }

  // MARK: Answers

  @Test func theLastValueInOrderSticks() {
    read.setCustomBehaviorToReturn(inOrder: [1, 2, 3])
    #expect((1...5).map { _ in mock.read() } == [1, 2, 3, 3, 3])
  }

  @Test func aStubThatIsAnArrayIsOneValue() {
    final class MockList: MockObject<MeterMethods> {
      func all() -> [Int] { _onMethod(.read, defaultReturn: []) }
    }
    let list = MockList()
    list.methodReference(.read).setCustomBehaviorToReturn([4, 5])
    #expect([list.all(), list.all()] == [[4, 5], [4, 5]])
  }

  @Test func whatWasThereBeforeIsInForceAgainAfterSoManyCalls() {
    read.setCustomBehaviorToReturn(1)
    read.setCustomBehaviorToReturn(2, times: 2)
    read.setCustomBehavior(times: 1) { _ in 3 }
    #expect((1...5).map { _ in mock.read() } == [3, 2, 2, 1, 1])
  }

  @Test func theNewestBehaviorThatFitsAnswers() {
    let all = mock.methodReference(.tick)
    all.setCustomBehaviorToReturn(1)
    mock.methodReference(.tick, args: 5).setCustomBehaviorToReturn(2)
    mock.methodReference(.tick, args: .atLeast(5)).setCustomBehaviorToReturn(3)
    #expect([mock.tick(4), mock.tick(5), mock.tick(6)] == [1, 3, 3])
    mock.methodReference(.tick, args: .atLeast(5)).removeCustomBehavior()
    #expect([mock.tick(4), mock.tick(5), mock.tick(6)] == [1, 2, 1])
    all.removeCustomBehavior()
    #expect([mock.tick(4), mock.tick(5), mock.tick(6)] == [0, 0, 0])
    #expect(mock.methodReference(.tick, args: 5).timesCalled == 3)
  }

  // MARK: Resetting

  @Test func forgettingTheCallsLeavesBehaviorsWhereTheyAre() {
    read.setCustomBehaviorToReturn(inOrder: [1, 2, 3])
    read.setCustomBehaviorToReturn(9, times: 2)
    mock.methodReference(.tick, args: 5).setCustomBehaviorToReturn(7)
    #expect([mock.read(), mock.tick(5)] == [9, 7])
    mock.resetMock(.invocations)
    #expect(mock.recordedInvocations.isEmpty)
    #expect((1...5).map { _ in mock.read() } == [9, 1, 2, 3, 3])
    #expect([mock.tick(5), mock.tick(6)] == [7, 0])
  }

  @Test func forgettingTheBehaviorsLeavesTheCalls() {
    read.setCustomBehaviorToReturn(inOrder: [1, 2])
    mock.methodReference(.tick, args: 5).setCustomBehaviorToReturn(7)
    #expect([mock.read(), mock.tick(5)] == [1, 7])
    mock.resetMock(.behaviors)
    #expect([mock.read(), mock.tick(5)] == [0, 0])
    #expect(read.timesCalled == 2)
    #expect(mock.methodReference(.tick, args: 5).timesCalled == 2)
  }

  @Test func referencesMadeBeforeAResetAreStillGood() {
    let narrowed = mock.methodReference(.tick, args: 5)
    narrowed.setCustomBehaviorToReturn(7)
    _ = mock.tick(5)
    mock.resetMock()
    #expect(narrowed.timesCalled == 0)
    narrowed.setCustomBehaviorToReturn(8)
    #expect(mock.tick(5) == 8)
    #expect(narrowed.timesCalled == 1)
  }

  @Test func callsThatWaitGoOnWaitingWhenOnlyTheCallsAreForgotten() async {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    async let result = mock.load()
    await gate.waitForCalls(1)
    mock.resetMock(.invocations)
    #expect(gate.waitingCalls == 1)
    gate.resume(returning: 5)
    #expect(await result == 5)
    #expect(mock.recordedInvocations.isEmpty)
  }

  @Test func mocksShareNothing() {
    let other = MockMeter()
    read.setCustomBehaviorToReturn(9)
    #expect([mock.read(), other.read()] == [9, 0])
    mock.resetMock()
    #expect(read.timesCalled == 0)
    #expect(other.methodReference(.read).timesCalled == 1)
    for round in 0..<1000 {
      let brief = MockMeter()
      #expect(brief.methodReference(.read).timesCalled == 0 && brief.read() == 0)
      brief.methodReference(.read).setCustomBehaviorToReturn(round)
    }
  }

  // MARK: Behaviors that use their own mock

  @Test func aBehaviorMayStubItsOwnMethodForTheNextCall() {
    read.setCustomBehavior { _ -> Any in
      mock.methodReference(.read).setCustomBehaviorToReturn(20)
      return 10
    }
    #expect([mock.read(), mock.read(), mock.read()] == [10, 20, 20])
  }

  @Test func aBehaviorMayResetItsMock() {
    read.setCustomBehavior { _ -> Any in
      mock.resetMock()
      return 5
    }
    #expect([mock.read(), mock.read()] == [5, 0])
    #expect(read.timesCalled == 1)
    #expect(read.invocations[0].outcomeName == "returned")
  }

  @Test func aBehaviorMayCallItsOwnMethodAndAssertOnIt() {
    read.setCustomBehavior { _ -> Any in
      MOAssertTimesCalled(mock.methodReference(.read), 1)
      mock.methodReference(.read).setCustomBehaviorToReturn(1)
      return mock.read() + 1
    }
    #expect(mock.read() == 2)
    MOAssertTimesCalled(read, 2)
  }

  @Test func aBehaviorMayRemoveItself() {
    read.setCustomBehavior { _ -> Any in
      mock.methodReference(.read).removeCustomBehavior()
      return 5
    }
    #expect([mock.read(), mock.read()] == [5, 0])
  }

  @Test func aMatcherMayUseTheMock() {
    let asksTheMock = ArgumentMatcher("asks the mock") { _ in mock.read() == 0 }
    mock.methodReference(.tick, args: asksTheMock).setCustomBehaviorToReturn(3)
    #expect(mock.tick(1) == 3)
    #expect(read.timesCalled == 1)
  }

  @Test func aDefaultMayUseTheMockAndIsEvaluatedWhenItIsTheAnswerOnly() {
    final class MockLazy: MockObject<MeterMethods> {
      var evaluated = 0
      func next() -> Int {
        evaluated += 1
        return methodReference(.read).timesCalled
      }
      func read() -> Int { _onMethod(.read, defaultReturn: next()) }
    }
    let lazy = MockLazy()
    #expect(lazy.read() == 1)
    lazy.methodReference(.read).setCustomBehaviorToReturn(9)
    #expect(lazy.read() == 9)
    #expect(lazy.evaluated == 1)
  }
}
