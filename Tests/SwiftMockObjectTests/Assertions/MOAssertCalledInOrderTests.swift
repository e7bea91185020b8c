import SwiftMockObject
import Testing

private enum DeskMethods { case open, close }

private class MockDesk: MockObject<DeskMethods> {
  func open() { _onMethod(.open) }
  func close(_ why: String) { _onMethod(.close, args: why) }
  var opens: MethodReference<DeskMethods> { methodReference(.open) }
  var closes: MethodReference<DeskMethods> { methodReference(.close) }
}

struct MOAssertCalledInOrderTests {
  private let mock = MockTeller()
  private let desk = MockDesk()

  init() {
    mock.pay("A", 1)
    desk.open()
    mock.pay("B", 2)
    desk.close("late")
  }

  @Test func callsOfAnyMocksInOrderPass() {
    MOAssertCalledInOrder(desk.opens, desk.closes)
    MOAssertCalledInOrder(mock.pay, mock.pay)
    MOAssertCalledInOrder(mock.methodReference(.pay, args: "A", .any), desk.opens, mock.pay, desk.closes)
    MOAssertCalledInOrder(mock.pay, desk.opens, mock.pay, desk.closes, exactly: true)
    MOAssertCalledInOrder(desk.opens, desk.closes, exactly: true)
    MOAssertCalled(desk.opens, before: desk.closes)
  }

  @Test func twoMocksOfOneClassAreToldApart() {
    let second = MockDesk()
    second.open()
    MOAssertCalledInOrder(desk.opens, second.opens)
    #expect(MOCaptureFailures { MOAssertCalledInOrder(second.opens, desk.opens) }.count == 1)
  }

  @Test func anotherOrderFails() {
    MOAssertFailure(
      """
      These calls were expected in this order, but MockDesk.open was not called after MockDesk.close:
        expected               what happened
                               1. MockTeller.pay("A", 1)
                               2. MockDesk.open()
                               3. MockTeller.pay("B", 2)
        1. MockDesk.close  ok  4. MockDesk.close("late")
        2. MockDesk.open   --  called too early, as call 2
        3. MockTeller.pay  --  called too early, as call 3
      """
    ) { MOAssertCalledInOrder(desk.closes, desk.opens, mock.pay) }
  }

  @Test func aCallThatIsNotRepeatedFails() {
    MOAssertFailure(
      """
      These calls were expected in this order, but MockDesk.open was not called again:
        expected              what happened
        1. MockDesk.open  ok  1. MockDesk.open()
        2. MockDesk.open  --  not called again after call 1
                              2. MockDesk.close("late")
      """
    ) { MOAssertCalledInOrder(desk.opens, desk.opens) }
  }

  @Test func severalMocksOfOneClassAreNumbered() {
    let second = MockDesk()
    second.open()
    MOAssertFailure(
      """
      These calls were expected in this order, but MockDesk#1.open was not called after MockDesk#2.open:
        expected                what happened
                                1. MockDesk#1.open()
                                2. MockDesk#1.close("late")
        1. MockDesk#2.open  ok  3. MockDesk#2.open()
        2. MockDesk#1.open  --  called too early, as call 1
      """
    ) { MOAssertCalledInOrder(second.opens, desk.opens) }
    MOAssertFailure(
      """
      MockDesk#1.open was expected to be called before MockDesk#2.close, but MockDesk#2.close was not called.
        all calls, in order:
        > 1. MockDesk#1.open()
          2. MockDesk#1.close("late")
          3. MockDesk#2.open()
      """
    ) { MOAssertCalled(desk.opens, before: second.closes) }
    MOAssertFailure(
      """
      MockDesk#1, MockDesk#2 were expected to get no other calls, but 3 of 3 calls have not been asserted.
        all calls, in order:
        > 1. MockDesk#1.open()
        > 2. MockDesk#1.close("late")
        > 3. MockDesk#2.open()
      """
    ) { MOAssertNoOtherCalls(desk, second) }
  }

  @Test func aCallThatNeverCameFails() {
    MOAssertFailure(
      """
      These calls were expected in this order, but MockTeller.greet was not called:
        expected                        what happened
                                        1. MockTeller.pay("A", 1)
        1. MockDesk.open            ok  2. MockDesk.open()
        2. MockTeller.greet         --  never called
        3. MockDesk.close("early")  --  no call matched
                                        3. MockTeller.pay("B", 2)
                                        4. MockDesk.close("late")
      """
    ) { MOAssertCalledInOrder(desk.opens, mock.greet, desk.methodReference(.close, args: "early")) }
  }

  @Test func narrowedReferencesFindTheirCallsBehindOthersOfTheSameMethod() {
    let second = mock.methodReference(.pay, args: "B", .any)
    MOAssertCalledInOrder(mock.methodReference(.pay, args: "A", 1), second, desk.closes)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockTeller.pay("A", 1) was not called after MockTeller.pay("B", any):
        expected                         what happened
                                         1. MockTeller.pay("A", 1)
        1. MockTeller.pay("B", any)  ok  2. MockTeller.pay("B", 2)
        2. MockTeller.pay("A", 1)    --  called too early, as call 1
      """
    ) { MOAssertCalledInOrder(second, mock.methodReference(.pay, args: "A", 1)) }
  }

  @Test func longRunsOfOtherCallsAreFolded() {
    for amount in 1...50 { mock.pay("X", amount) }
    desk.open()
    MOAssertFailure(
      """
      These calls were expected in this order, but MockTeller.greet was not called:
        expected                 what happened
                                 1. MockTeller.pay("A", 1)
                                 2. MockDesk.open()
                                 3. MockTeller.pay("B", 2)
        1. MockDesk.close    ok  4. MockDesk.close("late")
                                 5. MockTeller.pay("X", 1)
                                 … 48 other calls
                                 54. MockTeller.pay("X", 50)
        2. MockDesk.open     ok  55. MockDesk.open()
        3. MockTeller.greet  --  never called
      """
    ) { MOAssertCalledInOrder(desk.closes, desk.opens, mock.greet) }
  }

  @Test func otherCallsFailWhereExactlyTheseAreExpected() {
    MOAssertFailure(
      """
      Exactly these calls were expected, but 2 other calls were made:
        expected               what happened
        1. MockTeller.pay  ok  1. MockTeller.pay("A", 1)
        2. MockDesk.open   ok  2. MockDesk.open()
                           ++  3. MockTeller.pay("B", 2)
                           ++  4. MockDesk.close("late")
        next: if other calls may come between, leave out `exactly: true`
      """
    ) { MOAssertCalledInOrder(mock.pay, desk.opens, exactly: true) }
  }

  @Test func aCallThatCameAfterAnotherFails() {
    MOAssertFailure(
      """
      MockDesk.close was expected to be called before MockDesk.open, but it was called after call 1.
        all calls, in order:
        > 1. MockDesk.open()
        > 2. MockDesk.close("late")
      """
    ) { MOAssertCalled(desk.closes, before: desk.opens) }
    MOAssertFailure(
      """
      MockTeller.greet was expected to be called before MockTeller.pay, but it was not called.
        all calls, in order:
        > 1. MockTeller.pay("A", 1)
          2. MockTeller.pay("B", 2)
      """
    ) { MOAssertCalled(mock.greet, before: mock.pay) }
  }
}

struct MOAssertNoOtherCallsTests {
  private let mock = MockTeller()

  init() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    _ = mock.balance("A")
  }

  @Test func whatPassedAssertionsWereAboutIsAccountedFor() {
    MOAssertArgumentEquals(mock.pay, 1, 1, "A")
    MOAssertCalled(mock.pay, with: "B", 2)
    MOAssertTimesCalled(mock.balance, 1)
    MOAssertNoOtherCalls(mock)
    MOAssertNoOtherCalls(mock, MockTeller())
  }

  @Test func whatFailedAssertionsWereAboutIsNot() {
    #expect(MOCaptureFailures { MOAssertTimesCalled(mock.pay, 5) }.count == 1)
    MOAssertTimesCalled(mock.balance, 1)
    #expect(MOCaptureFailures { MOAssertNoOtherCalls(mock) }.count == 1)
  }

  @Test func otherCallsFailAndTheAssertedOnesAreMarked() {
    MOAssertCalled(mock.pay, with: "B", 2)
    MOAssertFailure(
      """
      MockTeller was expected to get no other calls, but 2 of 3 calls have not been asserted.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
          2. pay("B", 2)  asserted
        > 3. balance("A")  → 0, the default
      """
    ) { MOAssertNoOtherCalls(mock) }
  }
}

struct MOAssertAllMethodsCalledTests {
  @Test func methodsThatWereNeverCalledAreNamed() {
    let (mock, other) = (MockTeller(), MockTeller())
    mock.pay("A", 1)
    mock.refund("A", 1)
    other.greet("x", nil)
    MOAssertFailure(
      "MockTeller#1 was expected to get calls of all 5 methods, but 3 had none:\n    balance\n    greet\n    file"
    ) { MOAssertAllMethodsCalled(mock) }
    MOAssertFailure(
      "MockTeller#1, MockTeller#2 were expected to get calls of all 5 methods, but 2 had none:\n    balance\n    file"
    ) { MOAssertAllMethodsCalled(mock, other) }
    _ = other.balance(nil)
    mock.file(nil)
    MOAssertAllMethodsCalled(mock, other)
  }
}
