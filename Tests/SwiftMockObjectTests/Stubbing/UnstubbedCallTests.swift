import Testing

@testable import SwiftMockObject

/// A type without a natural value.
private final class Book {}

private struct Lost: Error {}

private enum ShelfMethods { case find, load, typed, title }

private final class MockShelf: MockObject<ShelfMethods> {
  func find(_ id: Int, _ name: String) -> Book { _onMethod(.find, args: id, name, file: "MockShelf.swift", line: 7) }
  func load(_ id: Int) throws -> Book { try _onThrowingMethod(.load, args: id, file: "MockShelf.swift", line: 8) }
  func typed() throws(Lost) -> Book {
    try _onThrowingMethod(.typed, throwing: Lost.self, file: "MockShelf.swift", line: 9)
  }
  func title() -> String { _onMethod(.title) }
}

struct UnstubbedCallTests {
  @Test func aMethodThatThrowsSaysWhatToWrite() throws {
    let mock = MockShelf()
    let error = try #require(throws: MockError.self) { try mock.load(3) }
    #expect(error == .notStubbed(call: "MockShelf.load(3)", result: "Book"))
    #expect(
      error.description == """
        MockShelf.load(3) must return Book, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.load).setCustomBehaviorToReturn(…)
          or in the mock, at MockShelf.swift:8, add:  defaultReturn: …
        """)
    #expect(mock.methodReference(.load).timesCalled == 1)
  }

  @Test func theBehaviorsThatDidNotAnswerAreListedNewestFirst() throws {
    let mock = MockShelf()
    let load = mock.methodReference(.load)
    load.setCustomBehaviorToReturn(Book(), times: 1, filePath: "ShelfTests.swift", line: 1)
    mock.methodReference(.load, args: 4).setCustomBehaviorToReturn(Book(), filePath: "ShelfTests.swift", line: 2)
    mock.methodReference(.load, args: .any, 5).setCustomBehaviorToReturn(Book(), filePath: "ShelfTests.swift", line: 3)
    _ = try mock.load(3)
    var error: MockError?
    let failures = reports { error = #expect(throws: MockError.self) { try mock.load(3) } }
    #expect(failures.count == 1)
    #expect(
      error?.description == """
        MockShelf.load(3) must return Book, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.load).setCustomBehaviorToReturn(…)
          or in the mock, at MockShelf.swift:8, add:  defaultReturn: …
          stubs that did not answer, newest first:
            set at ShelfTests.swift:3: for calls with 2 arguments
            set at ShelfTests.swift:2: argument 1 is 3, expected 4
            set at ShelfTests.swift:1: for 1 call, which it has answered
        """)
  }

  @Test func aBehaviorThatFailedIsListedToo() throws {
    let mock = MockShelf()
    mock.methodReference(.load).setCustomBehaviorToReturn(5, filePath: "ShelfTests.swift", line: 1)
    let failures = reports {
      let error = #expect(throws: MockError.self) { try mock.load(3) }
      #expect(
        error?.description.hasSuffix(
          """

            stubs that did not answer, newest first:
              set at ShelfTests.swift:1: could not answer, as has been reported
          """) == true)
    }
    #expect(failures.count == 1)
  }

  @Test func aNaturalDefaultIsTheAnswerWhereThereIsOne() {
    #expect(MockShelf().title() == "")
  }

  @Test func theMocksOwnNaturalDefaultsGoFirst() throws {
    let mock = MockShelf()
    let book = Book()
    mock.mockRecorder.naturalDefaults.set(book)
    mock.mockRecorder.naturalDefaults.set("Dune")
    #expect(mock.find(1, "") === book)
    #expect(try mock.load(1) === book)
    #expect(mock.title() == "Dune")
    mock.resetMock()
    #expect(mock.title() == "Dune")
    #expect(MockShelf().title() == "")
  }

  @Test func aMethodThatCannotThrowReportsAndStops() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let mock = MockShelf()
      mock.methodReference(.find, args: 4, .any).setCustomBehaviorToReturn(
        Book(), filePath: "ShelfTests.swift", line: 2)
      withKnownIssue { _ = mock.find(3, "x") }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        """
        MockShelf.find(3, "x") must return Book, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.find).setCustomBehaviorToReturn(…)
          or in the mock, at MockShelf.swift:7, add:  defaultReturn: …
          stubs that did not answer, newest first:
            set at ShelfTests.swift:2: argument 1 is 3, expected 4
        """))
  }

  @Test func anErrorTypeThatCannotHoldTheMocksErrorStopsToo() async {
    await #expect(processExitsWith: .failure) {
      withKnownIssue { _ = try MockShelf().typed() }
    }
  }

  @Test func aCallThatWasCancelledInItsGateSaysSo() {
    let place = SourcePlace(fileID: "Tests/ShelfTests.swift", filePath: "ShelfTests.swift", line: 1)
    let gate = Behavior(
      .suspension(WaitingRoom(method: { "MockShelf.find" }, place: place)), limit: nil, place: place)
    let call = UnstubbedCall(
      call: Call(mock: MockIdentity(MockShelf.self), method: ShelfMethods.find, function: nil, arguments: [1, "x"]),
      result: Book.self,
      place: place, misses: [StubMiss(gate, [1, "x"], returning: Book.self)])
    #expect(
      call.text.hasSuffix(
        """

          stubs that did not answer, newest first:
            set at ShelfTests.swift:1: the call waited in its gate and ended without an answer
        """))
  }
}
