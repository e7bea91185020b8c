import Shapes
import SwiftMockObject
import Testing

/// Stubs can run the closures that a method is given for the time of the call.
@Suite struct LockTests {
  private let mock = MockLocks()

  @Test func aStubRunsTheBody() throws {
    mock.method.open.answers { body in try body(["a", ""]) }
    #expect(try (mock as any Locks).open { letters in letters.filter { !$0.isEmpty } } == ["a"])
    mock.method.each.answers { body in
      body(1)
      body(2)
    }
    var seen: [Int] = []
    mock.each { seen.append($0) }
    #expect(seen == [1, 2])
  }

  @Test func whatTheBodyThrowsIsThrown() async {
    mock.methodReference(.typed).setCustomBehavior {
      (body: @escaping (Int) throws(LockFault) -> Int) throws -> Int in try body(1)
    }
    #expect(throws: LockFault.shut) {
      try (mock as any Locks).typed { (_) throws(LockFault) -> Int in throw LockFault.shut }
    }
    mock.methodReference(.open).setCustomBehavior { (body: @escaping ([String]) throws -> [String]) in try body([]) }
    #expect(throws: LockFault.shut) { try mock.open { _ in throw LockFault.shut } }
  }

  @Test func aStubOfAnAsyncMethodRunsTheBody() async throws {
    mock.methodReference(.transaction).setCustomBehavior { (body: @escaping (Int) async throws -> String) in
      try await body(7)
    }
    #expect(try await (mock as any Locks).transaction { number in "number \(number)" } == "number 7")
  }

  @Test func genericBodiesAreRunThroughAClosureOfTheirType() {
    mock.methodReference(.withLock).setCustomBehavior { (key: String, body: @escaping (inout Int) throws -> String) in
      var state = 40
      return try body(&state) + " \(state)"
    }
    let text = mock.withLock("door") { state in
      state += 2
      return "now"
    }
    #expect(text == "now 42")
    MOAssertArgumentEquals(mock.methodReference(.withLock), 1, "door")
  }

  @Test func severalBodiesAndWhatStandsBesideThem() {
    mock.methodReference(.twoThen).setCustomBehavior {
      (first: @escaping (Int) -> Int, second: @escaping @Sendable (Int) -> Int, count: InoutArgument<Int>) in
      count.value = second(first(count.value))
      return "done"
    }
    var count = 1
    #expect((mock as any Locks).two({ $0 + 1 }, then: { $0 * 10 }, &count) == "done")
    #expect(count == 20)
    mock.methodReference(.borrow).setCustomBehaviorToReturn(3)
    #expect(mock.borrow(Ticket(seat: 4)) { _ in 1 } == 3)
    mock.pack { (_: Int, _: String) in }
    MOAssertTimesCalled(mock.methodReference(.pack), 1)
  }

  @Test func afterTheCallNothingIsLeftOfTheBody() throws {
    mock.each { _ in }
    let argument = try #require(mock.methodReference(.each).invocations[0].arguments[0])
    #expect("\(argument)" == "a non-escaping closure whose call has ended")
  }

  @Test func whatOnlyTheBodyKnowsHasNoDefault() async {
    await #expect(throws: MockError.self) { try await mock.transaction { _ in 42 } }
    await #expect(throws: Never.self) { try await mock.transaction { _ in } }
    #expect(throws: MockError.self) { try mock.open { _ in [] } }
  }
}
