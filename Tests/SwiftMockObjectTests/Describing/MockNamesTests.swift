import SwiftMockObject
import Testing
import XCTest

private enum DoorMethods: CaseIterable { case open, code, wait }

private class MockDoor: MockObject<DoorMethods> {
  func open(by visitor: String) { _onMethod(.open, args: visitor) }
  func code() -> Int { _onMethod(.code, defaultReturn: 7) }
  func wait() async -> Int { await _onAsyncMethod(.wait, defaultReturn: 0) }
  var opens: MethodReference<DoorMethods> { methodReference(.open) }
  var codes: MethodReference<DoorMethods> { methodReference(.code) }
}

private final class MockGate: MockDoor {}

private actor MockGuard: MockRecording {
  let mockRecorder = MockRecorder<DoorMethods>()
  func open() { _onMethod(.open) }
}

private final class MockFactory: MockObject<DoorMethods>, @unchecked Sendable {
  static let staticMock = StaticMock<DoorMethods>(of: MockFactory.self)
  static func open() { staticMock._onMethod(.open) }
  func code() { _onMethod(.code) }
}

/// Mocks of one class have the same names in all messages of a test.
struct MockNamesTests {
  private let first = MockDoor()
  private let gate = MockGate()
  private let second = MockDoor()

  init() {
    second.open(by: "Ann")
    first.open(by: "Bob")
  }

  private func messages(_ body: () -> Void) -> [String] { MOCaptureFailures(body).map(\.message) }

  @Test func twoOfOneClassAreNumberedAsTheyWereMade() {
    MOAssertFailure(
      """
      MockDoor#2.open was expected not to be called, but it was called once.
        all calls of MockDoor#2, in order:
          1. open(by: "Ann")
      """
    ) { MOAssertNotCalled(second.opens) }
    MOAssertFailure(
      """
      MockDoor#1.code was expected to be called at least once, but it was never called.
        all calls of MockDoor#1, in order:
          1. open(by: "Bob")
      """
    ) { MOAssertCalled(first.codes) }
    MOAssertFailure(
      """
      MockGate.code was expected to be called at least once, but it was never called.
        MockGate was not called at all.
      """
    ) { MOAssertCalled(gate.codes) }
  }

  @Test func theOrderInWhichAMessageNamesThemChangesNothing() {
    MOAssertFailure(
      """
      These calls were expected in this order, but MockDoor#2.open was not called after MockDoor#1.open:
        expected                what happened
                                1. MockDoor#2.open(by: "Ann")
        1. MockDoor#1.open  ok  2. MockDoor#1.open(by: "Bob")
        2. MockDoor#2.open  --  called too early, as call 1
      """
    ) { MOAssertCalledInOrder(first.opens, second.opens) }
    MOAssertFailure(
      """
      MockDoor#2, MockDoor#1 were expected to get no other calls, but 2 of 2 calls have not been asserted.
        all calls, in order:
        > 1. MockDoor#2.open(by: "Ann")
        > 2. MockDoor#1.open(by: "Bob")
      """
    ) { MOAssertNoOtherCalls(second, first) }
  }

  @Test func theyHaveTheirNumbersInACallLog() {
    MOAssertCallLog(
      second, first,
      equals: """
        MockDoor#2.open(by: "Ann")
        MockDoor#1.open(by: "Bob")
        """)
    #expect(
      messages { MOAssertCallLog(second, equals: "") } == [
        """
        The calls of MockDoor#2 have not been written down yet.
          next: if the calls are right, paste:
            equals: \"""
              open(by: "Ann")
              \"""
        """
      ])
  }

  @Test func theyHaveTheirNumbersWhereAStubFails() {
    let place = SourcePlace(fileID: "Doors/T.swift", filePath: "T.swift", line: 3, column: 1)
    second.codes.setCustomBehavior({ _ in "x" }, file: place.filePath, line: place.line)
    #expect(
      messages { _ = second.code() } == [
        """
        MockDoor#2.code must return Int, but its stub returned String "x".
          called as MockDoor#2.code()
          stub set at T.swift:3
        """
      ])
    first.codes.setCustomBehaviorToReturn(8, file: place.filePath, line: place.line)
    #expect(
      messages { MOAssertAllStubsUsed(first) } == [
        """
        A stub was set for MockDoor#1.code, but no call used it.
          stub set at T.swift:3
          code was never called
        """
      ])
    first.mockRecorder.makeStrict()
    first.resetMock(.behaviors)
    #expect(
      messages { first.open(by: "Eve") } == [
        """
        MockDoor#1.open(by: "Eve") was called without a stub, and the mock is strict.
          in the test, write:  mock.methodReference(.open).setCustomBehavior { … }
        """
      ])
  }

  @Test func aGateKnowsTheMockByTheNameThatItHasWhenItFails() async {
    let mock = MockGate()
    let gate = mock.methodReference(.wait).setCustomBehaviorToSuspend()
    #expect(
      messages { gate.resume(call: 0) }.map { $0.split(separator: "\n")[0] } == [
        "There is no call 0 of MockGate#2.wait to resume. Calls are counted from 1."
      ])
  }

  @Test func aNameStandsInPlaceOfTheClass() {
    second.mockRecorder.name = "back door"
    #expect(second.mockRecorder.name == "back door")
    MOAssertFailure(
      """
      back door.open was expected not to be called, but it was called once.
        all calls of back door, in order:
          1. open(by: "Ann")
      """
    ) { MOAssertNotCalled(second.opens) }
    MOAssertFailure(
      """
      MockDoor.open was expected to be called before back door.open, but it was called after call 1.
        all calls, in order:
        > 1. back door.open(by: "Ann")
        > 2. MockDoor.open(by: "Bob")
      """
    ) { MOAssertCalled(first.opens, before: second.opens) }
    MOAssertFailure("back door was expected to get calls of all 3 methods, but 2 had none:\n    code\n    wait") {
      MOAssertAllMethodsCalled(second)
    }
    second.mockRecorder.name = nil
    #expect(messages { MOAssertNotCalled(second) }[0].hasPrefix("MockDoor#2 was expected"))
  }

  @Test func aStaticMockIsCalledByItsClass() {
    MockFactory.open()
    MockFactory().code()
    let another = MockFactory()
    another.code()
    MOAssertFailure(
      """
      MockFactory.open was expected not to be called, but it was called once.
        all calls of MockFactory, in order:
          1. open()
      """
    ) { MOAssertNotCalled(MockFactory.staticMock.methodReference(.open)) }
    MOAssertFailure(
      """
      MockFactory.open was expected to be called before MockFactory#2.open, but MockFactory#2.open was not called.
        all calls, in order:
        > 1. MockFactory.open()
          2. MockFactory#2.code()
      """
    ) { MOAssertCalled(MockFactory.staticMock.methodReference(.open), before: another.methodReference(.open)) }
  }

  @Test func whatHasNoTypeAtFirstKeepsItsPlace() async {
    let one = MockGuard()
    let other = MockGuard()
    await other.open()
    await one.open()
    MOAssertFailure(
      """
      MockGuard#2.open was expected not to be called, but it was called once.
        all calls of MockGuard#2, in order:
          1. open()
      """
    ) { MOAssertNotCalled(other.methodReference(.open)) }
  }

  @Test func whatNoTestIsKnownToHaveMadeIsNumberedWithinAMessage() async {
    let (one, other) = await Task.detached { (MockFactory(), MockFactory()) }.value
    other.code()
    one.code()
    MOAssertFailure(
      """
      MockFactory.code was expected not to be called, but it was called once.
        all calls of MockFactory, in order:
          1. code()
      """
    ) { MOAssertNotCalled(other.methodReference(.code)) }
    MOAssertFailure(
      """
      MockFactory#1.code was expected to be called before MockFactory#2.code, but it was called after call 1.
        all calls, in order:
        > 1. MockFactory#2.code()
        > 2. MockFactory#1.code()
      """
    ) { MOAssertCalled(one.methodReference(.code), before: other.methodReference(.code)) }
    let message = messages { MOAssertNoOtherCalls(other, one) }[0]
    #expect(message.hasPrefix("MockFactory#2, MockFactory#1 were expected to get no other"))
  }

  @Test func eachTestBeginsAnew() {
    // The other tests of this suite have made theirs.
    #expect(messages { MOAssertNotCalled(second) }[0].hasPrefix("MockDoor#2 was expected"))
  }
}

/// XCTest sets up the properties of all test cases beforehand: their mocks are those of no one test.
final class MockNamesInXCTestTests: XCTestCase {
  private let door = MockDoor()

  private func check() {
    door.open(by: "Ann")
    let opens = door.opens
    XCTAssertEqual(
      MOCaptureFailures { SwiftMockObject.MOAssertNotCalled(opens) }.first?.message.prefix(31),
      "MockDoor.open was expected not ")
    let gates = [MockGate(), MockGate()]
    gates[1].open(by: "Bob")
    XCTAssertEqual(
      MOCaptureFailures { SwiftMockObject.MOAssertNotCalled(gates[1].opens) }.first?.message.prefix(31),
      "MockGate#2.open was expected no")
  }

  func testOfAProperty() { check() }
  func testOfThePropertyOfAnotherTestCase() { check() }
}
