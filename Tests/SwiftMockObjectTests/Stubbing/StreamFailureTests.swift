import Testing

@testable import SwiftMockObject

struct StreamFailureTests {
  private let source = StubStream<Int>(fileID: "T/T.swift", filePath: "StreamTests.swift", line: 7)

  @Test func anElementThatNobodyTakesIsReported() async {
    let failures = await reports {
      await source.send(3, within: 0.01, filePath: "Here.swift", line: 12)
      await source.send(4, within: 0, filePath: "Here.swift", line: 13)
    }
    #expect(
      failures == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but no stream was handed out within 0.01 seconds.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:13: 4 was sent on the stream of StubStream<Int>, but no stream was handed out.
          stream made at StreamTests.swift:7
        """,
      ])
    // What was not taken in time does not come later.
    source.finish()
    #expect(await source.makeStream().reduce(0, +) == 0)
  }

  @Test func anElementForConsumersThatAreGoneIsReported() async {
    _ = source.makeStream()
    let finished = source.makeStream()
    source.finish()
    _ = await finished.reduce(0, +)
    let failures = await reports { await source.send(3, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(
      failures == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but every stream had ended: that of call 1 was dropped, that of call 2 was finished. Use `yield` for what nobody takes.
          stream made at StreamTests.swift:7
        """
      ])
  }

  @Test func aStreamThatTheTestHasFinishedHasEndedThoughNobodyCameToItsEnd() async {
    let stream = source.makeStream()
    source.finish()
    let first = await reports { await source.send(3, within: 0, filePath: "Here.swift", line: 12) }
    _ = source.makeStream()
    let second = await reports { await source.send(3, within: 0, filePath: "Here.swift", line: 13) }
    #expect(
      first + second == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but every stream had ended: that of call 1 was finished. Use `yield` for what nobody takes.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:13: 3 was sent on the stream of StubStream<Int>, but every stream had ended: that of call 1 was finished, that of call 2 was dropped. Use `yield` for what nobody takes.
          stream made at StreamTests.swift:7
        """,
      ])
    withExtendedLifetime(stream) {}
  }

  @Test func anElementThatIsNotTakenIsReported() async {
    let stream = source.makeStream()
    let failures = await reports { await source.send(3, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(
      failures == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but 1 consumer did not take it within 0.01 seconds.
          stream made at StreamTests.swift:7
        """
      ])
    withExtendedLifetime(stream) {}
  }

  @Test func aConsumerThatDoesNotComeBackIsReported() async {
    let end = StubStream<Void>()
    let busy = (0..<2).map { _ in
      let (stream, pause) = (source.makeStream(), end.makeStream())
      return Task { for await element in stream where element == 3 { for await _ in pause {} } }
    }
    await source.send(1)
    let others = [source.makeStream(), source.makeStream()]
    let failures = await reports { await source.send(3, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(
      failures == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but 2 consumers did not take it and 2 took it and did not ask for the next one within 0.01 seconds.
          stream made at StreamTests.swift:7
        """
      ])
    withExtendedLifetime(others) {}
    end.finish()
    source.finish()
    for task in busy { await task.value }
  }

  @Test func oneConsumerThatDoesNotComeBackIsReported() async {
    var stream = source.makeStream().makeAsyncIterator()
    source.yield(1)
    async let failures = reports { await source.send(3, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(await stream.next() == 1)
    #expect(await stream.next() == 3)
    #expect(
      await failures == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but 1 consumer took it and did not ask for the next one within 0.01 seconds.
          stream made at StreamTests.swift:7
        """
      ])
  }

  @Test func aTestThatIsCancelledStopsWaiting() async {
    let waiting = Task {
      await reports {
        await source.send(3, within: 600, filePath: "Here.swift", line: 12)
        await source.waitForCalls(within: 600, filePath: "Here.swift", line: 13)
        await source.waitForTermination(within: 600, filePath: "Here.swift", line: 14)
      }
    }
    waiting.cancel()
    #expect(
      await waiting.value == [
        """
        Here.swift:12: 3 was sent on the stream of StubStream<Int>, but no stream was handed out until the waiting task was cancelled.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:13: StubStream<Int> was expected to hand out 1 stream, but handed out none until the waiting task was cancelled.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:14: The stream of call 1 of StubStream<Int> was expected to end, but no call came until the waiting task was cancelled.
          stream made at StreamTests.swift:7
        """,
      ])
  }

  @Test func callsThatDoNotComeAreReported() async {
    let stream = source.makeStream()
    let failures = await reports { await source.waitForCalls(2, within: 0.01, filePath: "Here.swift", line: 12) }
    #expect(
      failures == [
        """
        Here.swift:12: StubStream<Int> was expected to hand out 2 streams, but handed out 1 within 0.01 seconds.
          stream made at StreamTests.swift:7
        """
      ])
    withExtendedLifetime(stream) {}
  }

  @Test func anEndThatDoesNotComeIsReported() async {
    let stream = source.makeStream()
    let failures = await reports {
      #expect(await source.waitForTermination(within: 0.01, filePath: "Here.swift", line: 12) == nil)
      await source.waitForTermination(ofCall: 2, within: 0, filePath: "Here.swift", line: 13)
      await source.waitForTermination(ofCall: 0, filePath: "Here.swift", line: 14)
    }
    #expect(
      failures == [
        """
        Here.swift:12: The stream of call 1 of StubStream<Int> was expected to end, but it did not within 0.01 seconds.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:13: The stream of call 2 of StubStream<Int> was expected to end, but only 1 call came.
          stream made at StreamTests.swift:7
        """,
        """
        Here.swift:14: There is no call 0 of StubStream<Int>. Calls are counted from 1.
          stream made at StreamTests.swift:7
        """,
      ])
    withExtendedLifetime(stream) {}
  }

  @Test func anErrorThatAStreamCannotThrowIsReportedWhereItWasPutIn() async {
    let failures = await reports {
      source.finish(throwing: LoadError(), filePath: "Here.swift", line: 12)
      for await _ in source.makeStream() {}
      let stream = source.makeStream()
      source.finish(throwing: LoadError(), filePath: "Here.swift", line: 13)
      for await _ in stream {}
    }
    #expect(
      failures
        == [12, 13].map {
          """
          Here.swift:\($0): A stream of StubStream<Int> cannot throw, but it was finished with LoadError().
            stream made at StreamTests.swift:7
          """
        })
  }

  @Test func ofSeveralStreamsThatCannotThrowAnErrorTheFirstIsReported() {
    for _ in 0..<8 {
      let source = StubStream<Int>(fileID: "T/T.swift", filePath: "StreamTests.swift", line: 7)
      let streams = (
        source.source.makeSequence(failure: LoadError.self), source.makeStream(), source.makeThrowingStream(),
        source.makeStream(), source.makeStream()
      )
      let failures = reports { source.finish(throwing: CancellationError(), filePath: "Here.swift", line: 12) }
      #expect(
        failures.map { $0.split(separator: "\n")[0] } == [
          "Here.swift:12: A stream of StubStream<Int> can only throw LoadError, but it was finished with CancellationError()."
        ])
      withExtendedLifetime(streams) {}
    }
  }

  @Test func aTimeThatNothingCanWaitForIsReported() async {
    let failures = await reports {
      await source.send(1, within: -1, filePath: "Here.swift", line: 12)
      await source.waitForCalls(within: -1, filePath: "Here.swift", line: 13)
      await source.waitForTermination(within: -1, filePath: "Here.swift", line: 14)
    }
    #expect(
      failures
        == [12, 13, 14].map {
          "Here.swift:\($0): -1.0 seconds is no time to wait. It must be a number, 0 or greater."
        })
  }
}
