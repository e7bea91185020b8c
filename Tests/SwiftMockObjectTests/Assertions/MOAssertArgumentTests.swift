import SwiftMockObject
import Testing

/// Prints as the number it wraps, and equals nothing, not even itself.
private struct Token: Equatable, CustomStringConvertible {
  let number: Int
  var description: String { "\(number)" }
  static func == (left: Token, right: Token) -> Bool { false }
}

struct MOAssertArgumentEqualsTests {
  private let mock = MockTeller()

  @Test func theLastCallAndAnyOtherPass() {
    mock.pay("A", 42)
    mock.pay("B", 24)
    MOAssertArgumentEquals(mock.pay, 1, "B")
    MOAssertArgumentEquals(mock.pay, 2, 24)
    MOAssertArgumentEquals(mock.pay, 2, 1, 42)
    MOAssertArgumentEquals(mock.pay, 2, nil, 24)
    mock.file([Int]())
    MOAssertArgumentEquals(mock.file, 1, [Int]())
  }

  @Test func optionalsDoNotMatter() {
    _ = mock.balance("A")
    MOAssertArgumentEquals(mock.balance, 1, "A")
    MOAssertArgumentEquals(mock.balance, 1, String?("A"))
    _ = mock.balance(nil)
    MOAssertArgumentEquals(mock.balance, 1, String?.none)
    MOAssertArgumentEquals(mock.balance, 1, 1, String??.some("A"))
  }

  @Test func matchersMayStandForValues() {
    mock.pay("A", 42)
    MOAssertArgumentEquals(mock.pay, 1, .notNil)
  }

  @Test func narrowedReferencesAreAboutTheCallsThatMatch() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    mock.pay("A", 3)
    mock.pay("B", 4)
    let toA = mock.methodReference(.pay, args: "A", .any)
    MOAssertArgumentEquals(toA, 2, 3)
    MOAssertArgumentEquals(toA, 2, 2, 3)
    MOAssertFailure(
      """
      MockTeller.pay("A", any) was expected to get 3 as argument 2 of call 3, but 2 calls matched.
        all calls of MockTeller, in order:
          1. pay("A", 1)
          2. pay("B", 2)
          3. pay("A", 3)
          4. pay("B", 4)
      """
    ) { MOAssertArgumentEquals(toA, 2, 3, 3) }
  }

  @Test func anotherValueFails() {
    mock.pay("A", 1)
    mock.pay("B", 2)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 5 as argument 2 of its last call, but got 2.
        all calls of MockTeller, in order:
          1. pay("A", 1)
        > 2. pay("B", 2)
      """
    ) { MOAssertArgumentEquals(mock.pay, 2, 5) }
    MOAssertFailure(
      """
      MockTeller.pay was expected to get "B" as argument 1 of call 1, but got "A".
        next: if call 2 is meant, write `ofCall: 2`
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
          2. pay("B", 2)
      """
    ) { MOAssertArgumentEquals(mock.pay, 1, 1, "B") }
  }

  @Test func aValueOfAnotherTypeThatPrintsAlikeFails() {
    mock.file(UInt8(3))
    MOAssertFailure(
      """
      MockTeller.file was expected to get 3, of type Int, as argument 1 of its last call, but got 3, of type UInt8.
        all calls of MockTeller, in order:
        > 1. file(3)
      """
    ) { MOAssertArgumentEquals(mock.file, 1, 3) }
  }

  @Test func aValueThatPrintsAlikeButIsNotEqualFails() {
    mock.file(Token(number: 3))
    MOAssertFailure(
      """
      MockTeller.file was expected to get 3 as argument 1 of its last call, but got 3. Both are of type Token and print \
      alike, but they are not equal.
        all calls of MockTeller, in order:
        > 1. file(3)
      """
    ) { MOAssertArgumentEquals(mock.file, 1, Token(number: 3)) }
  }

  @Test func nilWhereAValueIsExpectedFails() {
    _ = mock.balance(nil)
    MOAssertFailure(
      """
      MockTeller.balance was expected to get "A" as argument 1 of its last call, but got nil.
        all calls of MockTeller, in order:
        > 1. balance(nil)  → 0, the default
      """
    ) { MOAssertArgumentEquals(mock.balance, 1, String?("A")) }
  }

  @Test func aMethodThatWasNeverCalledFails() {
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 5 as argument 2 of its last call, but it was never called.
        MockTeller was not called at all.
      """
    ) { MOAssertArgumentEquals(mock.pay, 2, 5) }
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 5 as argument 2 of call 1, but it was never called.
        MockTeller was not called at all.
      """
    ) { MOAssertArgumentEquals(mock.pay, 2, 1, 5) }
  }

  @Test func aCallBeyondTheLastFails() {
    mock.pay("A", 1)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 1 as argument 2 of call 2, but it was called once.
        all calls of MockTeller, in order:
          1. pay("A", 1)
      """
    ) { MOAssertArgumentEquals(mock.pay, 2, 2, 1) }
  }

  @Test func anArgumentBeyondTheLastFails() {
    mock.pay("A", 1)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get true as argument 3 of its last call, but that call has 2 arguments.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
      """
    ) { MOAssertArgumentEquals(mock.pay, 3, true) }
  }

  @Test(arguments: [0, -1, Int.min]) func anArgumentBeforeTheFirstFails(_ position: Int) {
    mock.pay("A", 1)
    MOAssertFailure("Arguments are counted from 1: MockTeller.pay has no argument \(position).") {
      MOAssertArgumentEquals(mock.pay, position, "A")
    }
  }

  @Test(arguments: [0, -1, Int.min]) func aCallBeforeTheFirstFails(_ number: Int) {
    mock.pay("A", 1)
    MOAssertFailure("Calls are counted from 1: there is no call \(number) of MockTeller.pay.") {
      MOAssertArgumentEquals(mock.pay, 1, number, "A")
    }
  }

  @Test func eachFailureIsAtItsLineAndTheTestGoesOn() {
    mock.pay("A", 1)
    let here = #line
    let failures = MOCaptureFailures {
      MOAssertArgumentEquals(mock.pay, 1, 5)
      MOAssertArgumentEquals(mock.pay, 1, 4, 1)
      MOAssertArgumentNil(mock.pay, 1)
      let text: String? = MOAssertAndGetArgument(mock.pay, 2)
      #expect(text == nil)
    }
    #expect(failures.map(\.place.line) == [here + 2, here + 3, here + 4, here + 5])
  }
}

struct MOAssertArgumentNilTests {
  private let mock = MockTeller()

  @Test func nilPassesAtAnyDepth() {
    mock.greet("front", nil)
    mock.greet("back") { _ in }
    MOAssertArgumentNil(mock.greet, 2, 1)
    let nested: String?? = .some(nil)
    mock.file(nested as Any?)
    MOAssertArgumentNil(mock.file, 1)
  }

  @Test func aValueFails() {
    mock.pay("A", 5)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get nil as argument 2 of its last call, but got 5.
        all calls of MockTeller, in order:
        > 1. pay("A", 5)
      """
    ) { MOAssertArgumentNil(mock.pay, 2) }
  }

  @Test func aClosureFails() {
    mock.greet("front", nil)
    mock.greet("back") { _ in }
    let failures = MOCaptureFailures { MOAssertArgumentNil(mock.greet, 2, 2) }
    #expect(failures.count == 1)
  }

  @Test func badIndexesFail() {
    mock.pay("A", 5)
    let failures = MOCaptureFailures {
      MOAssertArgumentNil(mock.pay, 0)
      MOAssertArgumentNil(mock.pay, 3)
      MOAssertArgumentNil(mock.pay, 1, 0)
      MOAssertArgumentNil(mock.pay, 1, 2)
      MOAssertArgumentNil(mock.balance, 1)
    }
    #expect(failures.count == 5)
  }
}

struct MOAssertAndGetArgumentTests {
  private let mock = MockTeller()

  @Test func valuesAndClosuresComeWithTheirTypes() {
    mock.pay("A", 42)
    let amount: Int = MOAssertAndGetArgument(mock.pay, 2)!
    #expect(amount == 42)
    var names: [String] = []
    mock.greet("front") { names.append($0) }
    let done: ((String) -> Void)? = MOAssertAndGetArgument(mock.greet, 2)
    done?("x")
    let again: ((String) -> Void)? = MOAssertAndGetArgument(mock.greet, 2, 1)
    again?("y")
    #expect(names == ["x", "y"])
  }

  @Test func nilPassesWhereAnOptionalIsAskedFor() throws {
    _ = mock.balance(nil)
    let account: String?? = MOAssertAndGetArgument(mock.balance, 1)
    #expect(account == .some(nil))
  }

  @Test func theStatesOfANestedOptionalAreKept() {
    let states: [String??] = [nil, .some(nil), "dim"]
    for state in states { mock.file(state as Any?) }
    for (number, state) in zip(1..., states) {
      let read: String??? = MOAssertAndGetArgument(mock.file, 1, number)
      #expect(read == .some(state))
    }
  }

  @Test func anotherTypeFails() {
    mock.pay("A", 1)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get a value of type String as argument 2 of its last call, but got 1, of type Int.
        all calls of MockTeller, in order:
        > 1. pay("A", 1)
      """
    ) {
      let amount: String? = MOAssertAndGetArgument(mock.pay, 2)
      #expect(amount == nil)
    }
  }

  @Test func nilWhereAValueIsAskedForFails() {
    _ = mock.balance(nil)
    MOAssertFailure(
      """
      MockTeller.balance was expected to get a value of type String as argument 1 of its last call, but got nil.
        hint: if nil is fine, ask for an optional type.
        all calls of MockTeller, in order:
        > 1. balance(nil)  → 0, the default
      """
    ) {
      let account: String? = MOAssertAndGetArgument(mock.balance, 1)
      #expect(account == nil)
    }
    MOAssertFailure(
      """
      MockTeller.balance was expected to get a value of type Any as argument 1 of its last call, but got nil.
        hint: if nil is fine, ask for an optional type.
        all calls of MockTeller, in order:
        > 1. balance(nil)  → 0, the default
      """
    ) {
      let account: Any? = MOAssertAndGetArgument(mock.balance, 1)
      #expect(account == nil)
    }
  }

  @Test func badIndexesFail() {
    mock.pay("A", 5)
    let failures = MOCaptureFailures {
      #expect((MOAssertAndGetArgument(mock.pay, 0) as String?) == nil)
      #expect((MOAssertAndGetArgument(mock.pay, 3) as String?) == nil)
      #expect((MOAssertAndGetArgument(mock.pay, 1, 0) as String?) == nil)
      #expect((MOAssertAndGetArgument(mock.pay, 1, 2) as String?) == nil)
      #expect((MOAssertAndGetArgument(mock.balance, 1) as String?) == nil)
    }
    #expect(failures.count == 5)
  }
}
