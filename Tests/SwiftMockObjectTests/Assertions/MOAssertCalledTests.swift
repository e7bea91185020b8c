import SwiftMockObject
import Testing

private final class MockLorry: MockObject<TellerMethods> {
  func move(_ from: Int, _ to: Int, _ count: Int) { _onMethod(.pay, args: from, to, count) }
}

struct MOAssertCalledTests {
  private let mock = MockTeller()
  private let history = """
      all calls of MockTeller, in order:
        1. pay("B", 10)
        2. pay("A", 12)
        3. balance("A")  → 0, the default
    """

  init() {
    mock.pay("B", 10)
    mock.pay("A", 12)
    _ = mock.balance("A")
  }

  @Test func argumentsForAReferenceThatIsNarrowedToAnotherNumberMatchNothing() {
    let mock = MockLorry()
    mock.move(2, 3, 1)
    MOAssertFailure(
      """
      MockLorry.pay was expected to be called at least once with (2, 3, 1, nothing, since the reference is narrowed to 1 \
      argument), but no call matched.
        closest call, #1 of 1:
          argument 1  2         ok
          argument 2  3         ok
          argument 3  1         ok
          it has 3 arguments, and 4 were expected
        all calls of MockLorry, in order:
          1. pay(2, 3, 1)
      """
    ) { MOAssertCalled(mock.methodReference(.pay, args: 1), with: 2, 3) }
  }

  @Test func aPlaceAloneIsNotTakenForArguments() {
    mock.pay("A", 1)
    MOAssertCalled(mock.pay, sourceLocation: #_sourceLocation)
    MOAssertCalled(mock.pay, file: "T.swift", line: 3)
  }

  @Test func callsPass() {
    let account = "B"
    MOAssertCalled(mock.pay)
    MOAssertCalled(mock.pay, with: "A", 12)
    MOAssertCalled(mock.pay, with: .any, .atLeast(11))
    MOAssertCalled(mock.pay, with: account, 10)
    MOAssertCalled(mock.methodReference(.pay, args: "A", .any), with: .any, 12)
    MOAssertLastCall(mock.pay, with: "A", .any)
    MOAssertNotCalled(mock.greet)
    MOAssertNotCalled(mock.methodReference(.pay, args: "C", .any))
    MOAssertNotCalled(MockTeller())
  }

  @Test func theClosestCallIsShownArgumentByArgument() {
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called at least once with ("A", 10), but no call matched.
        closest call, #2 of 3:
          argument 1  "A"       ok
          argument 2  12        expected 10
        next: if argument 2 may vary, write `"A", .any`
      \(history)
      """
    ) { MOAssertCalled(mock.pay, with: "A", 10) }
  }

  @Test func anotherNumberOfArgumentsIsSaid() {
    let account = "A"
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called at least once with ("A", 12, true), but no call matched.
        closest call, #2 of 3:
          argument 1  "A"       ok
          argument 2  12        ok
          it has 2 arguments, and 3 were expected
      \(history)
      """
    ) { MOAssertCalled(mock.pay, with: account, 12, true) }
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called at least once with ("A"), but no call matched.
        closest call, #2 of 3:
          argument 1  "A"       ok
          it has 2 arguments, and 1 was expected
        hint: balance was called with exactly these arguments.
      \(history)
      """
    ) { MOAssertCalled(mock.pay, with: "A") }
  }

  @Test func theMethodThatWasCalledInsteadIsNamed() {
    mock.refund("A", 10)
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called at least once with ("A", 10), but no call matched.
        closest call, #2 of 4:
          argument 1  "A"       ok
          argument 2  12        expected 10
        hint: refund was called with exactly these arguments.
      \(history)
          4. refund("A", 10)
      """
    ) { MOAssertCalled(mock.pay, with: "A", 10) }
  }

  @Test func longValuesAreShownByTheirDifference() {
    let mock = MockTeller()
    mock.file(["tea with milk and sugar", "a long biscuit of oats", "water"])
    MOAssertFailure(
      """
      MockTeller#2.file was expected to be called at least once with (["tea with milk and sugar", "a long biscuit of rye", "water"]), but no call matched.
        closest call, #1 of 1:
          argument 1  ["tea with milk and sugar", … 2 more]  differs
            - expected, + got:
              [
                "tea with milk and sugar",
            -   "a long biscuit of rye",
            +   "a long biscuit of oats",
                "water"
              ]
        next: if argument 1 may vary, write `.any`
        all calls of MockTeller#2, in order:
          1. file(["tea with milk and sugar", "a long biscuit of oats", "water"])
      """
    ) {
      MOAssertCalled(mock.file, with: .equal(["tea with milk and sugar", "a long biscuit of rye", "water"]))
    }
  }

  @Test func longTextsAreShownWhereTheyDiffer() {
    let mock = MockTeller()
    let words = String(repeating: "lorem ipsum ", count: 30)
    mock.file(words + "x" + words)
    MOAssertFailure(
      """
      MockTeller#2.file was expected to get "lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsu… as argument 1 of its last call, but got "lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsu….
        - expected, + got:
        - …m ipsum lorem ipsum ylorem ipsum lorem ipsum lorem ipsum lor…
        + …m ipsum lorem ipsum xlorem ipsum lorem ipsum lorem ipsum lor…
        all calls of MockTeller#2, in order:
        > 1. file("lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem …)
      """
    ) { MOAssertArgumentEquals(mock.file, 1, words + "y" + words) }
  }

  @Test func whatPrintsAlikeInALongListIsNamedByItsPath() {
    /// Equals nothing.
    struct Token: Equatable {
      let number: Int
      static func == (left: Token, right: Token) -> Bool { false }
    }
    let mock = MockTeller()
    // Two lists, because one would be equal to itself.
    let (tokens, others) = ((1...20).map(Token.init), (1...20).map(Token.init))
    mock.file(tokens)
    MOAssertFailure(
      """
      MockTeller#2.file was expected to get [Token(number: 1), Token(number: 2), … 18 more] as argument 1 of its last call, but got [Token(number: 1), Token(number: 2), … 18 more].
        first difference: [0]: Token(number: 1) is not equal to the expected one, which prints alike
        all calls of MockTeller#2, in order:
        > 1. file([Token(number: 1), Token(number: 2), Token(number: 3), … 17 more])
      """
    ) { MOAssertArgumentEquals(mock.file, 1, others) }
  }

  @Test func charactersThatAreNotSeenAreEscaped() {
    let mock = MockTeller()
    mock.file("1\u{A0}000")
    MOAssertFailure(
      """
      MockTeller#2.file was expected to get "1 000" as argument 1 of its last call, but got "1\\u{00A0}000".
        all calls of MockTeller#2, in order:
        > 1. file("1\\u{00A0}000")
      """
    ) { MOAssertArgumentEquals(mock.file, 1, "1 000") }
  }

  @Test func callsThatMatchAreMarkedWhereThereAreTooMany() {
    MOAssertFailure(
      """
      MockTeller.pay was expected not to be called with ("A", any), but 1 call matched.
        all calls of MockTeller, in order:
          1. pay("B", 10)
        > 2. pay("A", 12)
          3. balance("A")  → 0, the default
      """
    ) { MOAssertNotCalled(mock.methodReference(.pay, args: "A", .any)) }
  }

  @Test func nothingFollowsFromAnotherNumberOfArguments() {
    func message(_ expected: String, _ count: String) -> String {
      """
      MockTeller.pay was expected \(expected), but \(count), and its calls have 2.
        hint: there must be a value or a matcher for each argument: mock.method.pay(.any, .any)
        all calls of MockTeller, in order:
        > 1. pay("B", 10)
        > 2. pay("A", 12)
          3. balance("A")  → 0, the default
      """
    }
    let tooFew = mock.methodReference(.pay, args: "C")
    MOAssertFailure(message("not to be called with (\"C\")", "that is 1 argument")) { MOAssertNotCalled(tooFew) }
    MOAssertFailure(message("not to be called with (\"C\")", "that is 1 argument")) { MOAssertTimesCalled(tooFew, 0) }
    MOAssertFailure(message("to be called at most 3 times with (\"C\", 1, true)", "those are 3 arguments")) {
      MOAssertTimesCalled(mock.methodReference(.pay, args: "C", 1, true), 0...3)
    }
    MOAssertNotCalled(mock.methodReference(.greet, args: "C"))
    MOAssertFailure(
      """
      MockTeller.balance was expected not to be called with ("C", 1), but those are 2 arguments, and its calls have 1.
        hint: there must be a value or a matcher for each argument: mock.methodReference(.balance, args: .any)
        all calls of MockTeller, in order:
          1. pay("B", 10)
          2. pay("A", 12)
        > 3. balance("A")  → 0, the default
      """
    ) { MOAssertNotCalled(mock.methodReference(.balance, args: "C", 1)) }
  }

  @Test func aMockThatShouldNotBeCalledFails() {
    MOAssertFailure(
      """
      MockTeller was expected not to be called at all, but it was called 3 times.
      \(history)
      """
    ) { MOAssertNotCalled(mock) }
  }

  @Test func anotherLastCallFails() {
    MOAssertFailure(
      """
      MockTeller.pay was expected to be called last with ("B", 10), but its last call has other arguments.
        last call, #2 of 3:
          argument 1  "A"       expected "B"
          argument 2  12        expected 10
        next: if it need not be the last call, write `MOAssertCalled`
        all calls of MockTeller, in order:
          1. pay("B", 10)
        > 2. pay("A", 12)
          3. balance("A")  → 0, the default
      """
    ) { MOAssertLastCall(mock.pay, with: "B", 10) }
    MOAssertFailure(
      """
      MockTeller.greet was expected to be called last with ("x", nil), but it was never called.
      \(history)
      """
    ) { MOAssertLastCall(mock.greet, with: "x", .nil) }
  }

  @Test func longHistoriesAreCapped() {
    for amount in 1...60 { mock.pay("X", amount) }
    let failures = MOCaptureFailures {
      MOAssertTimesCalled(mock.pay, 1)
      MOAssertArgumentEquals(mock.pay, 2, 40, 0)
    }
    let first = failures[0].message.split(separator: "\n")
    #expect(first.count == 24)
    #expect(first[1] == "  next: if more calls are fine, write `1...`")
    #expect(first.last == "    … and 43 more")
    let second = failures[1].message.split(separator: "\n")
    #expect(second.count == 24)
    #expect(second.contains("  > 41. pay(\"X\", 38)"))
    #expect(second[2] == "    … 30 earlier")
    #expect(second.last == "    … and 13 more")
  }

  @Test func aMockAsArgumentIsItsName() {
    mock.file(mock)
    MOAssertFailure(
      """
      MockTeller.file was expected not to be called, but it was called once.
      \(history)
          4. file(MockTeller)
      """
    ) { MOAssertNotCalled(mock.file) }
  }

  @Test func inSwiftTestingACappedHistoryGoesAlong() {
    for amount in 1...60 { mock.pay("X", amount) }
    withKnownIssue {
      MOAssertTimesCalled(mock.pay, 1)
    } matching: {
      $0.comments.first?.rawValue.hasSuffix("… and 43 more") == true
    }
  }

  @Test func waitingIsHintedAtWhereTheCallMayComeLater() {
    let mock = MockClerk()
    MOAssertFailure(
      """
      MockClerk.pay was expected to be called once, but it was never called.
        hint: the call may come later. To wait for it: await MOEventually(within: 1) { MOAssertTimesCalled(…) }
        MockClerk was not called at all.
      """
    ) { MOAssertTimesCalled(mock.methodReference(.pay), 1) }
  }

  @Test func waitingIsNotHintedAtInsideABehaviorThatCannotWait() {
    let mock = MockTeller()
    let failures = MOCaptureFailures {
      mock.pay.setCustomBehavior { _ in MOAssertTimesCalled(mock.pay, 2) }
      mock.pay("A", 1)
    }
    #expect(
      failures.map(\.message) == [
        """
        MockTeller#2.pay was expected to be called twice, but it was called once.
          all calls of MockTeller#2, in order:
            1. pay("A", 1)  is still running
        """
      ])
  }
}

private actor MockClerk: MockRecording {
  let mockRecorder = MockRecorder<TellerMethods>()
}
