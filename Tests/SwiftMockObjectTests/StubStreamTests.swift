import Foundation
import Testing

@testable import SwiftMockObject

/// What consumers have handled, in order.
final class Handled<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  func add(_ element: Element) { lock.withLock { elements.append(element) } }
  var all: [Element] { lock.withLock { elements } }
}

struct StubStreamTests {
  private let source = StubStream<Int>()
  private let handled = Handled<Int>()

  private func consume(_ stream: AsyncStream<Int>) -> Task<Void, Never> {
    Task { [handled] in for await element in stream { handled.add(element) } }
  }

  @Test func whatComesBeforeTheFirstConsumerIsKeptForIt() async {
    source.yield(1)
    source.yield(2)
    source.finish()
    #expect(await source.makeStream().reduce(into: []) { $0.append($1) } == [1, 2])
  }

  @Test func nothingComesAfterTheEnd() async {
    source.yield(1)
    source.finish()
    source.yield(2)
    source.finish()
    let stream = source.makeStream()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [1])
    #expect(await stream.reduce(into: []) { $0.append($1) } == [])
  }

  @Test func laterConsumersStartEmptyAndAllGetEachElement() async {
    source.yield(1)
    let (first, second) = (source.makeStream(), source.makeStream())
    source.yield(2)
    source.finish()
    #expect(await first.reduce(into: []) { $0.append($1) } == [1, 2])
    #expect(await second.reduce(into: []) { $0.append($1) } == [2])
  }

  @Test func afterTheEndANewStreamIsOpen() async {
    let first = source.makeStream()
    source.finish()
    #expect(await first.reduce(0, +) == 0)
    let second = source.makeStream()
    source.yield(5)
    source.finish()
    #expect(await second.reduce(0, +) == 5)
  }

  @Test func whatIsPutInWhileNoStreamIsOpenIsNobodys() async {
    let first = source.makeStream()
    source.finish()
    source.yield(1)
    #expect(await first.reduce(0, +) == 0)
    let second = source.makeStream()
    source.finish()
    #expect(await second.reduce(0, +) == 0)
  }

  @Test func sendGoesOnWhenTheConsumerHasHandledTheElement() async {
    let consumer = consume(source.makeStream())
    for element in 1...100 {
      await source.send(element)
      #expect(handled.all.last == element)
    }
    source.finish()
    await consumer.value
    #expect(handled.all == Array(1...100))
  }

  @Test func sendWaitsForEveryConsumer() async {
    let consumers = (0..<3).map { _ in consume(source.makeStream()) }
    for element in 1...20 {
      await source.send(element)
      #expect(handled.all.count == 3 * element)
    }
    source.finish()
    for consumer in consumers { await consumer.value }
    #expect(handled.all == (1...20).flatMap { [$0, $0, $0] })
  }

  @Test func sendWaitsForTheFirstConsumer() async {
    async let sent: Void = source.send(1)
    let consumer = consume(source.makeStream())
    await sent
    #expect(handled.all == [1])
    source.finish()
    await consumer.value
  }

  @Test func sendWaitsForANewConsumerWhenTheStreamsHaveEnded() async {
    _ = source.makeStream()
    #expect(await source.waitForTermination() == .dropped)
    async let sent: Void = source.send(1)
    let consumer = consume(source.makeStream())
    await sent
    #expect(handled.all == [1])
    source.finish()
    await consumer.value
  }

  @Test func whatIsSentAfterTheEndIsForTheNextConsumer() async {
    source.yield(1)
    source.finish()
    async let sent: Void = source.send(2)
    await source.makeStream().reduce(into: ()) { [handled] in handled.add($1) }
    let consumer = consume(source.makeStream())
    await sent
    #expect(handled.all == [1, 2])
    source.finish()
    await consumer.value
  }

  @Test func theTaskThatTookTheElementHasToAskAgain() async {
    let (stream, gate) = (source.makeStream(), StubStream<Void>())
    let taker = Task { [handled] in
      for await element in stream {
        if element == 1 { for await _ in gate.makeStream() { break } }
        handled.add(10 + element)
      }
    }
    async let sent: Void = source.send(1, within: 60)
    await gate.waitForCalls(1, within: 60)
    // Another task takes an element, handles it and asks for the next one.
    let other = Task { [handled] in for await element in stream { handled.add(20 + element) } }
    await source.send(2, within: 60)
    #expect(handled.all == [22])
    #expect(source.source.hub.read(\.senders.count) == 1)
    await gate.send((), within: 60)
    await sent
    // Now both wait, and are served in turn.
    for element in 3...6 { await source.send(element, within: 60) }
    source.finish()
    await taker.value
    await other.value
    #expect(handled.all == [22, 11, 23, 14, 25, 16])
  }

  @Test func cancellationEndsAStream() async {
    let consumer = consume(source.makeStream())
    await source.send(1)
    consumer.cancel()
    #expect(await source.waitForTermination() == .cancelled)
    source.yield(2)
    await consumer.value
    #expect(handled.all == [1])
  }

  @Test func cancellationOfAConsumerThatHasNotAskedYetEndsTheStream() async {
    let (first, second) = (source.makeStream(), source.makeThrowingStream())
    let consumer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in first {}
      for try await _ in second {}
    }
    _ = await consumer.result
    #expect(await source.waitForTermination(ofCall: 1) == .cancelled)
    #expect(await source.waitForTermination(ofCall: 2) == .cancelled)
  }

  @Test func aStreamThatIsLeftIsDropped() async {
    async let termination = source.waitForTermination()
    let leaving = Task { [source] in for await element in source.makeStream() where element == 2 { break } }
    await source.send(1)
    await source.send(2)
    await leaving.value
    #expect(await termination == .dropped)
  }

  @Test func aConsumerThatIsGoneIsNotWaitedFor() async {
    let staying = consume(source.makeStream())
    let leaving = Task { [source] in for await _ in source.makeStream() { break } }
    await source.waitForCalls(2)
    await source.send(1)
    await source.send(2)
    #expect(handled.all == [1, 2])
    await leaving.value
    source.finish()
    await staying.value
  }

  @Test func theEndIsKnownWhenTheConsumerHasComeToIt() async {
    let stream = source.makeStream()
    source.finish()
    #expect(source.source.hub.read(\.endings) == [:])
    #expect(await stream.reduce(0, +) == 0)
    #expect(await source.waitForTermination() == .finished)
  }

  @Test func streamsEndWithAnError() async {
    let (first, second) = (source.makeThrowingStream(), source.makeThrowingStream())
    source.yield(1)
    source.finish(throwing: LoadError())
    for stream in [first, second] {
      await #expect(throws: LoadError()) { for try await element in stream { handled.add(element) } }
    }
    #expect(handled.all == [1, 1])
    #expect(await source.waitForTermination() == .finished)
  }

  @Test func aSourceThatIsLetGoFinishesItsStreams() async {
    var prices: StubStream<Int>? = StubStream()
    let (first, hub) = (prices!.makeStream(), prices!.source)
    prices?.yield(1)
    prices = nil
    #expect(await first.reduce(0, +) == 1)
    #expect(await hub.makeStream().reduce(0, +) == 0)
    var early: StubStream<Int>? = StubStream()
    let source = early!.source
    early?.yield(2)
    early = nil
    #expect(await source.makeStream().reduce(0, +) == 2)
  }

  @Test func waitingGoesOnAtTheLastCall() async {
    async let waiting: Void = source.waitForCalls(2)
    let streams = [source.makeStream(), source.makeStream()]
    await waiting
    await source.waitForCalls()
    withExtendedLifetime(streams) {}
  }

  @Test func streamsOfNothing() async {
    let ticks = StubStream<Void>()
    let counting = Task { await ticks.makeStream().reduce(0) { count, _ in count + 1 } }
    await ticks.send(())
    ticks.yield(())
    ticks.finish()
    #expect(await counting.value == 2)
  }

  @Test func elementsAreReleasedOnceTheyAreTaken() async {
    final class Page: Sendable {}
    let pages = StubStream<Page>()
    let stream = pages.makeStream()
    weak var page: Page?
    weak var lost: Page?
    do {
      let (first, second) = (Page(), Page())
      (page, lost) = (first, second)
      pages.yield(first)
      pages.yield(second)
    }
    let reading = Task { for await _ in stream { break } }
    await reading.value
    #expect(page == nil)
    #expect(lost != nil)
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in stream {}
    }
    await cancelled.value
    #expect(lost == nil)
  }
}
