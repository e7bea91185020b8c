import Foundation
import Observation
import SwiftMockObject
import Testing

private struct Deep { var inner: Any? }

private final class Chain {
  let next: Chain?
  let end: Int
  init(_ next: Chain?, _ end: Int) { (self.next, self.end) = (next, end) }
}

@Observable private final class Model {
  var count: Int
  init(_ count: Int) { self.count = count }
}

private enum Land { struct Item: Equatable { var text: String } }
/// Equal where each byte is.
private struct Name: Equatable {
  var text: String
  static func == (left: Name, right: Name) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
}

private struct Item: Equatable { var text: String }
private struct Money: Equatable, CustomStringConvertible {
  var cents: Int
  var description: String { "money" }
}

/// Differences that are easily overlooked are shown where they are.
@Suite("Differences that hide") struct ValueMessages {
  private let ledger = MockLedger()
  private var file: MethodReference<LedgerMethods> { ledger.methodReference(.file) }

  // Bytes are shown from where they differ.
  @Test("Data") func data() {
    ledger.file(Data((0..<23).map { $0 == 20 ? 99 : $0 }))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Data(23 bytes: … 12 13 14 15 16) as argument 1 of its last call, but got Data(23 bytes: … 12 13 63 15 16).
        all calls of MockLedger, in order:
        > 1. file(Data(23 bytes: 00 01 02 03 04 05 06 07 …))
      """
    ) { MOAssertArgumentEquals(file, 1, Data((0..<23).map { $0 })) }
  }

  // So are long texts.
  @Test("Long texts") func longTexts() {
    ledger.file(String(repeating: "lorem ipsum ", count: 20) + "dolor")
    MOAssertFailure(
      """
      MockLedger.file was expected to get "lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsu… as argument 1 of its last call, but got "lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsu….
        - expected, + got:
        - …m ipsum lorem ipsum color"
        + …m ipsum lorem ipsum dolor"
        all calls of MockLedger, in order:
        > 1. file("lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem …)
      """
    ) { MOAssertArgumentEquals(file, 1, String(repeating: "lorem ipsum ", count: 20) + "color") }
  }

  // Characters that are not seen are escaped: spaces of other kinds, joiners, the two forms of an accent.
  @Test("Characters that are not seen") func charactersThatAreNotSeen() {
    ledger.file("1\u{A0}000")
    MOAssertFailure(
      """
      MockLedger.file was expected to get "1 000" as argument 1 of its last call, but got "1\\u{00A0}000".
        all calls of MockLedger, in order:
        > 1. file("1\\u{00A0}000")
      """
    ) { MOAssertArgumentEquals(file, 1, "1 000") }
    ledger.file("tea\u{200B}")
    MOAssertFailure(
      """
      MockLedger.file was expected to get "tea" as argument 1 of its last call, but got "tea\\u{200B}".
        all calls of MockLedger, in order:
          1. file("1\\u{00A0}000")
        > 2. file("tea\\u{200B}")
      """
    ) { MOAssertArgumentEquals(file, 1, "tea") }
    ledger.file("tea ")
    MOAssertFailure(
      """
      MockLedger.file was expected to get "tea" as argument 1 of its last call, but got "tea ".
        all calls of MockLedger, in order:
          1. file("1\\u{00A0}000")
          2. file("tea\\u{200B}")
        > 3. file("tea ")
      """
    ) { MOAssertArgumentEquals(file, 1, "tea") }
    ledger.file(Name(text: "Jose\u{301}"))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Name(text: "Jos\\u{00E9}") as argument 1 of its last call, but got Name(text: "Jose\\u{0301}").
        all calls of MockLedger, in order:
          1. file("1\\u{00A0}000")
          2. file("tea\\u{200B}")
          3. file("tea ")
        > 4. file(Name(text: "José"))
      """
    ) { MOAssertArgumentEquals(file, 1, Name(text: "Jos\u{E9}")) }
    ledger.file(Array("e\u{301}".unicodeScalars))
    MOAssertFailure(
      """
      MockLedger.file was expected to get ["é"] as argument 1 of its last call, but got ["e", "\\u{0301}"].
        all calls of MockLedger, in order:
          1. file("1\\u{00A0}000")
          2. file("tea\\u{200B}")
          3. file("tea ")
          4. file(Name(text: "José"))
        > 5. file(["e", "\\u{0301}"])
      """
    ) { MOAssertArgumentEquals(file, 1, Array("\u{E9}".unicodeScalars)) }
  }

  // Objects of Foundation are not equal to the values that they print as.
  @Test("Numbers of Foundation") func numbersOfFoundation() {
    ledger.file(["count": NSNumber(value: 1)] as [String: Any])
    MOAssertFailure(
      """
      MockLedger.file was expected to get ["count": 1] as argument 1 of its last call, but got ["count": NSNumber(1)].
        all calls of MockLedger, in order:
        > 1. file(["count": NSNumber(1)])
      """
    ) { MOAssertArgumentMatches(file, 1, .structurallyEqualTo(["count": 1] as [String: Any])) }
  }

  // Numbers have all their digits.
  @Test("Floating point") func floatingPoint() {
    ledger.file(0.1 + 0.2)
    MOAssertFailure(
      """
      MockLedger.file was expected to get 0.3 as argument 1 of its last call, but got 0.30000000000000004.
        all calls of MockLedger, in order:
        > 1. file(0.30000000000000004)
      """
    ) { MOAssertArgumentEquals(file, 1, 0.3) }
  }

  // Dates have the fraction of their second.
  @Test("Dates") func dates() {
    ledger.file(Date(timeIntervalSinceReferenceDate: 0.25))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Date(2001-01-01 00:00:00 +0000) as argument 1 of its last call, but got Date(2001-01-01 00:00:00.25 +0000).
        all calls of MockLedger, in order:
        > 1. file(Date(2001-01-01 00:00:00.25 +0000))
      """
    ) { MOAssertArgumentEquals(file, 1, Date(timeIntervalSinceReferenceDate: 0)) }
  }

  // A relative URL is not equal to the absolute one.
  @Test("URLs") func urls() {
    ledger.file(URL(string: "a", relativeTo: URL(string: "https://example.org/")))
    MOAssertFailure(
      """
      MockLedger.file was expected to get URL("https://example.org/a") as argument 1 of its last call, but got URL("a", relativeTo: "https://example.org/").
        all calls of MockLedger, in order:
        > 1. file(URL("a", relativeTo: "https://example.org/"))
      """
    ) { MOAssertArgumentEquals(file, 1, URL(string: "https://example.org/a")) }
  }

  // Two types of one name.
  @Test("Types of one name") func typesOfOneName() {
    ledger.file(Land.Item(text: "tea"))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Item(text: "tea"), of type MessageTests.Item, as argument 1 of its last call, but got Item(text: "tea"), of type MessageTests.Land.Item.
        all calls of MockLedger, in order:
        > 1. file(Item(text: "tea"))
      """
    ) { MOAssertArgumentEquals(file, 1, Item(text: "tea")) }
  }

  // Two values with one description.
  @Test("Values with one description") func valuesWithOneDescription() {
    ledger.file(Money(cents: 100))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Money(cents: 101) as argument 1 of its last call, but got Money(cents: 100).
        all calls of MockLedger, in order:
        > 1. file(money)
      """
    ) { MOAssertArgumentEquals(file, 1, Money(cents: 101)) }
    ledger.file([Money(cents: 100)])
    MOAssertFailure(
      """
      MockLedger.file was expected to get [Money(cents: 101)] as argument 1 of its last call, but got [Money(cents: 100)].
        all calls of MockLedger, in order:
          1. file(money)
        > 2. file([money])
      """
    ) { MOAssertArgumentEquals(file, 1, [Money(cents: 101)]) }
  }

  // A key path is written as in source, not as an address.
  @Test("Key paths") func keyPaths() {
    ledger.file(\Coupon.code.count)
    MOAssertFailure(
      """
      MockLedger.file was expected to get \\Coupon.code as argument 1 of its last call, but got \\Coupon.code.<Int>.
        all calls of MockLedger, in order:
        > 1. file(\\Coupon.code.<Int>)
      """
    ) { MOAssertArgumentEquals(file, 1, \Coupon.code) }
  }

  // Of an `@Observable` class, only what it stores for you.
  @Test("Observable objects") func observableObjects() {
    ledger.file(Model(1))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Model(count: 2) as argument 1 of its last call, but got Model(count: 1).
        all calls of MockLedger, in order:
        > 1. file(Model(count: 1))
      """
    ) { MOAssertArgumentMatches(file, 1, .structurallyEqualTo(Model(2))) }
  }

  // Of a long path, both ends.
  @Test("Deep values") func deepValues() {
    func chain(_ end: Int) -> Chain { (1...1000).reduce(Chain(nil, end)) { chain, _ in Chain(chain, 0) } }
    ledger.file(chain(1))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Chain(next: Chain(next: Chain(next: Chain(next: Chain(next:… as argument 1 of its last call, but got Chain(next: Chain(next: Chain(next: Chain(next: Chain(next:….
        first difference: next.next.next.next.next.next.next.next.next.next.… 971 more ….next.next.next.next.next.next.next.next.next.next.next.next.next.next.next.next.next.next.next.end: expected 2, got 1
        all calls of MockLedger, in order:
        > 1. file(Chain(next: Chain(next: Chain(next: Chain(next: Chain(next: Chain(next: Chain(……)
      """
    ) { MOAssertArgumentMatches(file, 1, .structurallyEqualTo(chain(2))) }
  }

  // A nil within an optional is shown where it matters.
  @Test("Nil in nil") func nilInNil() {
    ledger.file(Deep(inner: Int??.some(nil) as Any))
    MOAssertFailure(
      """
      MockLedger.file was expected to get Deep(inner: .some(nil)) as argument 1 of its last call, but got Deep(inner: .some(.some(nil))).
        all calls of MockLedger, in order:
        > 1. file(Deep(inner: .some(.some(nil))))
      """
    ) { MOAssertArgumentMatches(file, 1, .structurallyEqualTo(Deep(inner: Int??.none as Any))) }
  }
}
