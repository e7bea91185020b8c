import Foundation
import Testing

@testable import SwiftMockObject

private final class Member: Hashable {
  let name: String
  var friends: Set<Member> = []
  var ranks: [Member: Int] = [:]
  var box: AnyHashable?
  init(_ name: String) { self.name = name }
  static func == (left: Member, right: Member) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func leave() { (friends, ranks, box) = ([], [:], nil) }
}

private struct Level: Hashable {
  var number: Int
  var inner: Set<Level> = []

  static func nest(_ depth: Int) -> Level {
    (1...depth).reduce(Level(number: 0)) { Level(number: $1, inner: [$0, Level(number: -$1)]) }
  }
}

@Suite("Values inside of unordered ones")
struct UnorderedValuesTests {
  @Test func anObjectInItsOwnSetEnds() {
    let member = Member("a")
    defer { member.leave() }
    member.friends = [member]
    #expect(shortDescription(of: member) == #"Member(name: "a", friends: [Member(…)], ranks: [:], box: nil)"#)
    #expect(
      ValueTree(member).lines
        == ["Member(", #"  name: "a","#, "  friends: [Member(…)],", "  ranks: [:],", "  box: nil", ")"])
  }

  @Test func anObjectThatIsItsOwnKeyOrInABoxEnds() {
    let member = Member("a")
    defer { member.leave() }
    member.ranks = [member: 1]
    member.box = member
    #expect(
      shortDescription(of: member) == #"Member(name: "a", friends: [], ranks: [Member(…): 1], box: Member(…))"#)
    #expect(ValueTree(member, unfolded: true).lines.contains("  box: Member(…)"))
  }

  @Test func severalObjectsInEachOthersSetsEnd() {
    let members = (0..<6).map { Member("\($0)") }
    defer { members.forEach { $0.leave() } }
    for member in members { member.friends = Set(members) }
    #expect(shortDescription(of: members[0]).hasPrefix(#"Member(name: "0", friends: [Member("#))
    #expect(lineDiff(expected: members[0], actual: members[1]).contains("- "))
  }

  @Test func setsInSetsAreWrittenOnce() {
    #expect(
      shortDescription(of: Level.nest(1), limit: 100)
        == "Level(number: 1, inner: [Level(number: -1, inner: []), Level(number: 0, inner: [])])")
    // As deep as this, writing each level twice would take minutes.
    #expect(
      shortDescription(of: Level.nest(40), limit: 100)
        == "Level(number: 40, inner: [Level(number: -40, inner: []), … 1 more])")
    #expect(ValueTree(Level.nest(40)).lines.count > 20)
  }
}

@Suite("Values that describe themselves badly")
struct TroublesomeValuesTests {
  @Test func datesThatAreNoneAreWritten() {
    #expect(shortDescription(of: Date(timeIntervalSinceReferenceDate: .nan)) == "Date(nan seconds since 2001)")
    #expect(shortDescription(of: [Date(timeIntervalSinceReferenceDate: .infinity)]) == "[Date(inf seconds since 2001)]")
    #expect(shortDescription(of: Date(timeIntervalSinceReferenceDate: 1e300)) == "Date(1e+300 seconds since 2001)")
    #expect(
      ArgumentMatcher.greaterThan(Date(timeIntervalSinceReferenceDate: .nan)).description
        == "> Date(nan seconds since 2001)")
  }

  @Test func numbersOfFoundationAreToldFromSwifts() {
    #expect(shortDescription(of: ["a": NSNumber(1)] as [String: Any]) == #"["a": NSNumber(1)]"#)
    #expect(shortDescription(of: NSString("a")) == #"NSString("a")"#)
  }

  @Test func keyPathsAreWrittenWithoutAddresses() {
    struct House {
      var number = 1
      var size: Int { number }
    }
    #expect(shortDescription(of: \House.number) == #"\House.number"#)
    #expect(shortDescription(of: \House.size) == #"\House.<Int>"#)
  }

  @Test func aHugeTextIsDifferedFromWhereItDiffers() {
    let lines = (0..<60_000).map { "line \($0)" }
    var others = lines
    others[50_000] = "another"
    #expect(
      lineDiff(expected: lines.joined(separator: "\n"), actual: others.joined(separator: "\n")).contains(
        "\n- line 50000\n+ another\n"))
  }
}
