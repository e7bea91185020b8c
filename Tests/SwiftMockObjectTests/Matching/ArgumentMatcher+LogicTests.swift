import Testing

@testable import SwiftMockObject

struct ArgumentMatcherLogicTests {
  @Test func andAsksBothAndOrAsksEither() {
    #expect([4, 5, 6].map { accepts(.atLeast(5) && .atMost(5), $0) } == [false, true, false])
    #expect([4, 5, 6].map { accepts(.lessThan(5) || .greaterThan(5), $0) } == [true, false, true])
    #expect([4, 5, 6].map { accepts(.atLeast(5) && !5, $0) } == [false, false, true])
    #expect([4, 5, 6].map { accepts(4 || 6, $0) } == [true, false, true])
  }

  @Test func theSecondIsNotAskedInVain() {
    let neverAsked = ArgumentMatcher("never asked") { _ in
      Issue.record("was asked")
      return true
    }
    #expect(!accepts(.nil && neverAsked, 3))
    #expect(accepts(.any || neverAsked, 3))
  }

  @Test func notAcceptsAllElse() {
    let ann = User(name: "Ann", age: 3)
    #expect(!accepts(!3, 3))
    #expect(!accepts(!3, UInt8(3)))
    #expect(accepts(!3, 4))
    #expect(accepts(!3, nil))
    #expect(!accepts(!.equal(ann), ann))
    #expect(accepts(!.equal(ann), User(name: "Bob", age: 3)))
    #expect(!accepts(!nil, nil))
    #expect(!accepts(!.nil, nil))
    #expect(!accepts(!.hasPrefix("x"), "xy"))
    #expect(accepts(!.hasPrefix("x"), "y"))
  }

  @Test func theyMixWithPlainValues() {
    let texts = matchers(mixing: 1, .greaterThan(1) && .lessThan(3), !.nil, !3, "x").map(\.description)
    #expect(texts == ["1", "> 1 && < 3", "not nil", "not 3", #""x""#])
    #expect(
      matchers(1, .greaterThan(1) && .lessThan(3), !.nil, !3).map(\.description) == [
        "1", "> 1 && < 3", "not nil", "not 3",
      ])
  }

  @Test func descriptionsHaveTheParenthesesTheyNeedAndNoOthers() {
    func text(_ matcher: ArgumentMatcher) -> String { matcher.description }
    #expect(text(1 || 2 && 3) == "1 || 2 && 3")
    #expect(text((1 || 2) && 3) == "(1 || 2) && 3")
    #expect(text(1 && 2 && 3) == "1 && 2 && 3")
    #expect(text(1 || 2 || 3) == "1 || 2 || 3")
    #expect(text(!(1 && 2)) == "not (1 && 2)")
    #expect(text(!1 && 2) == "not 1 && 2")
    #expect(text(!(!1)) == "not not 1")
  }
}
