import Testing

@testable import SwiftMockObject

private enum NewsMethods: KeyedMethods {
  case follow, ready, main

  struct Keys {
    let follow = MethodKey<NewsMethods, (String, @escaping @Sendable (Result<Int, LoadError>) -> Void) -> Void>(.follow)
    let ready = MethodKey<NewsMethods, ((() -> Int)?) -> Void>(.ready)
  }
  static var keys: Keys { Keys() }
}

private final class MockNews: MockObject<NewsMethods>, @unchecked Sendable {
  func follow(_ topic: String, _ onNews: @escaping @Sendable (Result<Int, LoadError>) -> Void) {
    _onMethod(.follow, args: topic, onNews)
  }
  func ready(_ then: (() -> Int)?) { _onMethod(.ready, args: then) }
  func main(_ then: @escaping @MainActor @Sendable (Int, String) -> Void) { _onMethod(.main, args: then) }
}

struct TypedCallArgumentTests {
  private let news = MockNews()
  private let seen = Handled<Int>()

  @Test func aCallThatIsStillToComeIsWaitedFor() async {
    let following = Task { [news, seen] in news.follow("a") { if case .success(let number) = $0 { seen.add(number) } } }
    let follow = news.methodReference(.follow)
    await MOEventually(within: 60) { follow.callArgument(2, with: Result<Int, LoadError>.success(1)) }
    await MOEventually(within: 60) { news.method.follow.callArgument(ofCall: 1) { _, onNews in onNews(.success(2)) } }
    await following.value
    #expect(seen.all == [1, 2])
  }

  @Test func aTypedReferenceKnowsTheValue() async {
    news.follow("a") { [seen] in if case .success(let number) = $0 { seen.add(number) } }
    news.method.follow.callArgument { _, onNews in onNews(.success(1)) }
    news.method.follow.callArgument { _, onNews in onNews(.failure(LoadError())) }
    news.method.follow("a", .any).callArgument(ofCall: 1) { topic, onNews in
      onNews(.success(topic.count))
    }
    #expect(seen.all == [1, 1])
  }

  @Test func anOptionalClosureGivesItsResult() async {
    news.ready { 3 }
    #expect(news.method.ready.callArgument { then in then?() } == .some(.some(3)))
    #expect(news.methodReference(.ready).callArgument(1, returning: Int.self) == 3)
  }

  @Test @MainActor func aClosureOfTheMainActorIsCalledThereWhenItComes() async {
    Task { [news, seen] in
      news.main { number, _ in
        MainActor.assertIsolated()
        seen.add(number)
      }
    }
    await MOEventually(within: 60) { news.methodReference(.main).callArgument(1, with: 3, "x") }
    #expect(seen.all == [3])
  }

  @Test func aCallThatDoesNotComeIsReported() async {
    let failures = await reports {
      news.methodReference(.ready).callArgument(1, file: "Here.swift", line: 3)
      news.method.ready.callArgument({ then in _ = then?() }, file: "Here.swift", line: 4)
      await MOEventually(within: 0.01) {
        news.method.ready.callArgument({ then in _ = then?() }, file: "Here.swift", line: 5)
      }
    }
    #expect(
      failures.map { $0.prefix(45) } == [3, 4, 5].map { "Here.swift:\($0): MockNews.ready was expected to " })
    #expect(failures[1] == failures[2].replacing("Here.swift:5", with: "Here.swift:4"))
  }
}
