import Testing

@testable import SwiftMockObject

private enum PostMethods { case send, open, load }

private final class MockPost: MockObject<PostMethods>, @unchecked Sendable {
  func send(_ text: String, _ copies: Int) -> Bool { _onMethod(.send, defaultReturn: false, args: text, copies) }
  func open() { _onMethod(.open) }
  func load(_ id: Int) async throws -> String { try await _onAsyncThrowingMethod(.load, defaultReturn: "", args: id) }
}

struct MethodReferencePerformTests {
  private let post = MockPost()
  private var seen: Handled<String> = Handled()

  @Test func itLeavesTheAnswerAlone() async throws {
    post.methodReference(.send).perform { [seen] args in seen.add("\(args[0] ?? "nil")") }
    #expect(!post.send("a", 1))
    post.methodReference(.send).setCustomBehaviorToReturn(true)
    #expect(post.send("b", 1))
    post.methodReference(.load).perform { [seen] (id: Int) in seen.add("load \(id)") }
    post.methodReference(.load).setCustomBehaviorToThrow(LoadError())
    await #expect(throws: LoadError()) { try await post.load(7) }
    #expect(seen.all == ["a", "b", "load 7"])
  }

  @Test func itRunsAfterTheCallIsRecordedAndBeforeItIsAnswered() {
    post.methodReference(.open).setCustomBehavior { [seen] _ in seen.add("answered") }
    post.methodReference(.open).perform { [seen, post] _ in seen.add("call \(post.methodReference(.open).timesCalled)")
    }
    post.open()
    post.open()
    #expect(seen.all == ["call 1", "answered", "call 2", "answered"])
  }

  @Test func severalRunInTheOrderInWhichTheyWereSet() {
    post.methodReference(.send, args: "a", .any).perform { [seen] _ in seen.add("only a") }
    post.methodReference(.send).perform { [seen] _ in seen.add("every") }
    post.methodReference(.send).perform(times: 1) { [seen] _ in seen.add("first") }
    _ = post.send("b", 1)
    _ = post.send("a", 1)
    #expect(seen.all == ["every", "first", "only a", "every"])
  }

  @Test func theyAreRemovedWithTheStubs() {
    let (all, some) = (post.methodReference(.send), post.methodReference(.send, args: "a", .any))
    all.perform { [seen] _ in seen.add("every") }
    some.perform { [seen] _ in seen.add("only a") }
    some.setCustomBehaviorToReturn(true)
    some.removeCustomBehavior()
    #expect(!post.send("a", 1))
    #expect(seen.all == ["every"])
    all.removeCustomBehavior()
    _ = post.send("a", 1)
    #expect(seen.all == ["every"])
    all.perform { [seen] _ in seen.add("again") }
    post.resetMock(.behaviors)
    _ = post.send("a", 1)
    #expect(seen.all == ["every"])
  }

  @Test func aStubThatIsSetLaterDoesNotReplaceThem() {
    post.methodReference(.send).perform { [seen] _ in seen.add("every") }
    post.methodReference(.send).setCustomBehaviorToReturn(true)
    post.methodReference(.send).setCustomBehaviorToReturn(true)
    #expect(post.send("a", 1))
    #expect(seen.all == ["every"])
  }

  @Test func theyAreNoStubs() {
    let failures = reports {
      post.mockRecorder.makeStrict(file: "Here.swift", line: 3)
      post.methodReference(.open).perform { _ in }
      post.open()
      #expect(post.mockRecorder.memory.unusedStubs().isEmpty)
    }
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("Here.swift:3: MockPost.open"))
  }

  @Test func whatCanNotRunIsReportedWhereItWasSet() {
    post.methodReference(.send).perform({ (_: Int, _: Int) in }, filePath: "Here.swift", line: 4)
    post.methodReference(.send, args: "a").perform({ _ in }, filePath: "Here.swift", line: 5)
    let failures = reports { _ = post.send("a", 1) }
    #expect(
      failures == [
        """
        Here.swift:4: MockPost.send was called with String "a" as argument 1, but its stub takes Int.
          called as MockPost.send("a", 1)
          stub set at Here.swift:4
        """,
        """
        Here.swift:5: MockPost.send has 2 arguments, but its stub is for calls with 1.
          called as MockPost.send("a", 1)
          stub set at Here.swift:5
        """,
      ])
  }

  @MainActor @Test func theyRunOnTheActorThatTheyWereWrittenFor() async throws {
    var ids: [Int] = []
    post.methodReference(.load).perform { (id: Int) in
      MainActor.assertIsolated()
      ids.append(id)
    }
    post.methodReference(.open).perform { _ in
      MainActor.assertIsolated()
      ids.append(0)
    }
    try await Task.detached { [post] in
      _ = try await post.load(7)
      post.open()
    }.value
    #expect(ids == [7, 0])
  }
}
