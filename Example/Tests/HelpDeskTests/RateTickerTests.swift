import SwiftMockObject
import Testing

@testable import HelpDesk

private struct Offline: Error {}

/// A stream that is watched: elements, its end, a broken connection, cancellation.
@MainActor
struct RateTickerTests {
  private let watcher = MockRateWatcher()
  private let ticker: RateTicker

  init() {
    ticker = RateTicker(watcher: watcher)
  }

  @Test func ratesAreShownAsTheyCome() async {
    let rates = watcher.method.rates.streams()
    let running = Task { await ticker.run("USD") }
    await rates.send(1.1)
    #expect(ticker.shown == [1.1])
    rates.finish()
    await running.value
  }

  @Test func allRatesOfAStreamAreShown() async {
    watcher.method.rates.streams([1.1, 1.2])
    await ticker.run("USD")
    #expect(ticker.shown == [1.1, 1.2])
    MOAssertTimesCalled(watcher.method.rates("USD"), 1)
  }

  @Test func aBrokenConnectionIsMadeAgain() async {
    let rates = watcher.method.rates.streams()
    let running = Task { await ticker.run("USD") }
    await rates.send(1.1)
    rates.finish(throwing: Offline())
    await rates.send(1.2)
    #expect(ticker.shown == [1.1, 1.2])
    rates.finish()
    await running.value
    #expect(!ticker.isBroken)
  }

  @Test func twoBrokenConnectionsAreTold() async {
    watcher.method.rates.streams([1.1], throwing: Offline())
    await ticker.run("USD")
    #expect(ticker.shown == [1.1, 1.1])
    #expect(ticker.isBroken)
  }

  @Test func theStreamEndsWithItsTask() async {
    let rates = watcher.method.rates.streams()
    let running = Task { await ticker.run("USD") }
    await rates.send(1.1)
    running.cancel()
    #expect(await rates.waitForTermination() == .cancelled)
  }

  @Test func aStreamInsideAnotherType() async {
    let rates = StubStream<Double>()
    let feeds = MockFeeds()
    feeds.methodReference(.open).setCustomBehavior { _ in Feed(rates: rates.makeThrowingStream()) }
    let feed = feeds.open()
    rates.yield(1.1)
    rates.finish(throwing: Offline())
    var seen: [Double] = []
    await #expect(throws: Offline.self) {
      for try await rate in feed.rates { seen.append(rate) }
    }
    #expect(seen == [1.1])
  }
}

/// A type that wraps a stream.
private struct Feed {
  let rates: AsyncThrowingStream<Double, any Error>
}

private enum FeedMethods { case open }

private final class MockFeeds: MockObject<FeedMethods> {
  func open() -> Feed { _onMethod(.open) }
}
