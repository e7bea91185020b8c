import Foundation
import SwiftMockObject
import Testing

private enum ClientMethods: KeyedMethods {
  case send, each, done, main, three, four, later

  struct Keys {
    let each = MethodKey<ClientMethods, (@escaping (Int) throws -> Bool) -> Void>(.each)
  }
  static var keys: Keys { Keys() }
}

private struct Refused: Error, Equatable {}

private final class MockClient: MockObject<ClientMethods> {
  func send(_ text: String, _ completion: @escaping (Result<Int, Refused>) -> Void) {
    _onMethod(.send, args: text, completion)
  }
  func sendOptional(_ completion: ((Int?, (any Error)?) -> Void)?) { _onMethod(.send, args: completion) }
  func sendSendable(_ completion: @escaping @Sendable (Int) -> Void) { _onMethod(.send, args: completion) }
  func each(_ body: @escaping (Int) throws -> Bool) { _onMethod(.each, args: body) }
  func done(_ body: (() -> Void)?) { _onMethod(.done, args: body) }
  func main(_ body: @escaping @MainActor (Int) -> Void) { _onMethod(.main, args: body) }
  func mainOptional(_ body: (@MainActor @Sendable (Int, Int) -> Int)?) { _onMethod(.main, args: body) }
  func three(_ body: @escaping (Int, String, Bool) -> String) { _onMethod(.three, args: body) }
  func four(_ body: @escaping @Sendable (Int, String?, (any Error)?, Bool) -> Int) { _onMethod(.four, args: body) }
  func later(_ body: @escaping (Int) async -> Void) { _onMethod(.later, args: body) }
}

struct CallArgumentTests {
  private let mock = MockClient()

  @Test func aCompletionHandlerIsCalledWithAValue() {
    var results: [Result<Int, Refused>] = []
    mock.send("a") { results.append($0) }
    mock.send("b") { results.append($0) }
    mock.methodReference(.send).callArgument(2, with: Result<Int, Refused>.success(2))
    mock.methodReference(.send).callArgument(2, ofCall: 1, with: Result<Int, Refused>.failure(Refused()))
    mock.methodReference(.send, args: "a", .any).callArgument(2, with: Result<Int, Refused>.success(3))
    #expect(results == [.success(2), .failure(Refused()), .success(3)])
  }

  @Test func anOptionalClosureWithOptionalParametersTakesPlainValues() {
    var got: [String] = []
    mock.sendOptional { got.append("\($0.map { "\($0)" } ?? "nil") \($1.map { "\($0)" } ?? "nil")") }
    let send = mock.methodReference(.send)
    send.callArgument(1, with: 5, nil as (any Error)?)
    send.callArgument(1, with: nil as Int?, Refused())
    send.callArgument(1, with: 5 as Int?, Refused() as any Error)
    #expect(got == ["5 nil", "nil Refused()", "5 Refused()"])
  }

  @Test func aSendableClosureIsCalled() async {
    await confirmation { called in
      mock.sendSendable { if $0 == 5 { called() } }
      mock.methodReference(.send).callArgument(1, with: 5)
    }
  }

  @Test func aClosureGivesItsResult() {
    mock.each { $0 > 3 }
    #expect(mock.methodReference(.each).callArgument(1, with: 4, returning: Bool.self) == true)
    #expect(mock.method.each.callArgument(1, with: 3, returning: Bool.self) == false)
    mock.three { "\($0)\($1)\($2)" }
    #expect(mock.methodReference(.three).callArgument(1, with: 1, "x", true, returning: String.self) == "1xtrue")
    mock.four { $0 + ($1?.count ?? 0) + ($2 is Refused ? 10 : 0) + ($3 ? 100 : 0) }
    #expect(mock.methodReference(.four).callArgument(1, with: 1, "xx", Refused(), true, returning: Int.self) == 113)
  }

  @Test func aClosureWithoutParametersIsCalled() async {
    await confirmation { called in
      mock.done { called() }
      mock.methodReference(.done).callArgument(1)
    }
  }

  @Test @MainActor func aClosureOfTheMainActorIsCalledThere() {
    var got = 0
    mock.main { got = $0 }
    mock.methodReference(.main).callArgument(1, with: 7)
    #expect(got == 7)
    mock.mainOptional { $0 + $1 }
    #expect(mock.methodReference(.main).callArgument(1, with: 2, 3, returning: Int.self) == 5)
  }

  @Test func aClosureOfTheMainActorIsNotCalledElsewhere() async {
    mock.main { _ in Issue.record("called") }
    let failures = MOCaptureFailures { mock.methodReference(.main).callArgument(1, with: 7) }
    #expect(
      failures.map(\.message) == [
        """
        Argument 1 of MockClient.main is a closure of the main actor. Call it from there: mark the test `@MainActor`.
        """
      ])
    #expect(failures[0].place.line == #line - 7)
  }

  @Test func anErrorOfTheClosureIsReported() {
    mock.each { _ in throw Refused() }
    let failures = MOCaptureFailures {
      #expect(mock.methodReference(.each).callArgument(1, with: 4, returning: Bool.self) == nil)
    }
    #expect(failures.map(\.message) == ["Argument 1 of MockClient.each was called and threw Refused()."])
  }

  @Test func moreValuesThanAClosureCanBeCalledWithAreReported() {
    mock.done {}
    let failures = MOCaptureFailures { mock.methodReference(.done).callArgument(1, with: 1, 2, 3, 4, 5) }
    #expect(
      failures.map(\.message) == [
        """
        `callArgument` calls closures with 4 values at most, and was given 5. Take argument 1 of MockClient.done with \
        `MOAssertAndGetArgument`, and call it.
        """
      ])
    #expect(failures[0].place.line == #line - 8)
  }

  @Test func whereOnlyTheResultDiffersWhatToWriteIsSaid() {
    mock.each { $0 > 3 }
    let failures = MOCaptureFailures { mock.methodReference(.each).callArgument(1, with: 5) }
    #expect(
      failures.map(\.message) == [
        """
        MockClient.each was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got one of \
        type (Int) throws -> Bool.
          hint: to call a closure that returns Bool, write: returning: Bool.self
          all calls of MockClient, in order:
          > 1. each((Int) throws -> Bool closure)
        """
      ])
  }

  @Test func anArgumentThatIsNoSuchClosureIsReported() {
    mock.send("a") { _ in }
    mock.done(nil)
    mock.later { _ in }
    let history = { (marked: Int) in
      """

        all calls of MockClient, in order:
        \(marked == 1 ? ">" : " ") 1. send("a", (Result<Int, Refused>) -> Void closure)
        \(marked == 2 ? ">" : " ") 2. done(nil)
        \(marked == 3 ? ">" : " ") 3. later((Int) async -> Void closure)
      """
    }
    let failures = MOCaptureFailures {
      mock.methodReference(.send).callArgument(2, with: 5)
      mock.methodReference(.send).callArgument(1, with: 5)
      mock.methodReference(.done).callArgument(1)
      mock.methodReference(.later).callArgument(1, with: 5)
      mock.methodReference(.three).callArgument(1, with: 5)
      mock.methodReference(.send).callArgument(3, with: 5)
    }
    #expect(
      failures.map(\.message) == [
        """
        MockClient.send was expected to get a closure of type (Int) -> Void as argument 2 of its last call, but got one of \
        type (Result<Int, Refused>) -> Void.\(history(1))
        """,
        """
        MockClient.send was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got "a", of \
        type String.\(history(1))
        """,
        """
        MockClient.done was expected to get a closure of type () -> Void as argument 1 of its last call, but got \
        nil.\(history(2))
        """,
        """
        MockClient.later was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got one of \
        type (Int) async -> Void.\(history(3))
        """,
        """
        MockClient.three was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but it was never \
        called.\(history(0))
        """,
        """
        MockClient.send was expected to get a closure of type (Int) -> Void as argument 3 of its last call, but that call has 2 arguments.\(history(1))
        """,
      ])
    #expect(failures.map { $0.place.line - failures[0].place.line } == [0, 1, 2, 3, 4, 5])
    #expect(failures[0].place.filePath == #filePath)
  }
}
