import Testing

@testable import SwiftMockObject

private protocol Measured<Unit> { associatedtype Unit }
extension Int: Measured { fileprivate typealias Unit = Int }

struct ArgumentMatcherEqualTests {
  @Test func aValueAcceptsWhatIsEqualAndOfItsType() {
    #expect(accepts(.equal(3), 3))
    #expect(!accepts(.equal(3), 4))
    #expect(!accepts(.equal(3), UInt8(3)))
    #expect(!accepts(.equal(3), 3.0))
    #expect(!accepts(.equal(3), "3"))
    #expect(!accepts(.equal(3), nil))
    #expect(accepts(.equal(User(name: "Ann", age: 3)), User(name: "Ann", age: 3)))
    #expect(!accepts(.equal(User(name: "Ann", age: 3)), User(name: "Ann", age: 4)))
    #expect(accepts(.equal(Session(id: 1)), Session(id: 1)))
  }

  @Test func anArgumentMayBeWrapped() {
    #expect(accepts(.equal(3), Int??.some(3) as Any))
    #expect(accepts(.equal(3), Inout(recordedValue: 3)))
    #expect(!accepts(.equal(3), Int??.some(nil) as Any))
    #expect(!accepts(.equal(3), Int??.some(4) as Any))
  }

  @Test func theValueMayBeWrapped() {
    #expect(accepts(.equal(Int??.some(3)), 3))
    #expect(!accepts(.equal(Int??.some(3)), nil))
    #expect(accepts(.equal(Int??.some(nil)), nil))
    #expect(!accepts(.equal(Int?.none), 0))
    #expect(accepts(.equal([Int?.none, 3]), [nil, 3] as [Int?]))
  }

  @Test func aMatcherStaysItself() {
    #expect(ArgumentMatcher.equal(ArgumentMatcher.any).description == "any")
    #expect(ArgumentMatcher.equal(ArgumentMatcher?.some(.any)).description == "any")
  }

  @Test func nilAcceptsNilAlone() {
    #expect(accepts(.nil, nil))
    #expect(accepts(.nil, Int??.some(nil) as Any))
    #expect(!accepts(.nil, 0))
  }

  @Test func descriptionsShowTheValue() {
    #expect(ArgumentMatcher.equal("a \"b\"\n").description == #""a \"b\"\n""#)
    #expect(ArgumentMatcher.equal("abc".dropFirst()).description == #""bc""#)
    #expect(ArgumentMatcher.equal(Character("a")).description == #""a""#)
    #expect(ArgumentMatcher.equal(-3).description == "-3")
    #expect(ArgumentMatcher.equal(["a", nil]).description == #"["a", nil]"#)
    #expect(ArgumentMatcher.nil.description == "nil")
  }

  @Test func nanIsAcceptedAsNaN() {
    #expect(accepts(.equal(Double.nan), Double.nan))
    #expect(accepts(.equal([1, Double.nan]), [1, Double.nan]))
    #expect(!accepts(.equal(Double.nan), 1.0))
    #expect(!accepts(.equal([1, Double.nan]), [2, Double.nan]))
    #expect(accepts(.near(Double.nan, within: 1), Double.nan))
    #expect(!accepts(.near(1, within: 1), Double.nan))
  }

  @Test func anEmptyCollectionOfAnotherTypeIsAnotherValue() {
    #expect(accepts(.equal([Int]()), [Int]()))
    #expect(!accepts(.equal([Int]()), [String]()))
    #expect(!accepts(.equal([[Int]()]), [[String]()]))
    #expect(!accepts(.equal(Set<Int>()), Set<String>()))
    #expect(!accepts(.equal([String: Int]()), [Int: Int]()))
    #expect(!accepts(.equal([String: Int]()), [String: String]()))
    #expect(accepts(.equal([1, 2]), [1, 2] as [Any]))
    #expect(accepts(.equal([1, 2]), [1, 2] as [any Measured<Int>]))
    #expect(accepts(.equal(["a"] as [AnyHashable]), ["a"]))
    #expect(accepts(.equal([Session]()), [Session]() as [AnyObject]))
  }

  @Test func matchersInCollectionsBesideValuesAreMatchers() {
    let user = User(name: "Ann", age: 3)
    func pattern<each Argument: Equatable>(_ argument: repeat each Argument) -> [ArgumentMatcher] {
      matchers(mixing: repeat each argument)
    }
    let list = pattern(user, [ArgumentMatcher.any, 3])[1]
    #expect(list.description == "[any, 3]")
    #expect(accepts(list, [1, 3]))
    #expect(!accepts(list, [1, 4]))
    let table = pattern(user, ["a": ArgumentMatcher.any, "b": .greaterThan(1)])[1]
    #expect(accepts(table, ["a": 5, "b": 2]))
    #expect(!accepts(table, ["a": 5, "b": 1]))
    #expect(!accepts(table, ["a": 5]))
    let nested = pattern(user, ["a": [ArgumentMatcher.any, 2]])[1]
    #expect(accepts(nested, ["a": [1, 2]]))
    #expect(!accepts(nested, ["a": [1, 3]]))
    #expect(accepts(pattern(user, [[ArgumentMatcher.any]])[1], [[5]]))
    #expect(accepts(pattern(user, ArgumentMatcher.any as ArgumentMatcher?)[1], 5))
  }

  @Test func aValueIsMetWithoutRunningRules() {
    let never = ArgumentMatcher("never asked") { _ in
      Issue.record("was asked")
      return true
    }
    #expect(!never.isMetByValue(1))
    #expect(ArgumentMatcher.any.isMetByValue("x"))
    #expect((3 as ArgumentMatcher).isMetByValue(3.0))
    #expect(!(3 as ArgumentMatcher).isMetByValue(Percent(of: 3)))
    #expect(ArgumentMatcher.equal(Percent(of: 3)).isMetByValue(Percent(of: 3)))
    #expect(!ArgumentMatcher.equal(3).isMetByValue("3"))
    #expect(ArgumentMatcher.nil.isMetByValue(nil))
  }
}

/// Can be written as a number, but not as every number.
private struct Percent: Equatable, ExpressibleByIntegerLiteral {
  var value: Int
  init(of value: Int) { self.value = value }
  init(integerLiteral value: Int) {
    precondition(value > 100, "never to be made of a literal here")
    self.value = value
  }
}
