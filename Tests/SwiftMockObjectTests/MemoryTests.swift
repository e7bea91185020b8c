import Testing

@testable import SwiftMockObject

private final class Member {
  let registry: MockRegistry
  init(_ registry: MockRegistry) {
    self.registry = registry
    registry.enrol(self)
  }
}

private enum RegistryMethods { case enrol, count }

private final class MockRegistry: MockObject<RegistryMethods> {
  func enrol(_ member: AnyObject) { _onMethod(.enrol, args: member) }
  func count() -> Int { _onMethod(.count, defaultReturn: 0) }
}

private final class Tracked {}

/// What a mock keeps alive, and until when.
struct MemoryTests {
  @Test func argumentsLiveUntilTheCallsAreForgotten() {
    weak var member: Member?
    weak var weakMock: MockRegistry?
    do {
      let mock = MockRegistry()
      weakMock = mock
      func enrolAndForget() {
        let enrolled = Member(mock)
        member = enrolled
      }
      enrolAndForget()
      #expect(member != nil)
      mock.resetMock(.behaviors)
      #expect(member != nil)
      mock.resetMock(.invocations)
      #expect(member == nil)
    }
    #expect(weakMock == nil)
  }

  @Test func argumentsEndWithTheMock() {
    weak var argument: Tracked?
    do {
      let mock = MockRegistry()
      func enrolAndForget() {
        let tracked = Tracked()
        argument = tracked
        mock.enrol(tracked)
      }
      enrolAndForget()
      #expect(argument != nil)
    }
    #expect(argument == nil)
  }

  @Test func behaviorsLiveUntilTheyAreReplacedRemovedOrForgotten() {
    let mock = MockRegistry()
    let count = mock.methodReference(.count)
    weak var captured: Tracked?
    func stub() {
      let tracked = Tracked()
      captured = tracked
      count.setCustomBehavior { _ in ObjectIdentifier(tracked).hashValue }
    }
    stub()
    #expect(captured != nil)
    mock.resetMock(.invocations)
    #expect(captured != nil)
    mock.resetMock(.behaviors)
    #expect(captured == nil)
    stub()
    count.setCustomBehaviorToReturn(1)
    #expect(captured == nil)
    stub()
    count.removeCustomBehavior()
    #expect(captured == nil)
  }

  @Test func aReferenceDoesNotKeepTheMockAlive() {
    weak var weakMock: MockRegistry?
    let reference: MethodReference<RegistryMethods>
    do {
      let mock = MockRegistry()
      weakMock = mock
      _ = mock.count()
      reference = mock.methodReference(.count)
    }
    #expect(weakMock == nil)
    #expect(reference.timesCalled == 1)
  }

  @Test func whatIsReleasedByAResetMayUseTheMock() {
    final class CallsOnDeinit {
      let mock: MockRegistry
      init(_ mock: MockRegistry) { self.mock = mock }
      deinit { _ = mock.count() }
    }
    let mock = MockRegistry()
    mock.enrol(CallsOnDeinit(mock))
    mock.resetMock()
    #expect(mock.methodReference(.count).timesCalled == 1)
    #expect(mock.methodReference(.enrol).timesCalled == 0)
  }

  @Test func aGateDoesNotKeepTheMockAlive() {
    final class MockLate: MockObject<RegistryMethods> {
      func count() async -> Int { await _onAsyncMethod(.count, defaultReturn: 0) }
    }
    weak var weakMock: MockLate?
    let gate: StubGate<Any?>
    do {
      let mock = MockLate()
      weakMock = mock
      gate = mock.methodReference(.count).setCustomBehaviorToSuspend()
    }
    #expect(weakMock == nil)
    #expect(gate.waitingCalls == 0)
  }
}
