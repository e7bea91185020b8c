import Testing

@testable import SwiftMockObject

/// Why a matcher does not accept a value; nil if there is no more to say than that.
private func reason(_ matcher: ArgumentMatcher, _ argument: Any?) -> String? {
  #expect(!matcher.matches(argument))
  return matcher.miss(for: argument).text(of: matcher)
}

@Suite("Why a matcher does not accept an argument")
struct MatcherMissTextTests {
  private let bob = User(name: "Bob", age: 3)

  @Test func thePropertyThatIsAtFaultIsNamed() {
    #expect(reason(.having(\User.name, "Ann"), bob) == #"name is "Bob", expected "Ann""#)
    #expect(reason(.having(\User.age, .greaterThan(17)), bob) == "age is 3, expected > 17")
    #expect(reason(.having(\User.name, "Ann") && .having(\User.age, 3), bob) == #"name is "Bob", expected "Ann""#)
    #expect(reason(.having(\User.name.count, 4), bob) == "name.<Int> is 3, expected 4")
    #expect(reason(.having(\User.name, "Ann"), 3) == nil)
  }

  @Test func theHalfThatFailsIsNamed() {
    #expect(reason(.greaterThan(5) && .lessThan(9), 3) == "> 5 fails")
    #expect(reason(.greaterThan(5) && .lessThan(9), 11) == "< 9 fails")
    #expect(reason(.greaterThan(5) && (1 || 2), 11) == "(1 || 2) fails")
    #expect(reason(.greaterThan(5), 3) == nil)
  }

  @Test func theElementThatIsAtFaultIsNamed() {
    #expect(reason([1, .greaterThan(5)], [1, 3]) == "[1] is 3, expected > 5")
    #expect(reason([1, [2, 3]], [1, [2, 4]] as [Any]) == "[1][1] is 4, expected 3")
    #expect(reason([1, 2], [1, 2, 3]) == "it has 3 elements, expected 2")
    #expect(reason([1, .greaterThan(5)], Set([1, 3])) == "3 was not expected")
    #expect(reason([1], Set([1, 3])) == "it has 2 elements, expected 1")
    #expect(reason(["a": 1], ["a": 2]) == #"["a"] is 2, expected 1"#)
    #expect(reason(["a": 1, "b": 2], ["a": 1, "c": 2]) == #"["b"] is missing"#)
    #expect(reason(["a": 1], ["a": 1, "b": 2]) == "it has 2 elements, expected 1")
  }

  @Test func anotherObjectOfTheClassIsSaidToBeOne() {
    let session = Session(id: 1)
    #expect(reason(.identical(to: session), Session(id: 1)) == "it is another object of the same class")
    #expect(reason(.identical(to: session), "x") == nil)
  }
}

private enum DeskMethods { case greet, count }
private final class MockDesk: MockObject<DeskMethods> {
  func greet(_ user: User) { _onMethod(.greet, args: user) }
  func count(_ number: Any) { _onMethod(.count, args: number) }
}

@Suite("Failures that say why")
struct MatcherMissFailureTests {
  @Test func aCountSaysWhyTheClosestCallDoesNotMatch() {
    let desk = MockDesk()
    desk.greet(User(name: "Bob", age: 3))
    MOAssertFailure(
      """
      MockDesk.greet was expected to be called once with (\\User.name: "Ann"), but no call matched.
        closest call, #1 of 1:
          argument 1  User(name: "Bob", age: 3, nickname: nil)  name is "Bob", expected "Ann"
        next: if argument 1 may vary, write `.any`
        all calls of MockDesk, in order:
          1. greet(User(name: "Bob", age: 3, nickname: nil))
      """
    ) { MOAssertTimesCalled(desk.methodReference(.greet, args: .having(\User.name, "Ann")), 1) }
  }

  @Test func anArgumentSaysWhyItIsNotAccepted() {
    let desk = MockDesk()
    desk.count(11)
    MOAssertFailure(
      """
      MockDesk.count was expected to get a value (> 5 && < 9) as argument 1 of its last call, but got 11.
        < 9 fails
        all calls of MockDesk, in order:
        > 1. count(11)
      """
    ) { MOAssertArgumentMatches(desk.methodReference(.count), 1, .greaterThan(5) && .lessThan(9)) }
  }

  @Test func numbersOfDifferentTypesNameTheirTypes() {
    let desk = MockDesk()
    desk.count(2.0)
    MOAssertFailure(
      """
      MockDesk.count was expected to get 2 (Int) as argument 1 of its last call, but got 2.0 (Double).
        hint: a literal accepts numbers of any type: MOAssertCalled(…, with: 2)
        all calls of MockDesk, in order:
        > 1. count(2.0)
      """
    ) { MOAssertArgumentEquals(desk.methodReference(.count), 1, 2) }
  }

  @Test func rulesAreNotRunOnArgumentsOfOtherMethods() {
    let desk = MockDesk()
    desk.greet(User(name: "Bob", age: 3))
    // swift-format-ignore: NeverForceUnwrap
    let even = ArgumentMatcher("even") { ($0 as! Int).isMultiple(of: 2) }
    MOAssertFailure(
      """
      MockDesk.count was expected to be called once with (even), but it was never called.
        all calls of MockDesk, in order:
          1. greet(User(name: "Bob", age: 3, nickname: nil))
      """
    ) { MOAssertTimesCalled(desk.methodReference(.count, args: even), 1) }
  }
}
