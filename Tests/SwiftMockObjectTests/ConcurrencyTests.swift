import Dispatch
import Foundation
import SwiftMockObject
import Testing

private protocol Feeder: Sendable {
  func feed(_ grain: Int, to bird: String)
  func count() -> Int
  func wait() async -> Int
}

private enum FeederMethods { case feed, count, wait }

private final class MockFeeder: MockObject<FeederMethods>, Feeder, @unchecked Sendable {
  func feed(_ grain: Int, to bird: String) { _onMethod(.feed, args: grain, bird) }
  func count() -> Int { _onMethod(.count, defaultReturn: 0) }
  func wait() async -> Int { await _onAsyncMethod(.wait, defaultReturn: 0) }
}

/// Any number of threads may call, stub, reset and assert on one mock.
///
/// Run it under the thread sanitizer, too.
struct ConcurrencyTests {
  private let feeder = MockFeeder()

  @Test func a_million_calls_are_counted_exactly() {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for grain in 0..<125_000 { feeder.feed(grain, to: "bird") }
    }
    MOAssertTimesCalled(feeder.methodReference(.feed), 1_000_000)
  }

  @Test func no_argument_is_lost_and_none_is_recorded_twice() {
    DispatchQueue.concurrentPerform(iterations: 20_000) { feeder.feed($0, to: "bird \($0)") }

    let calls = feeder.methodReference(.feed).invocations(as: (Int, String).self)
    #expect(calls.map(\.0).sorted() == Array(0..<20_000))
    #expect(calls.allSatisfy { $1 == "bird \($0)" })
  }

  @Test func the_calls_of_one_thread_keep_their_order() {
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for grain in 0..<1000 { feeder.feed(grain, to: "\(thread)") }
    }
    for thread in 0..<4 {
      let calls = feeder.methodReference(.feed, args: .any, "\(thread)").invocations(as: (Int, String).self)
      #expect(calls.map(\.0) == Array(0..<1000))
    }
  }

  @Test func each_of_several_answers_is_given_once() {
    feeder.methodReference(.count).setCustomBehaviorToReturn(inOrder: Array(1...1000))
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in answers.add(feeder.count()) }
    #expect(answers.sorted == Array(1...1000))
  }

  @Test func a_stub_for_so_many_calls_answers_so_many() {
    feeder.methodReference(.count).setCustomBehaviorToReturn(1, times: 300)
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in answers.add(feeder.count()) }
    #expect(answers.sorted == Array(repeating: 0, count: 700) + Array(repeating: 1, count: 300))
  }

  @Test func threads_in_one_slow_behavior_do_not_wait_for_each_other() {
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    // Each of the two calls ends only when the other has come, too.
    feeder.methodReference(.feed).setCustomBehavior { (grain: Int, bird: String) in
      arrivals[grain].signal()
      #expect(arrivals[1 - grain].wait(timeout: .now() + 60) == .success)
    }
    let group = DispatchGroup()
    for grain in 0...1 {
      Thread { [feeder] in
        feeder.feed(grain, to: "bird")
        group.leave()
      }.start(after: group)
    }
    #expect(group.wait(timeout: .now() + 120) == .success)
    MOAssertTimesCalled(feeder.methodReference(.feed), 2)
  }

  @Test func a_mock_is_called_stubbed_reset_and_read_at_once() {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 {
        switch (thread + round) % 8 {
        case 0: feeder.methodReference(.count).setCustomBehaviorToReturn(round)
        case 1:
          feeder.methodReference(.count).setCustomBehavior { [feeder] () -> Int in
            feeder.feed(round, to: "again")
            return round
          }
        case 2: feeder.resetMock()
        case 3: feeder.methodReference(.count).removeCustomBehavior()
        case 4: _ = feeder.recordedInvocations.map(\.arguments)
        case 5: MOAssertTimesCalled(feeder.methodReference(.count), 0...)
        default:
          _ = feeder.count()
          feeder.feed(round, to: "bird")
        }
      }
    }
    feeder.resetMock()
    MOAssertTimesCalled(feeder.methodReference(.feed), 0)
    #expect(feeder.count() == 0)
  }

  @Test func tasks_call_as_threads_do() async {
    await withTaskGroup(of: Void.self) { group in
      for grain in 0..<1000 {
        group.addTask { [feeder] in
          feeder.feed(grain, to: "bird")
          _ = await feeder.wait()
        }
      }
    }
    MOAssertTimesCalled(feeder.methodReference(.feed), 1000)
    MOAssertTimesCalled(feeder.methodReference(.wait), 1000)
  }

  @Test func the_order_of_calls_is_known_across_mocks() {
    let others = (0..<4).map { _ in MockFeeder() }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for grain in 0..<1000 { others[thread].feed(grain, to: "bird") }
    }
    let numbers = others.flatMap { $0.recordedInvocations.map(\.sequenceNumber) }
    #expect(Set(numbers).count == 4000)
    for mock in others {
      let own = mock.recordedInvocations.map(\.sequenceNumber)
      #expect(own == own.sorted())
    }
  }

  @Test func arguments_that_use_the_mock_when_they_are_released_do_no_harm() {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for round in 0..<200 {
        feeder._onMethod(.feed, args: Talkative(feeder), "bird")
        if round % 10 == 0 { feeder.resetMock(.invocations) }
      }
    }
    feeder.resetMock()
    feeder.resetMock()
    #expect(feeder.methodReference(.feed).timesCalled == 0)
  }
}

/// What several threads were answered.
private final class Answers: @unchecked Sendable {
  // Sendable because `values` is touched under the lock only.
  private let lock = NSLock()
  private var values: [Int] = []

  var sorted: [Int] { lock.withLock { values.sorted() } }
  func add(_ value: Int) { lock.withLock { values.append(value) } }
}

/// Calls the mock when it is released.
private final class Talkative: Sendable {
  private let feeder: MockFeeder
  init(_ feeder: MockFeeder) { self.feeder = feeder }
  deinit { _ = feeder.count() }
}

extension Thread {
  fileprivate func start(after group: DispatchGroup) {
    group.enter()
    start()
  }
}
