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
    #expect(ArgumentMatcher.even == .even)
    #expect(ArgumentMatcher.equal(3) == .equal(Int?(3)))
    #expect(ArgumentMatcher.nil == nil)
    #expect(ArgumentMatcher.equal(3) != .equal(UInt8(3)))
    #expect(ArgumentMatcher.equal(Session(id: 1)) == .equal(Session(id: 1)))
    #expect(ArgumentMatcher.equal(Session(id: 1)) != .equal(Session(id: 2)))
    #expect(ArgumentMatcher.any != .even)
    #expect(ArgumentMatcher.nil != ArgumentMatcher("nil") { _ in true })
  }
}
