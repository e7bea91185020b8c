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

/// A value that counts how often it is compared.
private struct Compared: Equatable {
  final class Count { var comparisons = 0 }
  let count: Count

  static func == (a: Self, b: Self) -> Bool {
    a.count.comparisons += 1
    return true
  }
}

private struct Box {
  let inside: Compared
  let label: String
}

struct MOAssertArgumentMatchesTests {
  private let mock = MockTeller()

  /// The message of a failure that is about the only call of the mock.
  private func message(_ text: String, _ call: String) -> String {
    "\(text)\n  all calls of MockTeller, in order:\n  > 1. \(call)"
  }

  /// Deep values take their time.
  @Test func differencesAreLookedForOnce() {
    let count = Compared.Count()
    mock.file(Box(inside: Compared(count: count), label: "x"))
    let failures = MOCaptureFailures {
      MOAssertArgumentMatches(
        mock.file, 1, .structurallyEqualTo(Box(inside: Compared(count: count), label: "y")))
    }
    #expect(failures.count == 1)
    // Once to see that they differ, and once to see where.
    #expect(count.comparisons == 2)
  }

  @Test func whatIsAsExpectedPasses() {
    let camera = Camera("front")
    mock.pay("A", 12)
    MOAssertArgumentMatches(mock.pay, 2, .in(10...15))
    MOAssertArgumentMatches(mock.pay, 2, ofCall: 1, .in(10...15))
    MOAssertArgumentMatches(mock.pay, 2, .where { (amount: Int) in amount.isMultiple(of: 4) })
    MOAssertArgumentMatches(mock.pay, 1, !"B")
    MOAssertArgumentMatches(mock.pay, 1, .notNil)
    mock.file(camera)
    MOAssertArgumentMatches(mock.file, 1, .identical(to: camera))
    MOAssertArgumentMatches(mock.file, 1, ofCall: 1, .identical(to: camera))
    mock.file(0.3)
    MOAssertArgumentMatches(mock.file, 1, .near(0.1 + 0.2, within: 1e-9))
    MOAssertArgumentEquals(mock.file, 1, ofCall: 2, .near(0.1 + 0.2, within: 1e-9))
    mock.file(Double.infinity)
    MOAssertArgumentMatches(mock.file, 1, .near(Double.infinity, within: 1))
    mock.file(Parcel(label: "x", weight: 1))
    MOAssertArgumentMatches(mock.file, 1, .structurallyEqualTo(Parcel(label: "x", weight: 1)))
    MOAssertArgumentMatches(mock.file, 1, ofCall: 4, .structurallyEqualTo(Parcel(label: "x", weight: 1)))
  }

  @Test func theNumberOfTheCallMayBeLeftOutOrGivenByName() {
    mock.pay("A", 12)
    mock.pay("B", 13)
    MOAssertArgumentMatches(mock.pay, 2, .atLeast(13))
    MOAssertArgumentMatches(mock.pay, 2, ofCall: nil, .atLeast(13))
    MOAssertArgumentMatches(mock.pay, 2, ofCall: 1, .lessThan(13))
    MOAssertArgumentEquals(mock.pay, 1, ofCall: 1, "A")
    MOAssertArgumentEquals(mock.pay, 1, 1, "A")
    MOAssertArgumentEquals(mock.pay, 1, "B")
    #expect(MOAssertAndGetArgument(mock.pay, 2, ofCall: 1) == 12)
    #expect(MOAssertAndGetArgument(mock.pay, 2, 1) == 12)
    mock.file(nil)
    mock.file(1)
    MOAssertArgumentNil(mock.file, 1, ofCall: 1)
    MOAssertArgumentNil(mock.file, 1, 1)
    MOAssertArgumentMatches(mock.file, 1, .notNil)
    MOAssertArgumentMatches(mock.file, 1, ofCall: 2, .notNil)
  }

  @Test func whatAMatcherRejectsFails() {
    mock.pay("A", 12)
    let got = "MockTeller.pay was expected to get a value (< 5) as argument 2 of its last call, but got 12."
    MOAssertFailure(message(got, #"pay("A", 12)"#)) { MOAssertArgumentMatches(mock.pay, 2, .lessThan(5)) }
  }

  @Test func whatShouldBeOtherwiseFails() {
    mock.pay("A", 12)
    let got = "MockTeller.pay was expected to get a value (not \"A\") as argument 1 of its last call, but got \"A\"."
    MOAssertFailure(message(got, #"pay("A", 12)"#)) { MOAssertArgumentMatches(mock.pay, 1, !"A") }
    mock.resetMock()
    _ = mock.balance(nil)
    let isNil = "MockTeller.balance was expected to get a value (not nil) as argument 1 of its last call, but got nil."
    MOAssertFailure(message(isNil, "balance(nil)  → 0, the default")) {
      MOAssertArgumentMatches(mock.balance, 1, .notNil)
    }
  }

  @Test func anotherObjectFails() {
    mock.file(Camera("back"))
    let got =
      "MockTeller.file was expected to get a value (identical to front) as argument 1 of its last call, but got back."
      + "\n  it is another object of the same class"
    MOAssertFailure(message(got, "file(back)")) {
      MOAssertArgumentMatches(mock.file, 1, .identical(to: Camera("front")))
    }
  }

  @Test func aNumberThatIsTooFarAwayFails() {
    mock.file(0.5)
    let got = "MockTeller.file was expected to get 0.3 ± 0.1 as argument 1 of its last call, but got 0.5."
    MOAssertFailure(message(got, "file(0.5)")) { MOAssertArgumentMatches(mock.file, 1, .near(0.3, within: 0.1)) }
  }

  @Test func anotherStructureFails() {
    mock.file(Parcel(label: "x", weight: 1))
    let got =
      #"MockTeller.file was expected to get Parcel(label: "y", weight: 1.0) as argument 1 of its last call, but got Parcel(label: "x", weight: 1.0)."#
    MOAssertFailure(message(got, #"file(Parcel(label: "x", weight: 1.0))"#)) {
      MOAssertArgumentMatches(mock.file, 1, .structurallyEqualTo(Parcel(label: "y", weight: 1)))
    }
  }

  @Test func anIndexCountedFromZeroIsHintedAt() {
    mock.pay("A", 12)
    MOAssertFailure(
      """
      MockTeller.pay was expected to get 12 as argument 1 of its last call, but got "A".
        hint: that is argument 2. Arguments are counted from 1.
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
    let first: (String, Int)? = MOAssertAndGetArguments(mock.pay, ofCall: 1)
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
      MockTeller.pay was expected to get 3 arguments in call 1, but that call has 2.
      \(history)
      """
    ) { let _: (String, Int, Int)? = MOAssertAndGetArguments(mock.pay, ofCall: 1) }
    MOAssertFailure(
      """
      MockTeller.greet was expected to get 2 arguments in its last call, but it was never called.
        all calls of MockTeller, in order:
          1. pay("A", 12)
      """
    ) { let _: (String, Int)? = MOAssertAndGetArguments(mock.greet) }
    MOAssertFailure("Calls are counted from 1: there is no call 0 of MockTeller.pay.") {
      let _: (String, Int)? = MOAssertAndGetArguments(mock.pay, ofCall: 0)
    }
  }
}
