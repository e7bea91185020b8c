import SwiftMockObject
import Testing

@preconcurrency @testable import Older

@MainActor @Suite struct OlderTests {
  @Test func closuresOfTheMainActorAreRecorded() {
    let mock = MockAnnouncing()
    let announcing: any Announcing = mock
    mock.method.tell.answers { done in done(3) }
    mock.method.now.answers { body in body() + 1 }
    var told = 0
    announcing.tell { told = $0 }
    announcing.later({ told += 1 }, nil)
    mock.method.later.callArgument(1)
    #expect(told == 4)
    #expect(announcing.now { 4 } == 5)
    mock.onChange = { _ in told = 9 }
    announcing.onChange?(Crate())
    #expect(told == 9)
    expectEveryCall(mock)
  }

  @Test func aTaskMayGiveWhatCantBeSent() {
    let mock = MockHauling()
    mock.methodReference(.haul).setCustomBehavior { (work: @escaping () async throws -> Crate) in
      Task<Crate, any Error> { Crate() }
    }
    _ = (mock as any Hauling).haul { Crate() }
    _ = (mock as any Hauling).crates()
    expectEveryCall(mock)
  }
}
