import Dispatch
import Testing

@testable import SwiftMockObject

private enum ClockMethods { case tick, tock }

private final class MockClock: MockObject<ClockMethods>, @unchecked Sendable {
  func tick(_ number: Int) { _onMethod(.tick, args: number) }
  func tock(_ number: Int) { _onMethod(.tock, args: number) }
}

struct OneInstantConcurrencyTests {
  @Test func recordedInvocationsMissNothingInTheMiddle() {
    let clock = MockClock()
    let isDone = Locked(false)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        for number in 0..<20_000 {
          clock.tick(number)
          clock.tock(number)
        }
        isDone.withLock { $0 = true }
      } else {
        repeat {
          // One method is called after the other, so at any instant there is none or one call less of the second.
          let calls = clock.recordedInvocations
          let ticks = calls.count { $0.method == .tick }
          #expect(ticks - (calls.count - ticks) == 0 || ticks - (calls.count - ticks) == 1)
        } while !isDone.withLock({ $0 })
      }
    }
  }

  @Test func severalMocksAreSeenAtOneInstant() {
    let (first, second) = (MockClock(), MockClock())
    let isDone = Locked(false)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      if thread == 0 {
        for number in 0..<20_000 {
          first.tick(number)
          second.tick(number)
        }
        isDone.withLock { $0 = true }
      } else {
        // Two threads, each with the mocks the other way round: the locks are taken in one order.
        let mocks = thread == 1 ? [first, second] : [second, first]
        repeat {
          let counts = CallHistory.histories(of: mocks.map(\.mockRecorder.memory)).map(\.count)
          let difference = thread == 1 ? counts[0] - counts[1] : counts[1] - counts[0]
          #expect(difference == 0 || difference == 1)
        } while !isDone.withLock({ $0 })
      }
    }
  }

  @Test func theOrderOfCallsAcrossMocksIsKnown() {
    let (first, second) = (MockClock(), MockClock())
    first.tick(1)
    second.tick(1)
    first.tock(1)
    let numbers = [first.recordedInvocations[0], second.recordedInvocations[0], first.recordedInvocations[1]]
      .map(\.sequenceNumber)
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == 3)
  }

  @Test func aMarkDoesNotOutliveTheCallsThatItWasAbout() {
    let clock = MockClock()
    clock.tick(1)
    let reference = clock.methodReference(.tick)
    let snapshot = reference.snapshot()
    clock.resetMock()
    clock.tick(2)
    reference.markAsserted([0], in: snapshot)
    #expect(MOCaptureFailures { MOAssertNoOtherCalls(clock) }.count == 1)
    MOAssertTimesCalled(reference, 1)
    MOAssertNoOtherCalls(clock)
  }

  @Test func twoThreadsThatSetNaturalDefaultsLoseNone() {
    for _ in 0..<2_000 {
      let clock = MockClock()
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          clock.mockRecorder.naturalDefaults.set(7, for: Int.self)
        } else {
          clock.mockRecorder.naturalDefaults.set("seven", for: String.self)
        }
      }
      let defaults = clock.mockRecorder.naturalDefaults
      #expect(defaults.override(for: Int.self) as? Int == 7)
      #expect(defaults.override(for: String.self) as? String == "seven")
    }
  }

  @Test func anEarlierTableOfNaturalDefaultsCanBePutBack() {
    let clock = MockClock()
    clock.mockRecorder.naturalDefaults.set(1, for: Int.self)
    let saved = clock.mockRecorder.naturalDefaults
    clock.mockRecorder.naturalDefaults.set(2, for: Int.self)
    clock.mockRecorder.naturalDefaults = saved
    #expect(clock.mockRecorder.naturalDefaults.override(for: Int.self) as? Int == 1)
    clock.mockRecorder.naturalDefaults = NaturalDefaults()
    #expect(clock.mockRecorder.naturalDefaults.override(for: Int.self) == nil)
  }

  @Test func aNewTableOfNaturalDefaultsReplacesTheOldOne() {
    let (clock, other) = (MockClock(), MockClock())
    clock.mockRecorder.naturalDefaults.set(1, for: Int.self)
    var table = NaturalDefaults()
    table.set("new", for: String.self)
    clock.mockRecorder.naturalDefaults = table
    #expect(clock.mockRecorder.naturalDefaults.override(for: Int.self) == nil)
    other.mockRecorder.naturalDefaults.set(2, for: Int.self)
    other.mockRecorder.naturalDefaults.set(3, for: Int.self)
    table = clock.mockRecorder.naturalDefaults
    table.set("of another mock", for: String.self)
    other.mockRecorder.naturalDefaults = table
    #expect(other.mockRecorder.naturalDefaults.override(for: Int.self) == nil)
    #expect(other.mockRecorder.naturalDefaults.override(for: String.self) as? String == "of another mock")
  }

  @Test func theFunctionThatRecordedACallIsKnown() {
    let clock = MockClock()
    clock.tick(1)
    clock._onMethod(.tick, args: 2)
    clock.tick(3)
    let track = clock.methodReference(.tick).snapshot().track
    #expect(
      (0..<3).map { "\(track[$0].function)" } == ["tick(_:)", "theFunctionThatRecordedACallIsKnown()", "tick(_:)"])
  }

  @Test func aListenerHearsOfCallsAndOfTheirEnds() {
    let clock = MockClock()
    let news = Locked<[String]>([])
    let listener = clock.mockRecorder.memory.addListener {
      news.withLock { $0.append("news") }
    }
    clock.tick(1)
    #expect(news.withLock { $0.count } == 1)
    clock.methodReference(.tick).setCustomBehavior { _ in news.withLock { $0.append("at work") } }
    clock.tick(2)
    #expect(news.withLock { $0 } == ["news", "news", "at work", "news"])
    clock.mockRecorder.memory.removeListener(listener)
    clock.tick(3)
    #expect(news.withLock { $0.count } == 5)
  }
}
