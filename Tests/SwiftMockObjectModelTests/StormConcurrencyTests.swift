import Dispatch
import Foundation
import SwiftMockObject
import Testing

private enum StormMethods: CaseIterable, KeyedMethods {
  case count, wait, tell, feed

  struct Keys { let feed = MethodKey<StormMethods, () -> AsyncStream<Int>>(.feed) }
  static var keys: Keys { Keys() }
}

private final class MockStorm: MockObject<StormMethods>, @unchecked Sendable {
  func count(_ thread: Int, _ round: Int) -> Int { _onMethod(.count, defaultReturn: -1, args: thread, round) }
  func wait(_ number: Int) async throws -> Int {
    try await _onAsyncThrowingMethod(.wait, defaultReturn: -1, args: number)
  }
  func tell(_ thread: Int) { _onMethod(.tell, args: thread) }
  func feed() -> AsyncStream<Int> { _onMethod(.feed) }
}

/// Many threads and tasks call, stub, reset, assert, wait and cancel at once, and each total is exact.
///
/// Run it under the thread sanitizer, too; STORM_CALLS says how many calls to make instead of 40,000.
struct StormConcurrencyTests {
  private static let callCount =
    ProcessInfo.processInfo.environment["STORM_CALLS"].flatMap(Int.init) ?? 40_000

  @Test(arguments: [2, 3, 5, 8]) func no_call_is_lost_while_stubs_come_and_go(threads: Int) {
    let (shared, own) = (MockStorm(), (0..<threads).map { _ in MockStorm() })
    let rounds = Self.callCount / threads / 2
    onThreads(threads) { thread in
      var random = SplitMix(state: UInt64(thread + 1))
      for round in 0..<rounds {
        let answer = shared.count(thread, round)
        #expect(answer >= -1 && answer < 100)
        _ = own[thread].count(thread, round)
        // Most rounds only call.
        switch Int.random(in: 0..<120, using: &random) {
        case 0: shared.methodReference(.count).setCustomBehaviorToReturn(thread)
        case 1: shared.methodReference(.count, args: .equal(thread), .any).setCustomBehaviorToReturn(thread + 10)
        case 2: shared.methodReference(.count).setCustomBehaviorToReturn(thread + 20, times: 3)
        case 3: shared.methodReference(.count).setCustomBehaviorToReturn(inOrder: [30, 31, 32])
        case 4:
          shared.methodReference(.count).setCustomBehavior { (thread: Int, round: Int) -> Int in
            shared.tell(thread)
            return 40 + round % 2
          }
        case 5: shared.methodReference(.count).removeCustomBehavior()
        case 6: shared.resetMock(.behaviors)
        case 7: MOAssertTimesCalled(shared.methodReference(.count), (round + 1)...)
        case 8: MOAssertTimesCalled(own[thread].methodReference(.count), round + 1)
        case 9: MOAssertNotCalled(own[thread].methodReference(.tell))
        case 10: MOAssertArgumentEquals(own[thread].methodReference(.count), 2, round)
        default: break
        }
      }
    }
    MOAssertTimesCalled(shared.methodReference(.count), threads * rounds)
    for thread in 0..<threads {
      MOAssertTimesCalled(shared.methodReference(.count, args: .equal(thread), .any), rounds)
      let calls = own[thread].methodReference(.count).invocations(as: (Int, Int).self)
      #expect(calls.map(\.1) == Array(0..<rounds))
    }
    let numbers = ([shared] + own).flatMap { $0.recordedInvocations.map(\.sequenceNumber) }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(arguments: [2, 5, 8]) func a_stub_for_so_many_calls_answers_so_many_whoever_calls(threads: Int) {
    let mock = MockStorm()
    mock.methodReference(.count).setCustomBehaviorToReturn(0)
    for answer in 1...5 { mock.methodReference(.count).setCustomBehaviorToReturn(answer, times: 100 * answer) }
    let answers = Tally()
    onThreads(threads) { thread in
      for round in 0..<(3000 / threads) { answers.add(mock.count(thread, round)) }
    }
    let total = threads * (3000 / threads)
    #expect(answers.all == [1: 100, 2: 200, 3: 300, 4: 400, 5: 500, 0: total - 1500])
  }

  @Test(arguments: [2, 4, 8]) func resets_leave_nothing_behind_and_take_nothing_too_much(threads: Int) {
    let (shared, kept) = (MockStorm(), MockStorm())
    onThreads(threads) { thread in
      for round in 0..<400 {
        _ = shared.count(thread, round)
        kept.tell(thread)
        if round % 7 == thread % 7 { shared.resetMock(round % 2 == 0 ? .invocations : [.invocations, .behaviors]) }
        if round % 11 == 0 {
          let calls = shared.recordedInvocations
          #expect(calls.map(\.sequenceNumber) == calls.map(\.sequenceNumber).sorted())
        }
      }
    }
    shared.resetMock()
    MOAssertNotCalled(shared)
    MOAssertTimesCalled(kept.methodReference(.tell), threads * 400)
    MOAssertNoOtherCalls(shared, kept)
  }

  @Test(arguments: [8, 60]) func each_waiting_call_ends_once_resumed_or_cancelled(calls: Int) async {
    let mock = MockStorm()
    let gate = mock.methodReference(.wait).setCustomBehaviorToSuspend()
    let outcomes = Tally()
    let tasks = (0..<calls).map { number in
      Task {
        do { outcomes.add(try await mock.wait(number)) } catch { outcomes.add(-2) }
      }
    }
    await gate.waitForCalls(calls)
    // Every third is cancelled, while the others are resumed.
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<calls {
        group.addTask { if number % 3 == 0 { tasks[number].cancel() } }
      }
    }
    for number in 0..<calls where number % 3 == 0 { await tasks[number].value }
    gate.resume(call: .all, returning: 7)
    for task in tasks { await task.value }
    let cancelled = (calls + 2) / 3
    #expect(outcomes.all == [-2: cancelled, 7: calls - cancelled])
    MOAssertTimesCalled(mock.methodReference(.wait), calls)
  }

  @Test(arguments: 2...4) func who_waits_for_calls_sees_them_and_who_is_cancelled_fails(waiters: Int) async {
    let mock = MockStorm()
    let failures = Tally()
    let waiting = (0..<(waiters * 2)).map { number in
      Task {
        let caught = await MOCaptureFailures {
          // Even ones are served; odd ones wait for more than will ever come, and are cancelled.
          await MOEventually(within: 60) {
            MOAssertTimesCalled(mock.methodReference(.tell), number % 2 == 0 ? 100... : 1_000_000...)
          }
        }
        failures.add(caught.count)
      }
    }
    onThreads(4) { thread in
      for _ in 0..<25 { mock.tell(thread) }
    }
    for number in waiting.indices where number % 2 == 0 { await waiting[number].value }
    for number in waiting.indices where number % 2 == 1 { waiting[number].cancel() }
    for task in waiting { await task.value }
    #expect(failures.all == [0: waiters, 1: waiters])
  }

  @Test(arguments: [2, 4]) func who_stays_gets_every_element_while_others_come_and_go(threads: Int) async {
    let mock = MockStorm()
    let feed = mock.method.feed.streams()
    let (elements, visits) = (Self.callCount / 40 / threads, 60)
    let staying = (0..<3).map { _ in
      let stream = mock.feed()
      return Task { await stream.reduce(into: []) { $0.append($1) } }
    }
    let leaving = Leavers()
    let failures = await MOCaptureFailures {
      await withTaskGroup(of: Void.self) { group in
        for sender in 0..<threads {
          group.addTask {
            for number in 0..<elements {
              let element = sender * 1_000_000_000 + number
              if number % 8 == 0 { await feed.send(element, within: 60) } else { feed.yield(element) }
            }
          }
          group.addTask {
            for visit in 0..<visits {
              let stream = mock.feed()
              switch visit % 3 {
              case 0:
                let visitor = Task { for await _ in stream {} }
                if visit % 2 == 0 { await Task.yield() }
                visitor.cancel()
                await visitor.value
              case 1: leaving.add(Task { for await element in stream where element % 3 == 0 { break } })
              default: mock.resetMock(.invocations)
              }
            }
          }
        }
      }
      feed.finish()
      let calls = 3 + threads * visits
      let endings = Tally()
      for task in leaving.all { await task.value }
      for call in 1...calls {
        let ending = await feed.waitForTermination(ofCall: call, within: 60)
        endings.add(ending.flatMap { [.finished, .cancelled, .dropped].firstIndex(of: $0) } ?? -1)
      }
      #expect(endings.all[-1] == nil)
      #expect(endings.all[1] == threads * visits / 3)
      #expect(endings.all[2, default: 0] >= threads * visits / 3)
    }
    #expect(failures == [])
    for task in staying {
      let got = await task.value
      #expect(got.count == threads * elements)
      for sender in 0..<threads {
        let own = got.filter { $0 / 1_000_000_000 == sender }
        #expect(own == own.sorted() && Set(own).count == elements)
      }
    }
  }

  @Test func what_was_put_in_before_the_test_let_go_arrives() async {
    for _ in 0..<(Self.callCount / 400) {
      let mock = MockStorm()
      let consumers = {
        let feed = mock.method.feed.streams()
        let consumers = (0..<3).map { _ in
          let stream = mock.feed()
          return Task { await stream.reduce(0) { count, _ in count + 1 } }
        }
        onThreads(2) { thread in
          for element in 0..<10 { feed.yield(element) }
          if thread == 0 { mock.resetMock() }
        }
        return consumers
      }()
      for consumer in consumers { #expect(await consumer.value == 20) }
    }
  }

  @Test func assertions_over_several_mocks_see_one_instant() {
    let mocks = (0..<4).map { _ in MockStorm() }
    let done = Tally()
    onThreads(6) { thread in
      if thread < 4 {
        // Each thread calls the mocks in turn, so a later mock has never more calls of it than an earlier one.
        for round in 0..<400 { for mock in mocks { _ = mock.count(thread, round) } }
        done.add(thread)
      } else {
        while done.all.count < 4 {
          let failures = MOCaptureFailures {
            MOAssertCalledInOrder(
              mocks[0].methodReference(.count, args: 0, 399), mocks[3].methodReference(.count, args: 0, 399))
          }
          // Either they are both there, in order, or one says so; it never sees the later without the earlier.
          #expect(failures.allSatisfy { !$0.message.contains("called too early") })
        }
      }
    }
    for mock in mocks { MOAssertTimesCalled(mock.methodReference(.count), 1600) }
  }
}

/// Runs the closure on so many threads at once, and waits for them.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for thread in 0..<count {
    group.enter()
    Thread {
      body(thread)
      group.leave()
    }.start()
  }
  #expect(group.wait(timeout: .now() + 300) == .success)
}

/// Tasks that end by themselves.
private final class Leavers: @unchecked Sendable {
  // Sendable because the tasks are touched under the lock only.
  private let lock = NSLock()
  private var tasks: [Task<Void, Never>] = []

  var all: [Task<Void, Never>] { lock.withLock { tasks } }
  func add(_ task: Task<Void, Never>) { lock.withLock { tasks.append(task) } }
}

/// How often each number was added.
private final class Tally: @unchecked Sendable {
  // Sendable because the counts are touched under the lock only.
  private let lock = NSLock()
  private var counts: [Int: Int] = [:]

  var all: [Int: Int] { lock.withLock { counts } }
  func add(_ number: Int) { lock.withLock { counts[number, default: 0] += 1 } }
}
