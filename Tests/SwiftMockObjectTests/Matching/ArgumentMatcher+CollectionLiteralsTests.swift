import Testing

@testable import SwiftMockObject

struct ArgumentMatcherCollectionLiteralsTests {
  @Test func anArrayLiteralAcceptsElementByElement() {
    let matcher: ArgumentMatcher = [1, .any, nil]
    #expect(accepts(matcher, [1, 2, nil] as [Int?]))
    #expect(accepts(matcher, [1, "x", nil] as [Any?]))
    #expect(!accepts(matcher, [1, 2, 3] as [Int?]))
    #expect(!accepts(matcher, [1, 2] as [Int?]))
    #expect(!accepts(matcher, [1, 2, nil, 4] as [Int?]))
    #expect(!accepts(matcher, nil))
    #expect(!accepts(matcher, 1))
    #expect(!accepts(["a", "b"], "ab"))
    #expect(matcher.description == "[1, any, nil]")
  }

  @Test func anArrayLiteralAcceptsASetInAnyOrder() {
    #expect(accepts([1, 2], Set([2, 1])))
    #expect(accepts([1, 2, 2], Set([2, 1])))
    #expect(!accepts([1, 2], Set([1])))
    #expect(!accepts([1], Set([1, 2])))
    #expect(accepts([], Set<Int>()))
    #expect(([] as ArgumentMatcher).description == "[]")
  }

  @Test func aDictionaryLiteralAcceptsEntryByEntry() {
    let matcher: ArgumentMatcher = ["a": 1, "b": .any]
    #expect(accepts(matcher, ["b": 5, "a": 1]))
    #expect(accepts(matcher, ["b": "x", "a": UInt8(1)] as [String: Any]))
    #expect(!accepts(matcher, ["b": 5, "a": 2]))
    #expect(!accepts(matcher, ["a": 1]))
    #expect(!accepts(matcher, ["a": 1, "b": 1, "c": 1]))
    #expect(!accepts(matcher, nil))
    #expect(matcher.description == #"["a": 1, "b": any]"#)
    #expect(accepts([:], [String: Int]()))
    #expect(([:] as ArgumentMatcher).description == "[:]")
  }

  @Test func eachMatcherTakesOneElementOfASet() {
    #expect(!accepts([.any], Set([1, 2, 3])))
    #expect(accepts([.any, .any, .any], Set([1, 2, 3])))
    #expect(!accepts([.greaterThan(2), .greaterThan(2), .any], Set([1, 2, 3])))
    #expect(accepts([.greaterThan(1), .greaterThan(2), .any], Set([1, 2, 3])))
    #expect(accepts([.any, .greaterThan(2)], Set([3, 1])))
  }

  @Test func aListIsNoDictionaryAndAPairTakesOneEntry() {
    #expect(!accepts([.any, .any], ["a": 1, "b": 2]))
    #expect(!accepts([.any: 1, .any: .any, .any: .any], ["a": 1, "b": 2]))
    #expect(accepts([.any: .any, "b": .any], ["a": 1, "b": 2]))
    #expect(!accepts([.any: 1, "a": .any], ["a": 1, "b": 2]))
  }
}
