import Foundation
import Harbor
import SwiftMockObject
import Testing
import XCTest

// Tests of the main actor whose code under test calls the mock off it. What they write is code of the main actor, and runs
// there: nobody has to think of `@Sendable`.

nonisolated enum TidesMethods: KeyedMethods {
  case heights, changes, forecast, report

  struct Keys {
    let heights = MethodKey<TidesMethods, ([Int]) -> [Int]>(.heights)
    let changes = MethodKey<TidesMethods, () -> AsyncStream<Int>>(.changes)
    let forecast = MethodKey<TidesMethods, (Int) async throws -> Int>(.forecast)
    let report = MethodKey<TidesMethods, (Int) throws -> Void>(.report)
  }
  static var keys: Keys { Keys() }
}

nonisolated final class MockTides: MockObject<TidesMethods>, Tides, @unchecked Sendable {
  func heights(_ hours: [Int]) -> [Int] { _onMethod(.heights, defaultReturn: [], args: hours) }
  func changes() -> AsyncStream<Int> { _onMethod(.changes) }
  func forecast(_ hour: Int) async throws -> Int {
    try await _onAsyncThrowingMethod(.forecast, defaultReturn: 0, args: hour)
  }
  func report(_ hour: Int) throws { try _onThrowingMethod(.report, args: hour) }
}

nonisolated struct Fog: Error {}

nonisolated final class Almanac: Sendable {
  func heights(_ hours: [Int]) -> [Int] { hours.map { $0 * 3 } }
}

@MainActor @Suite struct LookoutTests {
  private let tides = MockTides()
  private var heights: MethodReference<TidesMethods> { tides.methodReference(.heights) }
  private var lookout: Lookout { Lookout(tides: tides) }

  @Test func aClosureWithoutAnotherInIt() async {
    heights.setCustomBehavior { (hours: [Int]) in [hours.count] }
    #expect(await lookout.heights() == [2])
  }

  @Test func aClosureThatMaps() async {
    heights.setCustomBehavior { (hours: [Int]) in hours.map { $0 + 1 } }
    #expect(await lookout.heights() == [2, 3])
  }

  @Test func aClosureThatSorts() async {
    tides.method.heights.answers { hours in hours.sorted { $0 > $1 } }
    #expect(await lookout.heights() == [2, 1])
  }

  @Test func anUntypedClosure() async {
    heights.setCustomBehavior { args in [args.count].map { $0 } }
    #expect(await lookout.heights() == [1])
  }

  @Test func aClosureThatMakesAStream() async {
    tides.method.changes.answers {
      AsyncStream { changes in
        changes.yield(3)
        changes.finish()
      }
    }
    #expect(await lookout.sum() == 3)
  }

  @Test func aClosureThatLocks() async {
    let lock = NSLock()
    heights.setCustomBehavior { (hours: [Int]) in lock.withLock { hours } }
    #expect(await lookout.heights() == [1, 2])
  }

  @Test func aClosureThatCounts() async {
    var calls = 0
    heights.setCustomBehavior { (hours: [Int]) in
      calls += 1
      return hours
    }
    _ = await lookout.heights()
    #expect(calls == 1)
  }

  @Test func aClosureThatAssumesItsActor() async {
    heights.setCustomBehavior { (hours: [Int]) in MainActor.assumeIsolated { hours } }
    #expect(await lookout.heights() == [1, 2])
  }

  @Test func aMatcher() async {
    let narrowed = tides.methodReference(.heights, args: .where { (hours: [Int]) in hours.map { $0 }.count == 2 })
    narrowed.setCustomBehaviorToReturn([9])
    #expect(await lookout.heights() == [9])
    MOAssertTimesCalled(narrowed, 1)
  }

  @Test func aMatcherOfOnesOwn() async {
    let pair = ArgumentMatcher("a pair") { ($0 as? [Int])?.map { $0 }.count == 2 }
    tides.methodReference(.heights, args: pair).setCustomBehaviorToReturn([9])
    #expect(await lookout.heights() == [9])
  }

  @Test func aClosureThatMayRunAnywhere() async {
    tides.methodReference(.changes).setCustomBehavior { @Sendable () -> AsyncStream<Int> in
      AsyncStream { changes in
        changes.yield(3)
        changes.finish()
      }
    }
    #expect(await lookout.sum() == 3)
  }

  @Test func aMethodOfARealObject() async {
    tides.method.heights.answers(Almanac().heights)
    #expect(await lookout.heights() == [3, 6])
  }

  @Test func aClosureOfAMethodThatCanWait() async throws {
    var calls = 0
    tides.method.forecast.answers { hour in
      calls += 1
      return [hour].map { $0 + calls }[0]
    }
    #expect(try await lookout.forecast() == 2)
    #expect(calls == 1)
  }

  @Test func anAsyncClosure() async throws {
    var calls = 0
    tides.method.forecast.answers { hour async in
      await Task.yield()
      calls += 1
      return [hour].map { $0 + calls }[0]
    }
    #expect(try await lookout.forecast() == 2)
  }

  @Test func aClosureThatThrows() async {
    tides.method.report.answers { hour in if [hour].allSatisfy({ $0 == 1 }) { throw Fog() } }
    await #expect(throws: Fog.self) { try await lookout.report() }
  }

  @Test func whatRunsBesideTheAnswer() async {
    var seen: [Int] = []
    heights.perform { (hours: [Int]) in seen += hours.map { $0 } }
    tides.method.heights.perform { hours in seen += hours.sorted { $0 > $1 } }
    heights.perform { args in seen += args.map { _ in 0 } }
    #expect(await lookout.heights() == [])
    #expect(seen == [1, 2, 2, 1, 0])
  }

  /// What comes through a plain parameter does not tell its actor.
  private func stub(_ answer: @escaping ([Int]) -> [Int]) {
    heights.setCustomBehavior(answer)
  }

  @Test func aClosureThatAHelperHandsOn() async {
    var calls = 0
    stub { hours in
      calls += 1
      return hours.map { $0 + calls }
    }
    #expect(await lookout.heights() == [2, 3])
  }

  @Test func theTestIsKnownWhereTheClosureRuns() async {
    let store = tides
    heights.setCustomBehavior { (hours: [Int]) in
      MOAssertTimesCalled(store.methodReference(.forecast), 1)
      return hours
    }
    let lookout = lookout
    let failures = await MOCaptureFailures { _ = await lookout.heights() }
    #expect(failures.count == 1)
  }
}

nonisolated final class LookoutXCTests: XCTestCase {
  @MainActor func testAClosureOfTheMainActorIsRunThere() async {
    let tides = MockTides()
    var calls = 0
    tides.methodReference(.heights).setCustomBehavior { (hours: [Int]) in
      calls += 1
      return hours.map { $0 + calls }
    }
    let heights = await Lookout(tides: tides).heights()
    XCTAssertEqual(heights, [2, 3])
  }

  /// The test blocks the main thread: a closure that may run anywhere does.
  @MainActor func testAClosureThatMayRunAnywhereNeedsNoMainThread() {
    let tides = MockTides()
    tides.methodReference(.heights).setCustomBehavior { @Sendable (hours: [Int]) in hours.map { $0 + 1 } }
    let isOver = DispatchSemaphore(value: 0)
    let result = Result()
    DispatchQueue.global().async {
      result.heights = tides.heights([1])
      isOver.signal()
    }
    isOver.wait()
    XCTAssertEqual(result.heights, [2])
  }
}

nonisolated private final class Result: @unchecked Sendable {
  var heights: [Int] = []
}
