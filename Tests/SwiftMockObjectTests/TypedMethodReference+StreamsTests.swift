import Testing

@testable import SwiftMockObject

private enum FeedMethods: KeyedMethods {
  case prices, orders, alarms, changes

  struct Keys {
    let prices = MethodKey<FeedMethods, (String) -> AsyncStream<Int>>(.prices)
    let orders = MethodKey<FeedMethods, () async throws -> AsyncThrowingStream<Int, any Error>>(.orders)
    let alarms = MethodKey<FeedMethods, () -> any AsyncSequence<Int, Never>>(.alarms)
    let changes = MethodKey<FeedMethods, () -> any AsyncSequence<Int, LoadError>>(.changes)
    // Copied without care.
    let wrongPrices = MethodKey<FeedMethods, (String) -> any AsyncSequence<Int, LoadError>>(.prices)
    let wrongChanges = MethodKey<FeedMethods, () -> AsyncStream<Int>>(.changes)
  }
  static var keys: Keys { Keys() }
}

private final class MockFeed: MockObject<FeedMethods>, @unchecked Sendable {
  func prices(_ currency: String) -> AsyncStream<Int> { _onMethod(.prices, args: currency) }
  func orders() async throws -> AsyncThrowingStream<Int, any Error> { try await _onAsyncThrowingMethod(.orders) }
  func alarms() -> any AsyncSequence<Int, Never> { _onMethod(.alarms) }
  func changes() -> any AsyncSequence<Int, LoadError> { _onMethod(.changes) }
  func tryChanges() throws -> any AsyncSequence<Int, LoadError> { try _onThrowingMethod(.changes) }
}

struct TypedMethodReferenceStreamsTests {
  private let feed = MockFeed()

  private func all(_ stream: AsyncStream<Int>) async -> [Int] { await stream.reduce(into: []) { $0.append($1) } }

  @Test func eachCallGetsAFreshStreamOfTheElements() async {
    feed.method.prices.streams([1, 2])
    #expect(await all(feed.prices("EUR")) == [1, 2])
    #expect(await all(feed.prices("USD")) == [1, 2])
  }

  @Test func someCallsGetAStream() async {
    feed.method.prices.streams([1])
    feed.method.prices("USD").streams([2])
    feed.method.prices.streams([3], times: 1)
    #expect(await all(feed.prices("USD")) == [3])
    #expect(await all(feed.prices("USD")) == [2])
    #expect(await all(feed.prices("EUR")) == [1])
  }

  @Test func aStreamEndsWithAnError() async throws {
    feed.method.orders.streams([1, 2], throwing: LoadError())
    var orders: [Int] = []
    let stream = try await feed.orders()
    await #expect(throws: LoadError()) { for try await order in stream { orders.append(order) } }
    #expect(orders == [1, 2])
    feed.method.orders.streams([3])
    for try await order in try await feed.orders() { orders.append(order) }
    #expect(orders == [1, 2, 3])
  }

  @Test func sequencesOfAnyTypeAreStreams() async {
    feed.method.alarms.streams([1, 2])
    var seen: [Int] = []
    for await alarm in feed.alarms() { seen.append(alarm) }
    feed.method.changes.streams([3], throwing: LoadError())
    do throws(LoadError) {
      for try await change in feed.changes() { seen.append(change) }
      Issue.record("It should have thrown.")
    } catch {
      #expect(error == LoadError())
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func theTestFeedsTheStreams() async throws {
    let (prices, orders) = (feed.method.prices.streams(), feed.method.orders.streams())
    let (alarms, changes) = (feed.method.alarms.streams(), feed.method.changes.streams())
    let seen = Handled<Int>()
    let watching = Task { [feed] in
      for await price in feed.prices("EUR") { seen.add(price) }
      for try await order in try await feed.orders() { seen.add(order) }
    }
    await prices.send(1)
    prices.finish()
    await orders.send(2)
    orders.finish(throwing: LoadError())
    await #expect(throws: LoadError()) { try await watching.value }
    let listening = Task { [feed] in
      for await alarm in feed.alarms() { seen.add(alarm) }
      do throws(LoadError) { for try await change in feed.changes() { seen.add(change) } } catch { seen.add(5) }
    }
    await alarms.send(3)
    alarms.finish()
    await changes.send(4)
    changes.finish(throwing: LoadError())
    await listening.value
    #expect(seen.all == [1, 2, 3, 4, 5])
    #expect(await changes.waitForTermination() == .finished)
  }

  @Test func messagesNameTheMethod() async throws {
    let changes = feed.method.changes.streams(filePath: "Feed.swift", line: 3)
    let failures = try await reports {
      await changes.waitForCalls(within: 0, filePath: "Here.swift", line: 12)
      changes.finish(throwing: CancellationError(), filePath: "Here.swift", line: 13)
      for try await _ in feed.changes() {}
    }
    #expect(
      failures == [
        """
        Here.swift:12: MockFeed.changes was expected to hand out 1 stream, but handed out none.
          stream made at Feed.swift:3
        """,
        """
        Here.swift:13: A stream of MockFeed.changes can only throw LoadError, but it was finished with \
        CancellationError().
          stream made at Feed.swift:3
        """,
      ])
  }

  @Test func aStreamOfAnotherTypeIsNamedWithoutItsParts() {
    feed.method.wrongPrices.streams([1], filePath: "Feed.swift", line: 3)
    feed.method.wrongChanges.streams([1], filePath: "Feed.swift", line: 4)
    #expect(
      reports {
        _ = feed.prices("EUR")
        #expect(throws: MockError.self) { try feed.tryChanges() }
      } == [
        """
        Feed.swift:3: MockFeed.prices must return AsyncStream<Int>, but its stub returned a stream of Int.
          called as MockFeed.prices("EUR")
          stub set at Feed.swift:3
        """,
        """
        Feed.swift:4: MockFeed.changes must return any AsyncSequence<Int, LoadError>, but its stub returned AsyncStream<Int>.
          called as MockFeed.changes()
          stub set at Feed.swift:4
        """,
      ])
  }

  @Test func theMockDoesNotKeepTheTestsEndAlive() async {
    var prices: StubStream<Int>? = feed.method.prices.streams()
    let stream = feed.prices("EUR")
    prices?.yield(1)
    prices = nil
    #expect(await all(stream) == [1])
    #expect(await all(feed.prices("EUR")) == [])
  }

  @Test func theStreamsOutliveTheMock() async {
    var mock: MockFeed? = MockFeed()
    weak let gone = mock
    let prices = mock!.method.prices.streams(filePath: "Feed.swift", line: 3)
    let stream = mock!.prices("EUR")
    mock = nil
    #expect(gone == nil)
    prices.yield(1)
    prices.finish()
    #expect(await all(stream) == [1])
    #expect(
      await reports { await prices.waitForCalls(2, within: 0, filePath: "Here.swift", line: 4) } == [
        """
        Here.swift:4: MockFeed#2.prices was expected to hand out 2 streams, but handed out 1.
          stream made at Feed.swift:3
        """
      ])
  }

  // MARK: One stream for several calls

  private func stream(_ elements: Int...) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }

  @Test func oneStreamThatAnswersTwoCallsIsReported() {
    feed.methodReference(.prices).setCustomBehaviorToReturn(stream(1, 2), filePath: "Here.swift", line: 4)
    #expect(reports { _ = feed.prices("EUR") } == [])
    let failures = reports {
      _ = feed.prices("EUR")
      _ = feed.prices("EUR")
    }
    #expect(
      failures == [
        """
        Here.swift:4: MockFeed.prices answered a second call with the same AsyncStream<Int>, so that both share its elements.
          next: have it make one for each call: `.streams([…])`, or a closure that returns a new one
        """
      ])
  }

  @Test func theLastStreamOfAListIsReportedWhenItSticks() async {
    feed.method.prices.returns(inOrder: [stream(1), stream(2)], filePath: "Here.swift", line: 4)
    let first = feed.prices("EUR")
    let second = feed.prices("EUR")
    #expect(await all(first) + all(second) == [1, 2])
    #expect(reports { _ = feed.prices("EUR") }.map { $0.prefix(14) } == ["Here.swift:4: "])
  }

  @Test func aStreamForOneCallIsNotReported() async {
    feed.method.prices.returns(stream(1), times: 1)
    #expect(await all(feed.prices("EUR")) == [1])
    #expect(await all(feed.prices("EUR")) == [])
  }
}
