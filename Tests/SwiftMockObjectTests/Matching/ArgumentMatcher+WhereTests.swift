import Testing

@testable import SwiftMockObject

private class Node {
  var weight = 1
  var pair: [(Int, Int)]?
}

struct ArgumentMatcherWhereTests {
  private let ann = User(name: "Ann", age: 3, nickname: "A")

  @Test func theClosureDecides() {
    #expect(accepts(.where { (user: User) in user.age > 2 }, ann))
    #expect(accepts(.where { (user: User) in user.age > 2 }, User??.some(ann) as Any))
    #expect(!accepts(.where { (user: User) in user.age > 3 }, ann))
  }

  @Test func anArgumentOfAnotherTypeIsNotAccepted() {
    #expect(!accepts(.where { (_: User) in true }, 3))
    #expect(!accepts(.where { (_: User) in true }, nil))
    #expect(accepts(.where { (_: User?) in true }, nil))
    #expect(accepts(.where { (user: User?) in user?.age == 3 }, ann))
    #expect(!accepts(.where { (_: User?) in true }, 3))
  }

  @Test func theDescriptionNamesTheClosure() {
    let matcher = ArgumentMatcher.where(fileID: "Shop/CartTests.swift", line: 12) { (_: User) in true }
    #expect(matcher.description == "any User that the closure at Shop/CartTests.swift:12 accepts")
    #expect(ArgumentMatcher.where("a child") { (_: User) in true }.description == "a child")
  }

  @Test func aKeyPathLeadsToTheValue() {
    #expect(accepts(.having(\User.name, "Ann"), ann))
    #expect(!accepts(.having(\User.name, "Bob"), ann))
    #expect(accepts(.having(\User.age, .greaterThan(2)), ann))
    #expect(!accepts(.having(\User.age, .greaterThan(3)), ann))
    #expect(accepts(.having(\User.nickname, "A"), ann))
    #expect(!accepts(.having(\User.nickname, nil), ann))
    #expect(accepts(.having(\User.nickname, .nil), User(name: "Ann", age: 3)))
    #expect(!accepts(.having(\User.name, "Ann"), "Ann"))
    #expect(!accepts(.having(\User.name, .any), nil))
    #expect(ArgumentMatcher.having(\User.name, "Ann").description == #"\User.name: "Ann""#)
    #expect(ArgumentMatcher.having(\User.age, 1 || 3).description == #"\User.age: (1 || 3)"#)
  }

  @Test func aPropertyWithoutANameHasNoAddress() {
    #expect(ArgumentMatcher.having(\Node.weight, 1).description == #"\Node.<Int>: 1"#)
    #expect(
      ArgumentMatcher.having(\Node.pair?.count, 1).description == #"\Node.<Optional<Array<(Int, Int)>>>?.<Int>?: 1"#)
  }
}
