import Testing

@testable import SwiftMockObject

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
    #expect(ArgumentMatcher.equal(["a", nil]).description == #"[Optional("a"), nil]"#)
    #expect(ArgumentMatcher.nil.description == "nil")
  }
}
