import SwiftMockObject
import Testing

private struct Tree {
  var value: Int
  var children: [Tree] = []
}
private final class Link {
  var value: Int
  var next: Link?
  init(_ value: Int) { self.value = value }
}
private indirect enum Chain { case end, link(Int, Chain) }
private struct Nest {
  var value: Int
  var rest: [Nest]
}

private func tree(depth: Int, lastLeaf: Int) -> Tree {
  guard depth > 0 else { return Tree(value: lastLeaf) }
  return Tree(value: depth, children: (0..<10).map { tree(depth: depth - 1, lastLeaf: $0 == 9 ? lastLeaf : 0) })
}

/// Links in a row; they must be taken apart from the front, or their own release would overflow the stack.
private func withLinks<Result>(_ values: some Sequence<Int>, _ body: (Link) -> Result) -> Result {
  let links = values.map(Link.init)
  for (link, next) in zip(links, links.dropFirst()) { link.next = next }
  defer { links.forEach { $0.next = nil } }
  return body(links[0])
}

@Suite("Structural comparison")
struct StructuralComparisonTests {
  // A failure names the seed that makes the same pair.
  @Test func oneChangeIsFoundInItsPlaceAndNowhereElse() {
    let first = UInt64.random(in: 0...UInt64(UInt32.max))
    for seed in first..<(first + 400) {
      var random = SplitMix(state: seed)
      var next = 0
      let plan = RandomValue.make(depth: Int.random(in: 0...5, using: &random), next: &next, using: &random)
      let (changedPlan, change) = plan.mutated(next: &next, using: &random)
      let (value, same) = (plan.build(using: &random), plan.build(using: &random))
      let changed = changedPlan.build(using: &random)
      #expect(structurallyEqual(value, same), "seed \(seed)")
      #expect(structuralDifferences(value, same) == [], "seed \(seed)")
      #expect(!structurallyEqual(value, changed), "seed \(seed)")
      #expect(!structurallyEqual(changed, value), "seed \(seed)")
      let found = structuralDifferences(value, changed).map { "\($0.kind) .\($0.path)" }
      let path = change.path.hasPrefix(".") ? change.path : "." + change.path
      #expect(found == ["\(change.kind) \(path)"], "seed \(seed)")
    }
  }

  @Test func treesOfManyNodesAreCompared() {
    let expected = tree(depth: 4, lastLeaf: 1)
    #expect(structurallyEqual(expected, tree(depth: 4, lastLeaf: 1)))
    let path = String(repeating: "children[9].", count: 4) + "value"
    #expect(
      structuralDifferences(expected, tree(depth: 4, lastLeaf: 2)).map(\.description) == ["\(path): expected 1, got 2"])
  }

  @Test func depthDoesNotOverflowTheStack() {
    let count = 10_000
    withLinks(0..<count) { links in
      withLinks(0..<count) { #expect(structurallyEqual(links, $0)) }
      withLinks([Int](0..<(count - 1)) + [0]) { others in
        let differences = structuralDifferences(links, others)
        #expect(differences.map(\.path) == [String(repeating: "next.", count: count - 1) + "value"])
        #expect(differences.map(\.expected) == ["9999"])
      }
    }
    var (chain, other) = (Chain.end, Chain.end)
    for number in 0..<count { (chain, other) = (.link(number, chain), .link(number, other)) }
    #expect(structurallyEqual(chain, other))
    var (nest, otherNest) = (Nest(value: 1, rest: []), Nest(value: 2, rest: []))
    for number in 0..<count {
      (nest, otherNest) = (Nest(value: number, rest: [nest]), Nest(value: number, rest: [otherNest]))
    }
    #expect(structuralDifferences(nest, otherNest).count == 1)
  }

  @Test func aMillionNumbersAreCompared() {
    let numbers = Array(0..<1_000_000)
    var others = numbers
    #expect(structurallyEqual(numbers, others))
    others[500_000] = -1
    #expect(structuralDifferences(numbers, others).map(\.description) == ["[500000]: expected 500000, got -1"])
  }

  @Test func noMoreThanAThousandDifferencesAreCollected() {
    let numbers = Array(0..<5000)
    #expect(structuralDifferences(numbers, numbers.map { -$0 - 1 }).count == 1000)
  }

  @Test func aSharedObjectIsLookedAtOnce() {
    let (link, other) = (Link(1), Link(2))
    let differences = structuralDifferences([link, link], [other, other])
    #expect(differences.map(\.description) == ["[0].value: expected 1, got 2"])
  }

  @Test func anObjectInsideASetOfItselfEndsTheComparison() {
    final class Member: Hashable {
      var friends: Set<Member> = []
      var number: Int
      init(_ number: Int) { self.number = number }
      static func == (left: Member, right: Member) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let (member, other) = (Member(1), Member(1))
    member.friends = [member, other]
    other.friends = [member, other, Member(2)]
    defer { (member.friends, other.friends) = ([], []) }
    #expect(structurallyEqual(member, member))
    #expect(!structurallyEqual(member, other))
  }
}
