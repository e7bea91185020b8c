import Dispatch
import SwiftMockObject
import Testing

private enum BoothMethods { case sell, wait, load }

private final class MockBooth: MockObject<BoothMethods>, @unchecked Sendable {
  func sell(_ item: String) -> Int { _onMethod(.sell, defaultReturn: -1, args: item) }
  func wait() async -> Int { await _onAsyncMethod(.wait, defaultReturn: -1) }
  func load() throws -> Opaque { try _onThrowingMethod(.load) }
}

private final class Opaque {}

struct StrictCallsTests {
  private let booth = MockBooth()

  init() { booth.mockRecorder.makeStrict() }

  @Test func ofTwoCallsAtOnceTheOneThatGetsTheDefaultIsReported() {
    for _ in 0..<500 {
      let booth = MockBooth()
      booth.mockRecorder.makeStrict()
      booth.methodReference(.sell).setCustomBehaviorToReturn(1, times: 1)
      let results = Results()
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let failures = MOCaptureFailures { results.add(booth.sell("tea")) }
        results.add(failures: failures.count)
      }
      #expect(results.sold == [-1, 1])
      #expect(results.failures == 1)
    }
  }

  @Test func aCallForWhichAStubHasTooFewMatchersIsReportedOnce() {
    booth.methodReference(.sell, args: "tea", 1).setCustomBehaviorToReturn(1)
    let failures = MOCaptureFailures { #expect(booth.sell("tea") == -1) }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "MockBooth.sell has 1 argument, but its stub is for calls with 2."
      ])
  }

  @Test func aMatcherRunsOnceForACallAndOnceMoreToExplainTheFailure() {
    let runs = Results()
    let matcher = ArgumentMatcher("counted") { _ in
      runs.add(1)
      return false
    }
    booth.methodReference(.sell, args: matcher).setCustomBehaviorToReturn(1)
    #expect(MOCaptureFailures { _ = booth.sell("tea") }.count == 1)
    #expect(runs.sold == [1, 1])
  }

  @Test func anAsyncCallWithoutABehaviorIsReported() async {
    let failures = await MOCaptureFailures { #expect(await booth.wait() == -1) }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "MockBooth.wait() was called without a stub, and the mock is strict."
      ])
  }

  @Test func aCallThatThrowsForWantOfAStubIsReportedToo() {
    let failures = MOCaptureFailures { #expect(throws: MockError.self) { try booth.load() } }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "MockBooth.load() was called without a stub, and the mock is strict."
      ])
    guard case .threw(let error) = booth.recordedInvocations.first?.outcome else {
      Issue.record("it has thrown")
      return
    }
    #expect(error is MockError)
  }
}

private final class Results: @unchecked Sendable {
  private let queue = DispatchQueue(label: "results")
  private var all: [Int] = []
  private var failureCount = 0
  func add(_ number: Int) { queue.sync { all.append(number) } }
  func add(failures: Int) { queue.sync { failureCount += failures } }
  var sold: [Int] { queue.sync { all.sorted() } }
  var failures: Int { queue.sync { failureCount } }
}
