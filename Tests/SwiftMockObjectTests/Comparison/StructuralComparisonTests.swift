import SwiftMockObject
import Testing

private final class Link {
  var value: Int
  init(_ value: Int) { self.value = value }
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
      #expect(structuralDifferences(expected: value, actual: same) == [], "seed \(seed)")
      #expect(!structurallyEqual(value, changed), "seed \(seed)")
      #expect(!structurallyEqual(changed, value), "seed \(seed)")
      let found = structuralDifferences(expected: value, actual: changed).map { "\($0.kind) .\($0.path)" }
      let path = change.path.hasPrefix(".") ? change.path : "." + change.path
      #expect(found == ["\(change.kind) \(path)"], "seed \(seed)")
    }
  }

  @Test func noMoreThanAThousandDifferencesAreCollected() {
    let numbers = Array(0..<5000)
    #expect(structuralDifferences(expected: numbers, actual: numbers.map { -$0 - 1 }).count == 1000)
  }

  @Test func aSharedObjectIsLookedAtOnce() {
    let (link, other) = (Link(1), Link(2))
    let differences = structuralDifferences(expected: [link, link], actual: [other, other])
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
