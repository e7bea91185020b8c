import Testing

@testable import SwiftMockObject

/// Failures of gates, in which calls wait until the test resumes them.
@Suite("Gates") struct GateMessages {
  private let branch = MockBranch()

  // The calls did not come. Does the code under test make them?
  @Test("Calls that did not come") func callsThatDidNotCome() async {
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    await MOAssertFailure(
      """
      MockBranch.rate was expected to have 1 call waiting in the gate, but had none within 0.01 seconds.
        gate set at ExchangeTests.swift:31
      """
    ) { await gate.waitForCalls(within: 0.01) }
  }

  // A call can be resumed once, and has a number from 1.
  @Test("Calls that can't be resumed") func callsThatCantBeResumed() async {
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    gate.resume(call: 1, returning: 1.0)
    _ = await branch.rate(of: "EUR")
    MOAssertFailure(
      """
      Call 1 of MockBranch.rate has already been resumed. A call can be resumed once.
        gate set at ExchangeTests.swift:31
      """
    ) { gate.resume(call: 1, returning: 1.0) }
    MOAssertFailure(
      """
      There is no call 0 of MockBranch.rate to resume. Calls are counted from 1.
        gate set at ExchangeTests.swift:31
      """
    ) { gate.resume(call: 0, returning: 1.0) }
  }

  // It was resumed before it came, and then it did not come.
  @Test("A call that never came") func aCallThatNeverCame() {
    MOAssertFailure(
      """
      Call 1 of MockBranch.rate was resumed in advance, but it never came.
        gate set at ExchangeTests.swift:31
      """
    ) {
      let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
      gate.resume(returning: 1.0)
    }
  }

  // Calls were still waiting when the gate was let go of, or the mock was reset.
  @Test("Calls that were forgotten") func callsThatWereForgotten() async {
    await MOAssertFailure(
      """
      1 call of MockBranch.rate was still waiting when the test let go of the gate. Resume every call, and keep the gate until then.
        gate set at ExchangeTests.swift:31
      """
    ) {
      let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
      Task { [branch] in _ = await branch.rate(of: "EUR") }
      await gate.waitForCalls()
    }
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 32)
    let calls = (1...2).map { _ in Task { [branch] in _ = await branch.rate(of: "EUR") } }
    await gate.waitForCalls(2)
    MOAssertFailure(
      """
      2 calls of MockBranch.rate were still waiting in the gate when the mock was reset. Resume every call before.
        gate set at ExchangeTests.swift:32
      """
    ) { branch.resetMock() }
    for call in calls { await call.value }
  }

  // The gate outlives the test, in a property of an `XCTestCase`.
  @Test("Calls that outlive the test") func callsThatOutliveTheTest() async {
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    let call = Task { [branch] in _ = await branch.rate(of: "EUR") }
    await gate.waitForCalls()
    MOAssertFailure(
      """
      1 call of MockBranch.rate was still waiting in the gate when the test was over. Resume every call before.
        gate set at ExchangeTests.swift:31
      """
    ) {
      // The test ends.
      Reporter.report([gate.room.endWaits(.testIsOver)].compactMap(\.self))  // not shown
    }
    await call.value
  }

  // Nobody holds the gate any more, so nobody can resume the call.
  @Test("A gate that nobody holds") func aGateThatNobodyHolds() async {
    _ = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    await MOAssertFailure(
      """
      MockBranch.rate waits in a gate that nobody holds. Keep what `setCustomBehaviorToSuspend()` returns until every call is resumed.
        called as MockBranch.rate(of: "EUR")
        stub set at ExchangeTests.swift:31
      """
    ) { _ = await branch.rate(of: "EUR") }
  }

  // A call waits for a minute at most, so that a test that forgets it does not hang.
  @Test("A call that waited too long") func aCallThatWaitedTooLong() async {
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(
      within: 0.01, filePath: "ExchangeTests.swift", line: 31)
    await MOAssertFailure(
      """
      MockBranch.rate waited in its gate for 0.01 seconds and was not resumed.
        called as MockBranch.rate(of: "EUR")
        stub set at ExchangeTests.swift:31
      """
    ) { _ = await branch.rate(of: "EUR") }
    withExtendedLifetime(gate) {}
  }
}

/// Failures of streams, into which the test puts elements.
@Suite("Streams") struct StreamMessages {
  private let feed = MockFeed()

  // `send` waits until each consumer has handled the element.
  @Test("An element that nobody handled") func anElementThatNobodyHandled() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    await MOAssertFailure(
      """
      3 was sent on the stream of MockFeed.prices, but no stream was handed out within 0.01 seconds.
        stream made at TickerTests.swift:9
      """
    ) { await prices.send(3, within: 0.01) }
    let stream = feed.prices(in: "EUR")
    await MOAssertFailure(
      """
      3 was sent on the stream of MockFeed.prices, but 1 consumer did not take it within 0.01 seconds.
        stream made at TickerTests.swift:9
      """
    ) { await prices.send(3, within: 0.01) }
    withExtendedLifetime(stream) {}
  }

  // The consumer has taken the element, and does not ask for the next one.
  @Test("An element that is still being handled") func anElementThatIsStillBeingHandled() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    var stream = feed.prices(in: "EUR").makeAsyncIterator()
    prices.yield(1)
    async let sent: Void = MOAssertFailure(
      """
      3 was sent on the stream of MockFeed.prices, but 1 consumer took it and did not ask for the next one within 0.01 seconds.
        stream made at TickerTests.swift:9
      """
    ) { await prices.send(3, within: 0.01) }
    _ = await (stream.next(), stream.next())
    await sent
  }

  // The consumers are gone.
  @Test("An element after the end") func anElementAfterTheEnd() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    _ = feed.prices(in: "EUR")
    await MOAssertFailure(
      """
      3 was sent on the stream of MockFeed.prices, but every stream had ended: that of call 1 was dropped. Use `yield` for what nobody takes.
        stream made at TickerTests.swift:9
      """
    ) { await prices.send(3, within: 0.01) }
  }

  // The code under test asked for too few streams.
  @Test("Streams that nobody asked for") func streamsThatNobodyAskedFor() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    await MOAssertFailure(
      """
      MockFeed.prices was expected to hand out 2 streams, but handed out none within 0.01 seconds.
        stream made at TickerTests.swift:9
      """
    ) { await prices.waitForCalls(2, within: 0.01) }
  }

  // The consumer goes on asking for elements.
  @Test("A stream that did not end") func aStreamThatDidNotEnd() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    await MOAssertFailure(
      """
      The stream of call 1 of MockFeed.prices was expected to end, but no call came.
        stream made at TickerTests.swift:9
      """
    ) { await prices.waitForTermination(within: 0) }
    let stream = feed.prices(in: "EUR")
    await MOAssertFailure(
      """
      The stream of call 1 of MockFeed.prices was expected to end, but it did not within 0.01 seconds.
        stream made at TickerTests.swift:9
      """
    ) { await prices.waitForTermination(within: 0.01) }
    await MOAssertFailure(
      """
      The stream of call 2 of MockFeed.prices was expected to end, but only 1 call came.
        stream made at TickerTests.swift:9
      """
    ) { await prices.waitForTermination(ofCall: 2, within: 0) }
    await MOAssertFailure(
      """
      There is no call 0 of MockFeed.prices. Calls are counted from 1.
        stream made at TickerTests.swift:9
      """
    ) { await prices.waitForTermination(ofCall: 0) }
    withExtendedLifetime(stream) {}
  }

  // The stream can't throw, or not this error.
  @Test("An end that can't be") func anEndThatCantBe() async {
    let prices = feed.method.prices.streams(filePath: "TickerTests.swift", line: 9)
    let stream = feed.prices(in: "EUR")
    MOAssertFailure(
      """
      A stream of MockFeed.prices cannot throw, but it was finished with Offline().
        stream made at TickerTests.swift:9
      """
    ) { prices.finish(throwing: Offline()) }
    let changes = feed.method.changes.streams(filePath: "TickerTests.swift", line: 10)
    let sequence = feed.changes()
    MOAssertFailure(
      """
      A stream of MockFeed.changes can only throw Offline, but it was finished with Refused().
        stream made at TickerTests.swift:10
      """
    ) { changes.finish(throwing: Refused()) }
    withExtendedLifetime((stream, sequence)) {}
  }

  // The stub's stream is of another type than the method returns.
  @Test("A stream of another type") func aStreamOfAnotherType() {
    let changes = feed.method.changes.streams()
    feed.methodReference(.prices).setCustomBehavior({ _ in feed.changes() }, filePath: "TickerTests.swift", line: 9)
    MOAssertFailure(
      """
      MockFeed.prices must return AsyncStream<Int>, but its stub returned a stream of Int.
        called as MockFeed.prices(in: "EUR")
        stub set at TickerTests.swift:9
      """
    ) { _ = feed.prices(in: "EUR") }
    withExtendedLifetime(changes) {}
  }

  // A stub that returns one stream gives it to every call.
  @Test("One stream for two calls") func oneStreamForTwoCalls() {
    let stream = AsyncStream<Int> { nil }
    feed.method.prices.returns(stream, filePath: "TickerTests.swift", line: 9)
    _ = feed.prices(in: "EUR")
    MOAssertFailure(
      """
      MockFeed.prices answered a second call with the same AsyncStream<Int>, so that both share its elements.
        next: have it make one for each call: `.streams([…])`, or a closure that returns a new one
      """
    ) { _ = feed.prices(in: "USD") }
  }
}
