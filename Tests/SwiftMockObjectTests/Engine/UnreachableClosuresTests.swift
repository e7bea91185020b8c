import Dispatch
import Testing

@testable import SwiftMockObject

private enum BellMethods { case ring, wait }

private final class MockBell: MockObject<BellMethods>, @unchecked Sendable {
  func ring(_ times: Int) -> Int { _onMethod(.ring, defaultReturn: -1, args: times) }
  func wait() async -> Int { await _onAsyncMethod(.wait, defaultReturn: -1) }
}

private let place = SourcePlace(fileID: "Tests/BellTests.swift", filePath: "BellTests.swift", line: 7)

extension MockBell {
  /// As `setCustomBehavior` does, with less patience.
  fileprivate func stub(_ method: BellMethods, on isolation: Isolation) {
    mockRecorder.add(.closure({ _ in 3 }, on: isolation), to: method, for: CallPattern(), times: nil, at: place)
  }
}

/// Keeps the main thread until `work` is done elsewhere.
@MainActor private func whileBlocked(_ work: @escaping @Sendable () async -> [String]) -> [String] {
  let isOver = DispatchSemaphore(value: 0)
  let failures = Locked<[String]>([])
  Task.detached {
    let found = await work()
    failures.withLock { $0 = found }
    isOver.signal()
  }
  block(isOver)
  return failures.withLock { $0 }
}

private func block(_ semaphore: DispatchSemaphore) { semaphore.wait() }

private actor Tower {
  let bell = MockBell()

  func stub() {
    bell.methodReference(.ring).setCustomBehavior(
      { (times: Int) in self.rang(times) }, fileID: "Tests/BellTests.swift", filePath: "BellTests.swift", line: 7)
    bell.methodReference(.wait).setCustomBehavior { () in self.rang(5) }
  }
  private func rang(_ times: Int) -> Int { times + 1 }
  func rule() -> IsolatedRule<Int> { IsolatedRule({ $0 == self.rang(0) }, place) }
  func accepts(_ rule: IsolatedRule<Int>) -> Bool { rule.accepts(1) }
  func ringHere() -> Int { bell.ring(1) }
}

@Suite(.serialized)
struct UnreachableClosuresTests {
  @Test @MainActor func aTestThatBlocksTheMainThreadIsToldSoAtTheStubsLine() {
    let bell = MockBell()
    bell.stub(.ring, on: Isolation(MainActor.shared, limit: 0.05))
    bell.stub(.wait, on: Isolation(MainActor.shared, limit: 0.05))
    let failures = whileBlocked {
      await reports {
        #expect(bell.ring(1) == -1)
        #expect(await bell.wait() == -1)
      }
    }
    #expect(
      failures == [
        """
        BellTests.swift:7: MockBell.ring could not run its stub, which belongs to the main actor: something kept the \
        main thread for 0.05 seconds. Let the test wait with `await` instead of blocking the thread, or write \
        `{ @Sendable … in … }` if the closure may run on any thread.
          called as MockBell.ring(1)
          stub set at BellTests.swift:7
        """,
        """
        BellTests.swift:7: MockBell.wait could not run its stub, which belongs to the main actor: something kept the \
        main thread for 0.05 seconds. Let the test wait with `await` instead of blocking the thread, or write \
        `{ @Sendable … in … }` if the closure may run on any thread.
          called as MockBell.wait()
          stub set at BellTests.swift:7
        """,
      ])
  }

  @Test @MainActor func aClosureThatDoesNotTellItsActorRunsWhereItIsCalledIfTheMainThreadIsKept() {
    let bell = MockBell()
    bell.stub(.ring, on: Isolation(nil, from: MainActor.shared, limit: 0.05))
    let failures = whileBlocked { reports { #expect(bell.ring(1) == 3) } }
    #expect(failures == [])
  }

  @Test func anotherActorsClosureRunsThereAndIsReportedElsewhere() async {
    let tower = Tower()
    await tower.stub()
    #expect(await tower.ringHere() == 2)
    #expect(await tower.bell.wait() == 6)
    let failures = reports { #expect(tower.bell.ring(1) == -1) }
    #expect(
      failures == [
        """
        BellTests.swift:7: MockBell.ring could not run its stub, which belongs to the actor Tower, and the call came \
        from elsewhere and can't wait. Write `{ @Sendable … in … }` if the closure may run on any thread.
          called as MockBell.ring(1)
          stub set at BellTests.swift:7
        """
      ])
  }

  @Test func aMatchersRuleThatCannotBeRunIsReportedAtItsLine() async {
    let tower = Tower()
    let rule = await tower.rule()
    #expect(await tower.accepts(rule))
    let failures = reports { #expect(!rule.accepts(1)) }
    #expect(
      failures == [
        """
        BellTests.swift:7: The rule of this matcher belongs to the actor Tower, and the call came from elsewhere and can't \
        wait. Write `{ @Sendable … in … }` if the closure may run on any thread.
        """
      ])
  }
}
