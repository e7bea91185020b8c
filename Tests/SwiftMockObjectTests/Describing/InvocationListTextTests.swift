import Testing

@testable import SwiftMockObject

private enum Call { case start, stop, send(Int), fail(String) }

private func text(_ expected: [Call], _ actual: [Call]) throws -> String {
  InvocationListText(try #require(InvocationListMismatch(expected: expected, actual: actual)), of: "MockOutput").text
}

@Suite("The message of a list of invocations")
struct InvocationListTextTests {
  @Test func equalListsHaveNone() {
    #expect(InvocationListMismatch(expected: [Call.start, .send(1)], actual: [Call.start, .send(1)]) == nil)
  }

  @Test func aChangedCall() throws {
    #expect(
      try text([.start, .send(1), .stop], [.start, .send(2), .stop]) == """
        MockOutput noted 3 calls, as many as expected, but they differ.
          call 2, send: expected 1, got 2

            expected     noted
            1. .start    1. .start
          ≠ 2. .send(1)  2. .send(2)
            3. .stop     3. .stop
        """)
  }

  @Test func nothingWasNoted() throws {
    #expect(
      try text([.start, .stop], []) == """
        MockOutput was expected to note 2 calls, but noted none.
          call 1 is missing: .start
          call 2 is missing: .stop

            expected   noted
          - 1. .start
          - 2. .stop
        """)
  }

  @Test func nothingWasExpected() throws {
    #expect(
      try text([], [.start]) == """
        MockOutput was expected to note no calls, but noted 1.
          call 1 was not expected: .start

            expected  noted
          +           1. .start
        """)
  }

  @Test func missingAndExtraCalls() throws {
    #expect(
      try text([.start, .stop], [.start, .send(1), .fail("x"), .stop]) == """
        MockOutput was expected to note 2 calls, but noted 4.
          call 2 was not expected: .send(1)
          call 3 was not expected: .fail("x")

            expected   noted
            1. .start  1. .start
          +            2. .send(1)
          +            3. .fail("x")
            2. .stop   4. .stop
        """)
    #expect(
      try text([.start, .send(1), .stop], [.start, .stop]) == """
        MockOutput was expected to note 3 calls, but noted 2.
          call 2 is missing: .send(1)

            expected     noted
            1. .start    1. .start
          - 2. .send(1)
            3. .stop     2. .stop
        """)
  }

  @Test func movedCalls() throws {
    #expect(
      try text([.start, .stop, .send(1)], [.stop, .start, .send(2)]) == """
        MockOutput noted 3 calls, as many as expected, but they differ.
          call 2 was expected as call 1: .start
          call 3, send: expected 1, got 2

            expected     noted
          - 1. .start
            2. .stop     1. .stop
          +              2. .start
          ≠ 3. .send(1)  3. .send(2)
        """)
  }

  @Test func longListsAreFolded() throws {
    let calls = (0..<30).map(Call.send)
    #expect(
      try text(calls + [.stop], calls + [.start]) == """
        MockOutput noted 31 calls, as many as expected, but they differ.
          call 31, expected .stop, got .start

            expected       noted
            1. .send(0)    1. .send(0)
            … 28 equal
            30. .send(29)  30. .send(29)
          ≠ 31. .stop      31. .start
        """)
    let message = try text(calls + calls, (100..<160).map(Call.send))
    #expect(message.contains("\n  … and 50 more differences\n"))
    #expect(message.hasSuffix("\n    … 35 more rows"))
  }
}
