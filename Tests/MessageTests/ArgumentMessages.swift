import Foundation
import SwiftMockObject
import Testing

/// Failures of `MOAssertArgument…`, `MOAssertAndGetArgument`, `MOAssertLastCall`.
@Suite("Arguments") struct ArgumentMessages {
  private let ledger = MockLedger()

  // Another call got the value: say which one is meant.
  @Test("Another value") func anotherValue() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 12)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 2 (amount) of its last call, but got 12.
        next: if call 1 is meant, write `ofCall: 1`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
        > 2. transfer(to: "B", amount: 12)
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 2, 10) }
  }

  // Arguments are counted from 1, as calls are.
  @Test("Counted from 0") func countedFromZero() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 1 (to) of its last call, but got "A".
        hint: that is argument 2. Arguments are counted from 1.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 1, 10) }
    MOAssertFailure(
      """
      Arguments are counted from 1: MockLedger.transfer has no argument 0.
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 0, "A") }
    MOAssertFailure(
      """
      Calls are counted from 1: there is no call 0 of MockLedger.transfer.
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 1, ofCall: 0, "A") }
  }

  // There is no such argument. Does the mock pass it on?
  @Test("No such argument") func noSuchArgument() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 3 of its last call, but that call has 2 arguments.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 3, 10) }
  }

  // There are fewer calls.
  @Test("No such call") func noSuchCall() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10 as argument 2 of call 3, but it was called once.
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.method.transfer, 2, ofCall: 3, 10) }
  }

  // Values that are equal but for their types: both types are told, and what would match.
  @Test("A number of another type") func aNumberOfAnotherType() {
    ledger.file(2.0)
    MOAssertFailure(
      """
      MockLedger.file was expected to get 2 (Int) as argument 1 of its last call, but got 2.0 (Double).
        hint: a literal accepts numbers of any type: MOAssertCalled(…, with: 2)
        all calls of MockLedger, in order:
        > 1. file(2.0)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.file), 1, 2) }
  }

  // If two values look the same, the message adds their types.
  @Test("A type that is not seen") func aTypeThatIsNotSeen() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 10, of type UInt8, as argument 2 (amount) of its last call, but got 10, of type Int.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.transfer), 2, UInt8(10)) }
  }

  // Two values of one type print alike and are not equal. Compare a part of them, or `.identical(to:)`.
  @Test("Values that print alike") func valuesThatPrintAlike() {
    ledger.file(Token())
    MOAssertFailure(
      """
      MockLedger.file was expected to get Token as argument 1 of its last call, but got Token. Both are of type Token and print alike, but they are not equal.
        all calls of MockLedger, in order:
        > 1. file(Token)
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.file), 1, Token()) }
  }

  // An argument was expected to be nil, or not to be.
  @Test("Nil, or not") func nilOrNot() {
    ledger.note("x")
    MOAssertFailure(
      """
      MockLedger.note was expected to get nil as argument 1 of its last call, but got "x".
        all calls of MockLedger, in order:
        > 1. note("x")
      """
    ) { MOAssertArgumentNil(ledger.methodReference(.note), 1) }
  }

  // A value was asked for, and the argument is nil.
  @Test("Nil where a value was asked for") func nilWhereAValueWasAskedFor() {
    ledger.note(nil)
    MOAssertFailure(
      """
      MockLedger.note was expected to get a value of type String as argument 1 of its last call, but got nil.
        hint: if nil is fine, ask for an optional type.
        all calls of MockLedger, in order:
        > 1. note(nil)
      """
    ) { let _: String? = MOAssertAndGetArgument(ledger.methodReference(.note), 1) }
  }

  // A value of another type was asked for.
  @Test("Another type") func anotherType() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get a value of type String as argument 2 (amount) of its last call, but got 10, of type Int.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { let _: String? = MOAssertAndGetArgument(ledger.methodReference(.transfer), 2) }
  }

  // So many arguments were asked for.
  @Test("Another number of arguments to get") func anotherNumberOfArgumentsToGet() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 3 arguments in its last call, but that call has 2.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { let _: (String, Int, Int)? = MOAssertAndGetArguments(ledger.methodReference(.transfer)) }
    MOAssertFailure(
      """
      MockLedger.transfer was expected to get 2 arguments in call 2, but it was called once.
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
      """
    ) { let _: (String, Int)? = MOAssertAndGetArguments(ledger.methodReference(.transfer), ofCall: 2) }
  }

  // A call that is read by other types is left out.
  @Test("Calls read by other types") func callsReadByOtherTypes() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was called with Int 10 as argument 2, but was read as String.
        called as MockLedger.transfer(to: "A", amount: 10)
      """
    ) { _ = ledger.methodReference(.transfer).invocations(as: (String, String).self) }
    MOAssertFailure(
      """
      MockLedger.transfer has 2 arguments, but was read as 3.
        called as MockLedger.transfer(to: "A", amount: 10)
      """
    ) { _ = ledger.methodReference(.transfer).invocations(as: (String, Int, Int).self) }
  }

  // The last call has other arguments, and an earlier one has these.
  @Test("Not the last call") func notTheLastCall() {
    ledger.transfer(to: "A", amount: 1)
    ledger.transfer(to: "B", amount: 1)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called last with (to: "A", amount: 1), but its last call has other arguments.
        last call, #2 of 2:
          argument 1 (to)      "B"       expected "A"
          argument 2 (amount)  1         ok
        next: if it need not be the last call, write `MOAssertCalled`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 1)
        > 2. transfer(to: "B", amount: 1)
      """
    ) { MOAssertLastCall(ledger.method.transfer, with: "A", 1) }
    MOAssertFailure(
      """
      MockLedger.note was expected to be called last with ("A"), but it was never called.
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 1)
          2. transfer(to: "B", amount: 1)
      """
    ) { MOAssertLastCall(ledger.method.note, with: "A") }
  }

  // The rent should have been 800. Of long values you see the lines that differ.
  @Test("A long value") func aLongValue() {
    ledger.file(["rent for the house by the lake", "heat for the whole winter", "water and light"])
    MOAssertFailure(
      """
      MockLedger.file was expected to get ["rent for the house by the lake", … 2 more] as argument 1 of its last call, but got ["rent for the house by the lake", … 2 more].
        - expected, + got:
          [
            "rent for the house by the lake",
        -   "heat for a part of the winter",
        +   "heat for the whole winter",
            "water and light"
          ]
        all calls of MockLedger, in order:
        > 1. file(["rent for the house by the lake", "heat for the whole winter", … 1 more])
      """
    ) {
      MOAssertArgumentEquals(
        ledger.methodReference(.file), 1,
        ["rent for the house by the lake", "heat for a part of the winter", "water and light"])
    }
  }

  // Of very long values, the first lines that differ, or where the difference begins.
  @Test("A very long value") func aVeryLongValue() {
    ledger.file((1...40).map { "line \($0)" })
    MOAssertFailure(
      """
      MockLedger.file was expected to get ["row 1", "row 2", "row 3", "row 4", "row 5", … 35 more] as argument 1 of its last call, but got ["line 1", "line 2", "line 3", "line 4", … 36 more].
        - expected, + got:
          [
        -   "row 1",
        -   "row 2",
        -   "row 3",
        -   "row 4",
        -   "row 5",
          … 15 more lines
        +   "line 1",
        +   "line 2",
        +   "line 3",
        +   "line 4",
        +   "line 5",
        +   "line 6",
          … 15 more lines
        all calls of MockLedger, in order:
        > 1. file(["line 1", "line 2", "line 3", "line 4", "line 5", "line 6", … 34 more])
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.file), 1, (1...40).map { "row \($0)" }) }
    ledger.file((1...40).map { _ in Token() })
    MOAssertFailure(
      """
      MockLedger.file was expected to get [Token, Token, Token, Token, Token, Token, … 34 more] as argument 1 of its last call, but got [Token, Token, Token, Token, Token, Token, … 34 more].
        first difference: [0]: Token is not equal to the expected one, which prints alike
        all calls of MockLedger, in order:
          1. file(["line 1", "line 2", "line 3", "line 4", "line 5", "line 6", … 34 more])
        > 2. file([Token, Token, Token, Token, Token, Token, Token, Token, Token, … 31 more])
      """
    ) { MOAssertArgumentEquals(ledger.methodReference(.file), 1, (1...40).map { _ in Token() }) }
  }

  // A stub or a `with:` for a value of a type that the parameter does not have.
  @Test("A value that can never be equal") func aValueThatCanNeverBeEqual() {
    MOAssertFailure(
      """
      MockLedger.note takes String as argument 1, which 7 can never equal.
      """
    ) { _ = ledger.method.note(7) }
  }
}

/// What a matcher says of an argument that it does not accept.
@Suite("Matchers") struct MatcherMessages {
  private let ledger = MockLedger()

  // The property that is at fault.
  @Test("A property") func aProperty() {
    ledger.file(Coupon(code: "B"))
    MOAssertFailure(
      """
      MockLedger.file was expected to get a value (\\Coupon.code: "A") as argument 1 of its last call, but got Coupon(code: "B").
        code is "B", expected "A"
        all calls of MockLedger, in order:
        > 1. file(Coupon(code: "B"))
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, .having(\Coupon.code, "A")) }
  }

  // The half of `&&` that fails.
  @Test("One of two") func oneOfTwo() {
    ledger.transfer(to: "A", amount: 11)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once with (to: any, amount: > 5 && < 9), but no call matched.
        closest call, #1 of 1:
          argument 1 (to)      "A"       ok
          argument 2 (amount)  11        expected > 5 && < 9: < 9 fails
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 11)
      """
    ) { MOAssertCalled(ledger.method.transfer(.any, .greaterThan(5) && .lessThan(9))) }
  }

  // The element that is at fault, or too many, or missing.
  @Test("An element") func anElement() {
    ledger.file([1, 3])
    MOAssertFailure(
      """
      MockLedger.file was expected to get [1, > 5] as argument 1 of its last call, but got [1, 3].
        [1] is 3, expected > 5
        all calls of MockLedger, in order:
        > 1. file([1, 3])
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, [1, .greaterThan(5)]) }
    MOAssertFailure(
      """
      MockLedger.file was expected to get [1, 3, 5] as argument 1 of its last call, but got [1, 3].
        it has 2 elements, expected 3
        all calls of MockLedger, in order:
        > 1. file([1, 3])
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, [1, 3, 5]) }
    ledger.file(["a": 1])
    MOAssertFailure(
      """
      MockLedger.file was expected to get ["b": 1] as argument 1 of its last call, but got ["a": 1].
        ["b"] is missing
        all calls of MockLedger, in order:
          1. file([1, 3])
        > 2. file(["a": 1])
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, ["b": 1]) }
    ledger.file(Set([1, 3]))
    MOAssertFailure(
      """
      MockLedger.file was expected to get [1, > 5] as argument 1 of its last call, but got [1, 3].
        3 was not expected
        all calls of MockLedger, in order:
          1. file([1, 3])
          2. file(["a": 1])
        > 3. file([1, 3])
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, [1, .greaterThan(5)]) }
  }

  // It must be the same object, not an equal one.
  @Test("Another object") func anotherObject() {
    ledger.file(Token())
    MOAssertFailure(
      """
      MockLedger.file was expected to get a value (identical to Token) as argument 1 of its last call, but got Token.
        it is another object of the same class
        all calls of MockLedger, in order:
        > 1. file(Token)
      """
    ) { MOAssertArgumentMatches(ledger.methodReference(.file), 1, .identical(to: Token())) }
  }

  // A number of another type, two types that look alike, and two values that do.
  @Test("Values that look alike in a call") func valuesThatLookAlikeInACall() {
    ledger.file(2.0)
    MOAssertFailure(
      """
      MockLedger.file was expected to be called at least once with (2), but no call matched.
        closest call, #1 of 1:
          argument 1  2.0       expected 2 (Int), got 2.0 (Double)
        next: if argument 1 may vary, write `.any`
        all calls of MockLedger, in order:
          1. file(2.0)
      """
    ) { MOAssertCalled(ledger.methodReference(.file, args: ArgumentMatcher.equal(2))) }
    ledger.resetMock()
    ledger.file(UInt8(2))
    MOAssertFailure(
      """
      MockLedger.file was expected to be called at least once with (2), but no call matched.
        closest call, #1 of 1:
          argument 1  2         expected 2 (Int), got 2 (UInt8)
        next: if argument 1 may vary, write `.any`
        all calls of MockLedger, in order:
          1. file(2)
      """
    ) { MOAssertCalled(ledger.methodReference(.file, args: ArgumentMatcher.equal(2))) }
    ledger.resetMock()
    ledger.file(Token())
    MOAssertFailure(
      """
      MockLedger.file was expected to be called at least once with (Token), but no call matched.
        closest call, #1 of 1:
          argument 1  Token     not equal to the expected one, which prints alike
        next: if argument 1 may vary, write `.any`
        all calls of MockLedger, in order:
          1. file(Token)
      """
    ) { MOAssertCalled(ledger.methodReference(.file, args: ArgumentMatcher.equal(Token()))) }
  }

  // Two texts of different types.
  @Test("Texts that look alike in a call") func textsThatLookAlikeInACall() {
    ledger.file("x"[...])
    MOAssertFailure(
      """
      MockLedger.file was expected to be called at least once with ("x"), but no call matched.
        closest call, #1 of 1:
          argument 1  "x"       of type Substring, expected type String
        next: if argument 1 may vary, write `.any`
        all calls of MockLedger, in order:
          1. file("x")
      """
    ) { MOAssertCalled(ledger.methodReference(.file, args: ArgumentMatcher.equal("x"))) }
  }

  // Where the other arguments are not short literals, only the one is proposed.
  @Test("One of several matchers") func oneOfSeveralMatchers() {
    ledger.transfer(to: "landlord", amount: 750)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once with (to: has prefix "l", amount: 800), but no call matched.
        closest call, #1 of 1:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `.any` in its place
        all calls of MockLedger, in order:
          1. transfer(to: "landlord", amount: 750)
      """
    ) { MOAssertCalled(ledger.method.transfer(.hasPrefix("l"), 800)) }
  }

  // The rule of a matcher belongs to an actor, and is asked from elsewhere.
  @Test("A rule of another actor") func aRuleOfAnotherActor() async {
    ledger.transfer(to: "landlord", amount: 750)
    let reference = await Judge().reference(ledger)
    MOAssertFailure(
      """
      The rule of this matcher belongs to the actor Judge, and the call came from elsewhere and can't wait. Write `{ @Sendable … in … }` if the closure may run on any thread.
      """
    ) { MOAssertNotCalled(reference) }
  }

  // A rule that a test has written is called by its place, or by its description.
  @Test("A rule of the test") func aRuleOfTheTest() {
    ledger.transfer(to: "A", amount: 3)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once with (to: any, amount: even), but no call matched.
        closest call, #1 of 1:
          argument 1 (to)      "A"       ok
          argument 2 (amount)  3         expected even
        next: if argument 2 (amount) may vary, write `.any, .any`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 3)
      """
    ) { MOAssertCalled(ledger.method.transfer(.any, .where("even") { (amount: Int) in amount % 2 == 0 })) }
  }

  // The text of a pattern can't be read as a regular expression.
  @Test("No regular expression") func noRegularExpression() {
    MOAssertFailure(
      """
      "[" is not a regular expression, so this matcher accepts nothing.
        next: to find it as it is written:  .matching("\\\\[")
      """
    ) { let _: ArgumentMatcher = .matching("[") }
  }
}

private actor Judge {
  private let limit = 3
  func reference(_ ledger: MockLedger) -> MethodReference<LedgerMethods> {
    ledger.methodReference(.transfer, args: .any, .where { (amount: Int) in amount > self.limit })
  }
}

/// Failures of `callArgument`, which calls a closure that a call was given.
@Suite("Closures") struct ClosureMessages {
  private let ledger = MockLedger()

  // The closure takes other values.
  @Test("A closure that takes other values") func aClosureThatTakesOtherValues() {
    ledger.call { _ in }
    MOAssertFailure(
      """
      MockLedger.call was expected to get a closure of type (String) -> Void as argument 1 of its last call, but got one of type (Int) -> Void.
        all calls of MockLedger, in order:
        > 1. call((Int) -> Void closure)
      """
    ) { ledger.methodReference(.call).callArgument(1, with: "x") }
  }

  // It returns something else: say what.
  @Test("A closure that returns something else") func aClosureThatReturnsSomethingElse() {
    ledger.each { $0 > 3 }
    MOAssertFailure(
      """
      MockLedger.each was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got one of type (Int) throws -> Bool.
        hint: to call a closure that returns Bool, write: returning: Bool.self
        all calls of MockLedger, in order:
        > 1. each((Int) throws -> Bool closure)
      """
    ) { ledger.methodReference(.each).callArgument(1, with: 4) }
  }

  // What is there is no closure.
  @Test("No closure") func noClosure() {
    ledger.note("x")
    MOAssertFailure(
      """
      MockLedger.note was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got "x", of type String.
        all calls of MockLedger, in order:
        > 1. note("x")
      """
    ) { ledger.methodReference(.note).callArgument(1, with: 4) }
  }

  // The closure threw.
  @Test("A closure that throws") func aClosureThatThrows() {
    ledger.each { _ in throw Offline() }
    MOAssertFailure(
      """
      Argument 1 of MockLedger.each was called and threw Offline().
      """
    ) { _ = ledger.methodReference(.each).callArgument(1, with: 4, returning: Bool.self) }
  }

  // A closure of the main actor must be called there.
  @Test("A closure of the main actor") func aClosureOfTheMainActor() {
    ledger.main { _ in }
    MOAssertFailure(
      """
      Argument 1 of MockLedger.main is a closure of the main actor. Call it from there: mark the test `@MainActor`.
      """
    ) { ledger.methodReference(.main).callArgument(1, with: 7) }
  }

  // It calls closures of up to four parameters.
  @Test("Too many values") func tooManyValues() {
    ledger.call { _ in }
    MOAssertFailure(
      """
      `callArgument` calls closures with 4 values at most, and was given 5. Take argument 1 of MockLedger.call with `MOAssertAndGetArgument`, and call it.
      """
    ) { ledger.methodReference(.call).callArgument(1, with: 1, 2, 3, 4, 5) }
  }
}
