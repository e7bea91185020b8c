import Testing

@testable import SwiftMockObject

extension Equatable where Self == ArgumentMatcher {
  fileprivate static var even: Self {
    ArgumentMatcher("even") { ($0 as? Int)?.isMultiple(of: 2) == true }
  }
}

struct ArgumentMatcherTests {
  @Test func usersMakeMatchersInThreeLines() {
    #expect(accepts(.even, 4))
    #expect(accepts(.even, Int??.some(4) as Any))
    #expect(!accepts(.even, 3))
    #expect(!accepts(.even, nil))
    #expect(ArgumentMatcher.even.description == "even")
  }

  @Test func matchersAndValuesMixInOneCall() {
    let user = User(name: "Ann", age: 3)
    #expect(
      matchers(3, "x", 1.5, true, nil, .any, .even).map(\.description) == [
        "3", #""x""#, "1.5", "true", "nil", "any", "even",
      ])
    #expect(
      matchers(mixing: user, .any, 3, .nil, .even, Int?.none).map(\.description) == [
        #"User(name: "Ann", age: 3, nickname: nil)"#, "any", "3", "nil", "even", "nil",
      ])
  }

  @Test func matchersThatAskTheSameAreEqual() {
    #expect(ArgumentMatcher.any == .any)
    #if DEBUG  // The optimizer may wrap a closure anew each time that its line is run: then only copies are the same.
      #expect(ArgumentMatcher.even == .even)
    #endif
    #expect(ArgumentMatcher.equal(3) == .equal(Int?(3)))
    #expect(ArgumentMatcher.nil == nil)
    #expect(ArgumentMatcher.equal(3) != .equal(UInt8(3)))
    #expect(ArgumentMatcher.equal(Session(id: 1)) == .equal(Session(id: 1)))
    #expect(ArgumentMatcher.equal(Session(id: 1)) != .equal(Session(id: 2)))
    #expect(ArgumentMatcher.any != .even)
    #expect(ArgumentMatcher.nil != ArgumentMatcher("nil") { _ in true })
  }

  @Test func closuresAreToldApartByWhatTheyHaveCaptured() {
    func over(_ bound: Int) -> ArgumentMatcher { .where("over") { (number: Int) in number > bound } }
    func own(_ bound: Int) -> ArgumentMatcher { ArgumentMatcher("own") { $0 as? Int == bound } }
    let matcher = over(100)
    #expect(matcher == matcher)
    #expect(over(100) != over(1000))
    #expect(own(100) != own(1000))
    #if DEBUG
      func adult() -> ArgumentMatcher { .where { (age: Int) in age > 17 } }
      #expect(adult() == adult())
    #endif
  }

  @Test func valuesAreToldApartByEquality() {
    #expect(ArgumentMatcher.greaterThan(1) == .greaterThan(1))
    #expect(ArgumentMatcher.greaterThan(1) != .greaterThan(2))
    #expect(ArgumentMatcher.greaterThan(1) != .atLeast(1))
    #expect(ArgumentMatcher.in(1...3) == .in(1...3))
    #expect(ArgumentMatcher.in(1...) == .in(1...))
    #expect(ArgumentMatcher.in(1...) != .in(2...))
    #expect(ArgumentMatcher.having(\User.name, "a") == .having(\User.name, "a"))
    #expect(ArgumentMatcher.having(\User.name, "a") != .having(\User.name, "b"))
    #expect(ArgumentMatcher.ofType(Int.self) == .ofType(Int.self))
    #expect(ArgumentMatcher.ofType(Int.self) != .ofType(UInt.self))
    #expect(ArgumentMatcher.contains(1) == .contains(1))
    #expect(([1, .any] as ArgumentMatcher) == [1, .any])
    #expect(([1, .any] as ArgumentMatcher) != [1, 2])
    #expect((["a": .any] as ArgumentMatcher) == ["a": .any])
    #expect(ArgumentMatcher.matching("a") != .matching("b"))
    #expect(ArgumentMatcher.near(1.0, within: 2) != .near(1.0, within: 3))
    #expect(!ArgumentMatcher.nil == !.nil)
    #expect((.any && .nil) as ArgumentMatcher != (.any || .nil))
    #expect((3 as ArgumentMatcher) == .equal(3))
    // Two values that print alike.
    #expect(ArgumentMatcher.greaterThan(Pair(1, 1)) != .greaterThan(Pair(1, 2)))
  }
}

private struct Pair: Comparable, CustomStringConvertible {
  var shown: Int
  var hidden: Int
  init(_ shown: Int, _ hidden: Int) { (self.shown, self.hidden) = (shown, hidden) }
  var description: String { "\(shown)" }
  static func < (left: Self, right: Self) -> Bool { left.shown < right.shown }
}
