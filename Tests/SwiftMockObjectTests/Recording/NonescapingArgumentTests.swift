import Testing

@testable import SwiftMockObject

private enum SafeMethods: KeyedMethods {
  case withLock, visit, load, first

  struct Keys {
    let withLock = MethodKey<SafeMethods, (String, @escaping (Int) throws -> Int) throws -> Int>(.withLock)
    let visit = MethodKey<SafeMethods, (@escaping (Int) -> Void) -> Void>(.visit)
    let load = MethodKey<SafeMethods, (@escaping (Int) async -> String) async -> String>(.load)
  }
  static var keys: Keys { Keys() }
}

private final class MockSafe: MockObject<SafeMethods>, @unchecked Sendable {
  func withLock(_ key: String, _ body: (Int) throws -> Int) rethrows -> Int {
    try withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      return try _onThrowingMethod(.withLock, defaultReturn: 0, args: key, body)
    }
  }
  func visit(_ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      _onMethod(.visit, args: body)
    }
  }
  func load(_ body: (Int) async -> String) async -> String {
    await withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      return await _onAsyncMethod(.load, defaultReturn: "", args: body)
    }
  }
  func first<R>(_ body: (Int) throws -> R) throws -> R {
    try withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      return try _onThrowingMethod(.first, args: body, file: "MockSafe.swift", line: 9)
    }
  }
}

struct NonescapingArgumentTests {
  private let safe = MockSafe()

  @Test func aStubRunsTheBody() throws {
    safe.method.withLock.answers { key, body in try body(7) + key.count }
    #expect(safe.withLock("ab") { $0 * 2 } == 16)
    safe.method.visit.answers { body in
      body(1)
      body(2)
    }
    var visited: [Int] = []
    safe.visit { visited.append($0) }
    #expect(visited == [1, 2])
  }

  @Test func whatTheBodyThrowsComesBack() {
    safe.method.withLock.answers { _, body in try body(7) }
    #expect(throws: LoadError()) { try safe.withLock("a") { _ in throw LoadError() } }
    safe.methodReference(.withLock).setCustomBehavior { (_: String, body: @escaping (Int) throws -> Int) in try body(3)
    }
    #expect(safe.withLock("a") { $0 } == 3)
  }

  @Test func anAsyncStubRunsAnAsyncBody() async {
    safe.method.load.answers { body in await body(5) }
    #expect(await safe.load { "\($0)" } == "5")
  }

  @Test func withoutAStubTheBodyDoesNotRun() {
    #expect(safe.withLock("a") { _ in 9 } == 0)
    #expect(safe.methodReference(.withLock).timesCalled == 1)
  }

  @Test func afterTheCallTheBodyIsGone() {
    safe.visit { _ in }
    let failures = reports {
      safe.methodReference(.visit).callArgument(1, with: 3, fileID: "T/T.swift", filePath: "Here.swift", line: 4)
    }
    #expect(
      failures == [
        """
        Here.swift:4: MockSafe.visit was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but \
        got a non-escaping closure whose call has ended, of type Unrecorded.
          all calls of MockSafe, in order:
          > 1. visit(a non-escaping closure whose call has ended)
        """
      ])
  }

  @Test func whatOnlyTheBodyKnowsHasNoDefault() throws {
    let error = #expect(throws: MockError.self) { try safe.first { $0 } }
    #expect(
      error?.description == """
        MockSafe.first((Int) throws -> Int closure) must return the result of its closure (Int), but no stub answered the \
        call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.first).setCustomBehavior { … }
          or in the mock, at MockSafe.swift:9, add:  defaultReturn: …
        """)
    try safe.first { _ in }
    safe.methodReference(.first).setCustomBehavior { (body: @escaping (Int) throws -> String) in try body(4) }
    #expect(try safe.first { "\($0)" } == "4")
  }
}
