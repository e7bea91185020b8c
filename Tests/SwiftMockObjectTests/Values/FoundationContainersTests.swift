import Foundation
import Testing

@testable import SwiftMockObject

private enum StoreMethods { case put, get }

private final class MockStore: MockObject<StoreMethods> {
  func put(_ value: Any?) { _onMethod(.put, args: value) }
}

private final class Tag: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

/// An array that is its own second element.
private func loop(_ first: Any) -> NSMutableArray {
  let array = NSMutableArray(object: first)
  array.add(array)
  return array
}

private func nested(_ depth: Int, _ innermost: Any) -> NSArray {
  (0..<depth).reduce(NSArray(object: innermost)) { inner, _ in NSArray(object: inner) }
}

private func differences(_ expected: Any?, _ actual: Any?) -> [String] {
  structuralDifferences(expected: expected, actual: actual).map(\.description)
}

@Suite("Foundation's containers")
struct FoundationContainersTests {
  @Test func theyAreWrittenAsWhatTheyHold() {
    #expect(shortDescription(of: NSArray(array: ["a", "b"])) == #"NSArray(["a", "b"])"#)
    #expect(shortDescription(of: NSMutableArray()) == "NSMutableArray([])")
    #expect(shortDescription(of: NSSet(array: ["b", "a"])) == #"NSSet(["a", "b"])"#)
    #expect(shortDescription(of: NSOrderedSet(array: ["b", "a"])) == #"NSOrderedSet(["b", "a"])"#)
    #expect(shortDescription(of: NSDictionary(dictionary: ["a": "b"])) == #"NSDictionary(["a": "b"])"#)
    #expect(shortDescription(of: NSCountedSet(array: ["a", "b", "a"])) == #"NSCountedSet(["a": 2, "b": 1])"#)
  }

  @Test func oneThatIsInsideItselfIsWrittenAndCompared() {
    #expect(shortDescription(of: loop("a")) == #"NSMutableArray(["a", NSMutableArray([…])])"#)
    #expect(structurallyEqual(loop("a"), loop("a")))
    #expect(differences(loop("a"), loop("b")) == [#"[0]: expected "a", got "b""#])
    let (table, other) = (NSMutableDictionary(), NSMutableDictionary())
    (table["it"], other["it"]) = (table, other)
    #expect(shortDescription(of: table) == #"NSMutableDictionary(["it": NSMutableDictionary([…])])"#)
    #expect(structurallyEqual(table, other))
    other["x"] = "y"
    #expect(differences(table, other) == [#"["x"]: "y" was not expected"#])
    let (set, ordered) = (NSMutableSet(), NSMutableOrderedSet())
    set.add(NSArray(object: set))
    ordered.add(NSArray(object: ordered))
    #expect(shortDescription(of: set) == "NSMutableSet([NSArray([NSMutableSet([NSArray([…])])])])")
    #expect(shortDescription(of: ordered) == "NSMutableOrderedSet([NSArray([NSMutableOrderedSet([…])])])")
    for object in [set, ordered] as [AnyObject] { (object as? NSMutableSet)?.removeAllObjects() }
    ordered.removeAllObjects()
  }

  @Test func assertionsAboutOneFailAndPass() {
    let store = MockStore()
    store.put(loop("a"))
    MOAssertArgumentEquals(store.methodReference(.put), 1, loop("a"))
    MOAssertFailure(
      """
      MockStore.put was expected to get NSMutableArray(["b", NSMutableArray([…])]) as argument 1 of its last call, but got \
      NSMutableArray(["a", NSMutableArray([…])]).
        all calls of MockStore, in order:
        > 1. put(NSMutableArray(["a", NSMutableArray([…])]))
      """
    ) { MOAssertArgumentEquals(store.methodReference(.put), 1, loop("b")) }
  }

  @Test func theyAreEqualAsFoundationHasIt() {
    #expect(structurallyEqual(NSArray(array: [1, "a"]), NSMutableArray(array: [1, "a"])))
    #expect(!structurallyEqual(NSArray(array: ["a"]), NSOrderedSet(array: ["a"])))
    #expect(!structurallyEqual(NSSet(array: ["a"]), NSCountedSet(array: ["a", "a"])))
    #expect(!structurallyEqual(NSCountedSet(array: ["a"]), NSCountedSet(array: ["a", "a"])))
    #expect(differences(NSCountedSet(array: ["a"]), NSCountedSet(array: ["a", "a"])) == [#"["a"]: expected 1, got 2"#])
    #expect(structurallyEqual(NSSet(array: [nested(1, "a"), "b"]), NSSet(array: ["b", nested(1, "a")])))
    #expect(!structurallyEqual(NSSet(array: [nested(1, "a")]), NSSet(array: [nested(1, "b")])))
    #expect(structurallyEqual(NSDictionary(object: "a", forKey: nested(1, "k")), [nested(1, "k"): "a"] as NSDictionary))
    #expect(!structurallyEqual(NSDictionary(object: "a", forKey: nested(1, "k")), NSDictionary()))
  }

  @Test func whatANotificationCarriesCounts() {
    func notification(_ info: [AnyHashable: Any]) -> Notification {
      Notification(name: Notification.Name("sold"), object: nil, userInfo: info)
    }
    #expect(structurallyEqual(notification(["a": 1]), notification(["a": 1])))
    #expect(!structurallyEqual(notification(["a": 1]), notification(["a": 2])))
    let text = shortDescription(of: notification(["a": loop("b")]), limit: 200)
    #expect(text.contains(#"userInfo: ["a": NSMutableArray(["b", NSMutableArray([…])])]"#))
    #expect(structurallyEqual(notification(["a": loop("b")]), notification(["a": loop("b")])))
  }

  /// `isEqual` of their elements is identity here, and structure would not be asked by it.
  @Test func aMatcherAsksIsEqual() {
    #expect(ArgumentMatcher.equal(NSArray(object: "a")).matches(NSArray(object: "a")))
    #expect(!ArgumentMatcher.equal(NSArray(object: Tag("a"))).matches(NSArray(object: Tag("a"))))
  }
}
