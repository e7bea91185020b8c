import Testing

@testable import SwiftMockObject

struct ArgumentMatcherCollectionsTests {
  @Test func containsFindsAnElement() {
    #expect(accepts(.contains(3), [1, 3]))
    #expect(accepts(.contains(3), Set([3])))
    #expect(accepts(.contains(3), [UInt8(3)]))
    #expect(!accepts(.contains(3), [1, 2]))
    #expect(!accepts(.contains(3), 3))
    #expect(!accepts(.contains(3), nil))
    let ann = User(name: "Ann", age: 3)
    #expect(accepts(.contains(ann), [ann]))
    #expect(!accepts(.contains(ann), [User]()))
    #expect(accepts(.contains(.greaterThan(2)), [1, 3]))
    #expect(accepts(.contains(nil), [1, nil]))
    #expect(!accepts(.contains(nil), [1, 2]))
    #expect(ArgumentMatcher.contains(.greaterThan(2) && .lessThan(5)).description == "contains (> 2 && < 5)")
    #expect(ArgumentMatcher.contains(ann).description == #"contains User(name: "Ann", age: 3, nickname: nil)"#)
  }

  @Test func containsFindsATextInAText() {
    #expect(accepts(.contains("ell"), "hello"))
    #expect(accepts(.contains("ell"), "hello".dropFirst()))
    #expect(accepts(.contains(""), "hello"))
    #expect(accepts(.contains(Character("e")), "hello"))
    #expect(!accepts(.contains("hell no"), "hello"))
    #expect(accepts(.contains("ell"), ["ell"]))
    #expect(!accepts(.contains("ell"), ["hello"]))
    #expect(ArgumentMatcher.contains("ell").description == #"contains "ell""#)
  }

  @Test func aPrefixIsTheFirstElements() {
    #expect(accepts(.hasPrefix([1, 2]), [1, 2, 3]))
    #expect(accepts(.hasPrefix([1, .any]), [UInt8(1), 2, 3]))
    #expect(accepts(.hasPrefix([User(name: "Ann", age: 3)]), [User(name: "Ann", age: 3)]))
    #expect(accepts(.hasPrefix([Int]()), [1]))
    #expect(!accepts(.hasPrefix([1, 2]), [1]))
    #expect(!accepts(.hasPrefix([2]), [1, 2]))
    #expect(!accepts(.hasPrefix([1]), nil))
    #expect(ArgumentMatcher.hasPrefix([1, .any]).description == "has prefix [1, any]")
  }

  @Test func aSuffixIsTheLastElements() {
    #expect(accepts(.hasSuffix([2, 3]), [1, 2, 3]))
    #expect(accepts(.hasSuffix([User(name: "Ann", age: 3)]), [User(name: "Ann", age: 3)]))
    #expect(!accepts(.hasSuffix([2]), [2, 3]))
    #expect(!accepts(.hasSuffix([1, 2]), [2]))
    #expect(!accepts(.hasSuffix([1]), 1))
    #expect(ArgumentMatcher.hasSuffix([.any, 3]).description == "has suffix [any, 3]")
  }

  @Test func countIsTheNumberOfElements() {
    #expect(accepts(.count(2), [1, 2]))
    #expect(accepts(.count(2), ["a": 1, "b": 2]))
    #expect(accepts(.count(2), "ab"))
    #expect(!accepts(.count(2), [1]))
    #expect(!accepts(.count(2), 2))
    #expect(accepts(.count(2...), [1, 2, 3]))
    #expect(!accepts(.count(2...), [1]))
    #expect(!accepts(.count(...2), nil))
    #expect(ArgumentMatcher.count(2).description == "count 2")
    #expect(ArgumentMatcher.count(2...).description == "count 2...")
  }

  @Test func emptyHasNoElements() {
    #expect(accepts(.empty, [Int]()))
    #expect(accepts(.empty, ""))
    #expect(!accepts(.empty, [1]))
    #expect(!accepts(.empty, nil))
    #expect(!accepts(.empty, 0))
    #expect(ArgumentMatcher.empty.description == "empty")
  }
}
