import Testing

@testable import SwiftMockObject

private protocol Container<Item> {
  associatedtype Item
}

private struct Own: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    mutating func next() async -> Int? { nil }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

private enum FeedMethods: Sendable { case events, changes }

private final class MockFeed: MockObject<FeedMethods> {
  func events() -> any AsyncSequence<Int, Never> { _onMethod(.events) }
  func changes() -> any AsyncSequence<[String], any Error> { _onMethod(.changes) }
}

struct NaturalDefaultAsyncSequenceTests {
  private typealias Sequence<Element> = any AsyncSequence<Element, Never>

  @Test func aSequenceEndsAtOnce() async throws {
    for await event in MockFeed().events() { Issue.record("\(event)") }
    for try await change in MockFeed().changes() { Issue.record("\(change)") }
    #expect((naturalDefault() as Sequence<Own>?) != nil)
    #expect((naturalDefault() as (Int, Sequence<String>)?) != nil)
  }

  @Test func whatIsSetGoesBefore() async {
    let feed = MockFeed()
    feed.mockRecorder.naturalDefaults.set(
      AsyncStream {
        $0.yield(3)
        $0.finish()
      }, for: (any AsyncSequence<Int, Never>).self)
    var events: [Int] = []
    for await event in feed.events() { events.append(event) }
    #expect(events == [3])
  }

  @Test func otherTypesThatLookAlikeHaveNone() {
    #expect((naturalDefault() as (any Container<Int>)?) == nil)
    #expect((naturalDefault() as (any AsyncSequence<Int, LoadError>)?) == nil)
    #expect((naturalDefault() as (any AsyncSequence)?) == nil)
    #expect((naturalDefault() as Own?) == nil)
  }
}
