import Foundation
import Testing

@testable import SwiftMockObject

private struct Item {
  var name: String
  var price: Double
}
private enum Signal {
  case off, plain(Int), timed(Int, seconds: Int), named(name: String)
}
private final class Member {
  var name: String
  var friend: Member?
  init(name: String) { self.name = name }
}
private final class Token {}
private actor Counter { var count = 0 }
private struct Coin: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents) ct\nin one coin" }
}
private struct Ticket: FakeEquatable {
  var number: Int
  var fakeValue: String { "ticket \(number)" }
}
private struct Refused: LocalizedError {
  var code: Int
  var errorDescription: String? { "refused" }
}
private final class Named: NSObject {
  let name = "n"
}
private struct Nothing {}

@Suite("Short descriptions")
struct ValueDescriptionTests {
  @Test func valuesReadLikeLiterals() {
    let texts: [(Any?, String)] = [
      (nil, "nil"), (12, "12"), (12.5, "12.5"), (12.0 as Float, "12.0"), (true, "true"),
      ("A \"quoted\"\nline", #""A \"quoted\"\nline""#), ("é" as Character, #""é""#), ("abc".dropFirst(), #""bc""#),
      (Signal.off, ".off"), (Signal.plain(1), ".plain(1)"), (Signal.timed(1, seconds: 2), ".timed(1, seconds: 2)"),
      (Signal.named(name: "a"), #".named(name: "a")"#),
      ([1, 2, 3], "[1, 2, 3]"), ([] as [Int], "[]"), ([:] as [Int: Int], "[:]"),
      (Set([10, 9, 8]), "[8, 9, 10]"), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
      ((1, b: "x"), #"(1, b: "x")"#), ((), "()"), (0..<3, "0..<3"), (Nothing(), "Nothing()"),
      (Item(name: "tea", price: 2), #"Item(name: "tea", price: 2.0)"#),
      (Member(name: "a"), #"Member(name: "a", friend: nil)"#), (Token(), "Token"), (Counter(), "Counter"),
      (Named(), #"Named(name: "n")"#), (Int.self, "Int.self"), (AnyHashable("x"), #""x""#),
      (Result<Int, any Error>.success(1), ".success(1)"), (Refused(code: 1), "Refused(code: 1)"),
    ]
    for (value, text) in texts { #expect(shortDescription(of: value) == text) }
  }

  @Test func optionalsReadAsWhatTheyHold() {
    #expect(shortDescription(of: 3 as Int?? as Any) == "3")
    #expect(shortDescription(of: [nil, 3] as [Int?]) == "[nil, 3]")
    #expect(shortDescription(of: [.some(nil), nil] as [Int??]) == "[.some(nil), nil]")
  }

  @Test func closuresReadAsTheirTypes() {
    #expect(shortDescription(of: { (_: Int) in }) == "(Int) -> Void closure")
    #expect(shortDescription(of: { (_: Int) async throws in true }) == "(Int) async throws -> Bool closure")
  }

  @Test func valuesOfFoundationReadAsOneKnowsThem() throws {
    #expect(shortDescription(of: URL(string: "https://a.b/c")) == #"URL("https://a.b/c")"#)
    let id = "00000000-0000-0000-0000-00000000000A"
    #expect(shortDescription(of: UUID(uuidString: id)) == "UUID(\"\(id)\")")
    #expect(shortDescription(of: Decimal(string: "12.5")) == "12.5")
    #expect(shortDescription(of: Data([1, 255])) == "Data(2 bytes: 01 ff)")
    #expect(shortDescription(of: Data(0..<9)) == "Data(9 bytes: 00 01 02 03 04 05 06 07 …)")
    #expect(shortDescription(of: Data()) == "Data(0 bytes)")
    #expect(shortDescription(of: Date(timeIntervalSinceReferenceDate: 0)) == "Date(2001-01-01 00:00:00 +0000)")
    #expect(shortDescription(of: Date(timeIntervalSinceReferenceDate: 0.25)) == "Date(2001-01-01 00:00:00.25 +0000)")
    #expect(shortDescription(of: NSError(domain: "d", code: 3)) == #"NSError(domain: "d", code: 3)"#)
    #expect(
      shortDescription(of: NSError(domain: "d", code: 3, userInfo: ["a": 1]))
        == #"NSError(domain: "d", code: 3, userInfo: ["a": 1])"#)
    #expect(shortDescription(of: NSObject()) == "NSObject")
  }

  @Test func anOwnDescriptionIsUsedOnOneLine() {
    #expect(shortDescription(of: [Coin(cents: 5)]) == #"[5 ct\nin one coin]"#)
    #expect(shortDescription(of: Ticket(number: 1)) == "ticket 1")
  }

  @Test func anObjectInsideItselfEnds() {
    let member = Member(name: "a")
    member.friend = Member(name: "b")
    member.friend?.friend = member
    defer { member.friend = nil }
    #expect(shortDescription(of: member) == #"Member(name: "a", friend: Member(name: "b", friend: Member(…)))"#)
  }

  @Test func theRestOfALongListIsCounted() {
    #expect(shortDescription(of: Array(1...100), limit: 30) == "[1, 2, 3, 4, 5, … 95 more]")
    #expect(shortDescription(of: Array(1...10), limit: 31) == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]")
    #expect(
      shortDescription(of: [Item(name: "a", price: 1), Item(name: "b", price: 1)], limit: 50)
        == #"[Item(name: "a", price: 1.0), … 1 more]"#)
  }

  @Test func aLongValueIsCut() {
    let text = shortDescription(of: String(repeating: "abc", count: 100))
    #expect(text == "\"" + String(repeating: "abc", count: 26) + "…")
    #expect(text.count == 80)
    #expect(shortDescription(of: 12345, limit: 3) == "12…")
  }

  @Test func hugeAndDeepValuesAreNotVisitedToTheEnd() {
    #expect(shortDescription(of: Array(0..<1_000_000), limit: 30) == "[0, 1, 2, 3, 4, … 999995 more]")
    #expect(shortDescription(of: Set(0..<100_000), limit: 40).hasSuffix(" more]"))
    var nested: Any = 1
    for _ in 0..<1000 { nested = [nested] }
    #expect(shortDescription(of: nested) == "[[[[[[[…]]]]]]]")
  }
}

private enum ClockMethods { case tick }
private final class MockClock: MockObject<ClockMethods> {}
private struct Engine { var clock: MockClock }

@Suite("Descriptions of mocks")
struct MockDescriptionTests {
  @Test func aMockIsDescribedByItsTypeAlone() {
    #expect(shortDescription(of: MockClock()) == "MockClock")
    #expect(shortDescription(of: Engine(clock: MockClock())) == "Engine(clock: MockClock)")
  }
}
