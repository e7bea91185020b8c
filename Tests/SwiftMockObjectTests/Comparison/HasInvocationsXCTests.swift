import SwiftMockObject
import XCTest

private struct Thing { var value: Int }

private final class MockOutput: HasInvocations {
  enum Invocation: FakeEquatable { case didSomething, didReceive(Thing) }
  var invocations: [Invocation] = []
}

/// The same checks, as an XCTest meets them.
final class HasInvocationsXCTests: XCTestCase {
  private var caught: [(text: String, line: Int)] = []
  private var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isCatching else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    caught.append((description, lineNumber))
  }

  func testEqualListsPass() {
    let output = MockOutput()
    output.invocations = [.didReceive(Thing(value: 1)), .didSomething]
    output.checkInvocations([.didReceive(Thing(value: 1)), .didSomething])
  }

  func testADifferenceFailsAtTheLineOfTheCheck() {
    isCatching = true
    MockOutput().checkInvocations([.didReceive(Thing(value: 1))])
    isCatching = false
    XCTAssertEqual(caught.map(\.line), [#line - 2])
    XCTAssertEqual(
      caught.map(\.text),
      [
        """
        failed - MockOutput was expected to note 1 call, but noted none.
          call 1 is missing: .didReceive(Thing(value: 1))

            expected                         noted
          - 1. .didReceive(Thing(value: 1))
        """
      ])
  }

  func testWrappedValuesAreEquatable() {
    XCTAssertEqual(FakeEquatableWrapper(Thing(value: 1)), FakeEquatableWrapper(Thing(value: 1)))
    XCTAssertNotEqual(FakeEquatableWrapper(Thing(value: 1)), FakeEquatableWrapper(Thing(value: 2)))
  }

  func testAWrapperShowsTheStructureWhereTheAssertionFails() {
    isCatching = true
    XCTAssertEqual(FakeEquatableWrapper(Thing(value: 1)), FakeEquatableWrapper(Thing(value: 2)))
    isCatching = false
    XCTAssertEqual(
      caught.map(\.text), [#"XCTAssertEqual failed: ("Thing(value: 1)") is not equal to ("Thing(value: 2)") - "#])
  }
}
