import Foundation
import Testing

@testable import SwiftMockObject

/// A number that many threads add to.
final class LockedCount: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  @discardableResult
  func add(_ number: Int = 1) -> Int {
    lock.withLock {
      count += number
      return count
    }
  }

  var value: Int { lock.withLock { count } }
}

private enum PumpMethods { case read, load }

private final class MockPump: MockObject<PumpMethods>, @unchecked Sendable {
  func read(_ id: Int) -> Int { _onMethod(.read, defaultReturn: 0, args: id) }
  func load(_ id: Int) async throws -> Int { try await _onAsyncThrowingMethod(.load, defaultReturn: 0, args: id) }
}

/// What holds when stubs are set, matched and removed, and waiting calls resumed, from many threads.
struct StubbingConcurrencyTests {
  private let mock = MockPump()

  @Test func everyCallIsAnsweredByOneOfTheStubsThatWereSet() {
    let wrong = LockedCount()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 1...2_000 {
        switch (thread, round % 50) {
        case (0, 0): mock.methodReference(.read).setCustomBehaviorToReturn(1)
        case (1, 0): mock.methodReference(.read, args: .atLeast(500)).setCustomBehavior { (id: Int) in id }
        case (2, 0): mock.methodReference(.read).removeCustomBehavior()
        case (3, 0): mock.resetMock(.behaviors)
        default:
          let answer = mock.read(round)
          if ![0, 1, round].contains(answer) { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(mock.methodReference(.read).timesCalled == 4 * 1_960)
  }

  @Test func callsAreResumedFromManyThreads() async throws {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    let calls = 400
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in 1...calls { group.addTask { [mock] in try await mock.load(id) } }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<(calls / 4) { gate.resume(returning: 1) }
          return 0
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == calls)
    #expect(gate.waitingCalls == 0)
    #expect(mock.methodReference(.load).timesCalled == calls)
    withExtendedLifetime(gate) {}
  }

  @Test func cancellingAndResumingAtTheSameTimeEndsEveryCallOnce() async {
    let gate = mock.methodReference(.load).setCustomBehaviorToSuspend()
    let ended = LockedCount()
    let loads = (1...200).map { id in
      Task { [mock] in
        defer { ended.add() }
        return try await mock.load(id)
      }
    }
    async let resuming: Void = {
      for _ in 0..<20 {
        gate.resume(call: .all, returning: 5)
        await Task.yield()
      }
    }()
    for load in loads { load.cancel() }
    await resuming
    for load in loads {
      switch await load.result {
      case .success(let value): #expect(value == 5)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
    #expect(ended.value == 200)
    #expect(gate.waitingCalls == 0)
    withExtendedLifetime(gate) {}
  }
}
