import Foundation
import SwiftMockObject
import Testing

private final class Tag: NSObject {
  let number: Int
  let words: [String]
  init(_ number: Int, words: Int = 0) {
    self.number = number
    self.words = (0..<words).map { "\(number) \($0)" }
  }
}
private final class Parent: NSObject {
  var children: Set<Child> = []
}
private final class Child: NSObject {
  let name: String
  unowned let parent: Parent
  init(_ name: String, of parent: Parent) { (self.name, self.parent) = (name, parent) }
}
private final class Member: FakeEquatable, Hashable {
  let name: String
  var friends: Set<Member> = []
  init(_ name: String) { self.name = name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
private struct Coin: Hashable {
  var number: Int
  var name: String
}
private struct Inner: FakeEquatable { var next: Outer? }
private final class Outer: Equatable {
  let inner: Inner
  let number: Int
  init(_ inner: Inner, _ number: Int = 0) { (self.inner, self.number) = (inner, number) }
  static func == (left: Outer, right: Outer) -> Bool { left.inner == right.inner && left.number == right.number }
}

@Suite("Sets in structures")
struct StructuralSetTests {
  @Test(arguments: [50, 51, 300])
  func objectsWithoutAnEqualityOfTheirOwnArePaired(count: Int) {
    #expect(structurallyEqual(Set((0..<count).map { Tag($0) }), Set((0..<count).map { Tag($0) })))
    #expect(!structurallyEqual(Set((0..<count).map { Tag($0) }), Set((1...count).map { Tag($0) })))
  }

  @Test func largeObjectsArePaired() {
    func tags(_ last: Int) -> Set<Tag> { Set((0..<19).map { Tag($0, words: 3000) } + [Tag(last, words: 3000)]) }
    #expect(structurallyEqual(tags(20), tags(20)))
    #expect(!structurallyEqual(tags(20), tags(21)))
  }

  @Test func aCycleThroughASetEnds() {
    func family(_ names: [String]) -> Parent {
      let parent = Parent()
      parent.children = Set(names.map { Child($0, of: parent) })
      return parent
    }
    let (one, same, other) = (family(["a", "b"]), family(["b", "a"]), family(["a", "c"]))
    #expect(structurallyEqual(one, same))
    #expect(!structurallyEqual(one, other))
    withExtendedLifetime((one, same, other)) {}
  }

  @Test func aCycleOfFakeEquatableObjectsThroughTheirSetsEnds() {
    func ring(_ last: String) -> [Member] {
      let members = ["a", "b", last].map(Member.init)
      for member in members { member.friends = Set(members) }
      return members
    }
    let (one, same, other) = (ring("c"), ring("c"), ring("d"))
    defer { for member in one + same + other { member.friends = [] } }
    #expect(structurallyEqual(one[0], same[0]))
    #expect(one[0] == same[0])
    #expect(!structurallyEqual(one[0], other[0]))
    #expect(!structuralDifferences(expected: one[0], actual: other[0]).isEmpty)
  }

  @Test func largeSetsThatDifferAreToldApart() {
    let coins = Set((0..<40_000).map { Coin(number: $0, name: "a") })
    let others = Set((0..<40_000).map { Coin(number: $0, name: "b") })
    #expect(!structurallyEqual(coins, others))
    #expect(structuralDifferences(expected: coins, actual: others).count == 1000)
  }

  @Test func typesThatAskEachOtherForEqualityAreAskedOnceEach() {
    func nest(_ depth: Int, _ number: Int) -> Outer {
      var outer = Outer(Inner(next: nil), number)
      for _ in 0..<depth { outer = Outer(Inner(next: outer)) }
      return outer
    }
    #expect(structurallyEqual(nest(60, 1), nest(60, 1)))
    #expect(!structurallyEqual(nest(60, 1), nest(60, 2)))
    #expect(structuralDifferences(expected: nest(60, 1), actual: nest(60, 2)).count == 1)
  }
}

@Suite("Lists whose parts can't be seen by themselves")
struct StructuralListTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func arraysOfAFixedCountAreCompared() {
    struct Row { var cells: InlineArray<2, String> }
    let long = "a text that is too long to be stored in place"
    func row(_ last: String) -> Row { Row(cells: [long + last, last]) }
    #expect(structurallyEqual(row("x"), row("x")))
    #expect(
      structuralDifferences(expected: row("x"), actual: Row(cells: [long + "x", "y"])).map(\.description) == [
        #"cells[1]: expected "x", got "y""#
      ])
  }

  @Test func aDifferenceDeepDownHasAShortPath() {
    final class Link {
      var value: Int
      var next: Link?
      init(_ value: Int) { self.value = value }
    }
    func chain(_ last: Int) -> [Link] {
      let links = (0..<1000).map { Link($0 == 999 ? last : $0) }
      for (link, next) in zip(links, links.dropFirst()) { link.next = next }
      return links
    }
    let (one, other) = (chain(1), chain(2))
    defer { for link in one + other { link.next = nil } }
    let start = Array(repeating: "next", count: 10).joined(separator: ".")
    let end = Array(repeating: "next", count: 19).joined(separator: ".")
    #expect(
      structuralDifferences(expected: one[0], actual: other[0]).map(\.description)
        == ["\(start).… 970 more ….\(end).value: expected 1, got 2"])
  }
}
