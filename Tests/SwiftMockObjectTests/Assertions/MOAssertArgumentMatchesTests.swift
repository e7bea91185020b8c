import SwiftMockObject
import Testing

private final class Camera: CustomStringConvertible {
  let description: String
  init(_ name: String) { description = name }
}

private struct Parcel {
  let label: String
  let weight: Double
}

struct MOAssertArgumentMatchesTests {
  private let mock = MockTeller()

  /// The message of a failure that is about the only call of the mock.
  private func message(_ text: String, _ call: String) -> String {
    "\(text)\n  all calls of MockTeller, in order:\n  > 1. \(call)"
  }

  @Test func whatIsAsExpectedPasses() {
    let camera = Camera("front")
    mock.pay("A", 12)
    MOAssertArgumentMatches(mock.pay, 2, .in(10...15))
    MOAssertArgumentMatches(mock.pay, 2, 1, .in(10...15))
    MOAssertArgumentMatches(mock.pay, 2) { (amount: Int) in amount.isMultiple(of: 4) }
    MOAssertArgumentMatches(mock.pay, 2, 1) { (amount: Int) in amount.isMultiple(of: 4) }
    MOAssertArgumentNotEquals(mock.pay, 1, "B")
    MOAssertArgumentNotEquals(mock.pay, 1, 1, "B")
    MOAssertArgumentNotNil(mock.pay, 1)
    mock.file(camera)
    MOAssertArgumentIdentical(mock.file, 1, camera)
    MOAssertArgumentIdentical(mock.file, 1, 1, camera)
    mock.file(0.3)
    MOAssertArgumentEquals(mock.file, 1, 0.1 + 0.2, accuracy: 1e-9)
    MOAssertArgumentEquals(mock.file, 1, 2, 0.1 + 0.2, accuracy: 1e-9)
    mock.file(Double.infinity)
    MOAssertArgumentEquals(mock.file, 1, Double.infinity, accuracy: 1)
    mock.file(Parcel(label: "x", weight: 1))
    MOAssertArgumentHasStructure(mock.file, 1, Parcel(label: "x", weight: 1))
    MOAssertArgumentHasStructure(mock.file, 1, 4, Parcel(label: "x", weight: 1))
  }

  @Test func theNumberOfTheCallMayBeLeftOutBeforeAnyKindOfExpectation() {
    let camera = Camera("front")
    mock.pay("A", 12)
    MOAssertArgumentMatches(mock.pay, 2, .atLeast(3))
    MOAssertArgumentMatches(mock.pay, 2, { (amount: Int) in amount > 3 })
    MOAssertArgumentMatches(mock.pay, 2, nil, .atLeast(3))
    MOAssertArgumentMatches(mock.pay, 2, nil, { (amount: Int) in amount > 3 })
    MOAssertArgumentNotEquals(mock.pay, 2, 11)
    MOAssertArgumentNotEquals(mock.pay, 2, nil, 11)
    MOAssertArgumentHasStructure(mock.pay, 2, 12)
    mock.file(camera)
    MOAssertArgumentIdentical(mock.file, 1, camera)
    MOAssertArgumentIdentical(mock.file, 1, nil, camera)
    mock.file(nil)
    MOAssertArgumentHasStructure(mock.file, 1, nil)
    MOAssertArgumentHasStructure(mock.file, 1, 2, nil)
    MOAssertArgumentNil(mock.file, 1)
    MOAssertArgumentNotNil(mock.file, 1, 1)
  }

  @Test func whatAMatcherRejectsFails() {
    mock.pay("A", 12)
    let got = "MockTeller.pay was expected to get < 5 as argument 2 of its last call, but got 12."
    MOAssertFailure(message(got, #"pay("A", 12)"#)) { MOAssertArgumentMatches(mock.pay, 2, .lessThan(5)) }
  }

  @Test func whatAClosureRejectsFails() {
    mock.pay("A", 12)
    let got =
      "MockTeller.pay was expected to get a value of type Int that the closure accepts as argument 2 of its last call, but got 12."
    MOAssertFailure(message(got, #"pay("A", 12)"#)) { MOAssertArgumentMatches(mock.pay, 2) { (n: Int) in n < 5 } }
    let other =
      "MockTeller.pay was expected to get a value of type Int that the closure accepts as argument 1 of its last call, but got \"A\"."
    MOAssertFailure(message(other, #"pay("A", 12)"#)) { MOAssertArgumentMatches(mock.pay, 1) { (n: Int) in true } }
  }

  @Test func whatShouldBeOtherwiseFails() {
    mock.pay("A", 12)
    let got = "MockTeller.pay was expected to get not \"A\" as argument 1 of its last call, but got \"A\"."
    MOAssertFailure(message(got, #"pay("A", 12)"#)) { MOAssertArgumentNotEquals(mock.pay, 1, "A") }
    mock.resetMock()
    _ = mock.balance(nil)
    let isNil = "MockTeller.balance was expected to get not nil as argument 1 of its last call, but got nil."
    MOAssertFailure(message(isNil, "balance(nil)  → 0, the default")) { MOAssertArgumentNotNil(mock.balance, 1) }
  }

  @Test func anotherObjectFails() {
    mock.file(Camera("back"))
    let got = "MockTeller.file was expected to get identical to front as argument 1 of its last call, but got back."
    MOAssertFailure(message(got, "file(back)")) { MOAssertArgumentIdentical(mock.file, 1, Camera("front")) }
  }

  @Test func aNumberThatIsTooFarAwayFails() {
    mock.file(0.5)
    let got = "MockTeller.file was expected to get 0.3 ± 0.1 as argument 1 of its last call, but got 0.5."
    MOAssertFailure(message(got, "file(0.5)")) { MOAssertArgumentEquals(mock.file, 1, 0.3, accuracy: 0.1) }
  }

  @Test func anotherStructureFails() {
    mock.file(Parcel(label: "x", weight: 1))
    let got =
      #"MockTeller.file was expected to get Parcel(label: "y", weight: 1.0) as argument 1 of its last call, but got Parcel(label: "x", weight: 1.0)."#
    MOAssertFailure(message(got, #"file(Parcel(label: "x", weight: 1.0))"#)) {
      MOAssertArgumentHasStructure(mock.file, 1, Parcel(label: "y", weight: 1))
    }
  }

  @Test func anIndexCountedFromZeroIsHintedAt() {
    mock.pay("A", 12)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 12 as argument 1 of its last call, but got "A".
        hint: argument 2 is that. Arguments are counted from 1.
        all calls of MockTeller, in order:
        > 1. pay("A", 12)
      """
    ) { MOAssertArgumentEquals(mock.pay, 1, 12) }
  }
}

struct MOAssertAndGetArgumentsTests {
  private let mock = MockTeller()

  @Test func allArgumentsComeWithTheirTypes() {
    mock.pay("A", 12)
    let (account, amount): (String, Int) = MOAssertAndGetArguments(mock.pay)!
    #expect(account == "A" && amount == 12)
    let first: (String, Int)? = MOAssertAndGetArguments(mock.pay, 1)
    #expect(first?.1 == 12)
  }

  @Test func otherArgumentsFail() {
    mock.pay("A", 12)
    let history = "  all calls of MockTeller, in order:\n  > 1. pay(\"A\", 12)"
    MOAssertFailure(
      """
      MockTeller.pay was expected to get a value of type String as argument 2 of its last call, but got 12, of type Int.
      \(history)
      """
    ) { let _: (String, String)? = MOAssertAndGetArguments(mock.pay) }
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 3 arguments in call 1, but that has 2.
      \(history)
      """
    ) { let _: (String, Int, Int)? = MOAssertAndGetArguments(mock.pay, 1) }
    MOAssertFailure(
      """
      MockTeller.greet was expected to get 2 arguments in its last call, but it was never called.
        all calls of MockTeller, in order:
          1. pay("A", 12)
      """
    ) { let _: (String, Int)? = MOAssertAndGetArguments(mock.greet) }
    MOAssertFailure("Calls are counted from 1: there is no call 0 of MockTeller.pay.") {
      let _: (String, Int)? = MOAssertAndGetArguments(mock.pay, 0)
    }
  }
}
