import SwiftMockObject
import Testing

@testable import Bank

// A matcher of one's own takes three lines.
extension Equatable where Self == ArgumentMatcher {
  static var even: Self { .where("even") { (number: Int) in number.isMultiple(of: 2) } }
}

/// Which arguments a narrowed reference means.
struct MatcherTests {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  @Test func valuesAndMatchersMix() {
    let account = "A"
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 25)
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: account, 10), 1)
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: .any, .in(20...30)), 1)
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: !"A", .greaterThan(5) && .lessThan(30)), 1)
    MOAssertTimesCalled(ledger.methodReference(.transfer, args: .any, .even), 1)
  }

  @Test func textsAndParts() {
    archive.note("unknown card 666")
    archive.file(Payment(receiver: "landlord"))
    MOAssertTimesCalled(archive.methodReference(.note, args: .contains("card")), 1)
    MOAssertTimesCalled(archive.methodReference(.note, args: .matching("[0-9]+$")), 1)
    MOAssertTimesCalled(archive.methodReference(.file, args: .having(\Payment.receiver, "landlord")), 1)
    MOAssertTimesCalled(archive.methodReference(.file, args: .where { (paid: Payment) in paid.items.isEmpty }), 1)
  }

  @Test func endsBoundsAndKinds() {
    archive.note("unknown card 666")
    archive.file(Payment(receiver: "landlord"))
    ledger.transfer(to: "A", amount: 10)
    MOAssertTimesCalled(archive.methodReference(.note, args: .hasSuffix("666")), 1)
    MOAssertTimesCalled(archive.methodReference(.file, args: .ofType(Payment.self)), 1)
    MOAssertTimesCalled(archive.methodReference(.file, args: .having(\Payment.items, .empty)), 1)
    MOAssertTimesCalled(ledger.method.transfer(.any, .atMost(10)), 1)
  }

  @Test func choicesObjectsAndElements() {
    let bell = CountingBell()
    let log = MockObject<LogMethods>()
    log._onMethod(.write, args: bell, 3.14, ["rent", "food"], ["time": 7])
    MOAssertTimesCalled(log.methodReference(.write, args: .identical(to: bell), .any, .any, .any), 1)
    MOAssertTimesCalled(log.methodReference(.write, args: .any, .near(3.1, within: 0.1), .any, .any), 1)
    MOAssertTimesCalled(log.methodReference(.write, args: .any, .any, ["rent", .any], ["time": .any]), 1)
    MOAssertTimesCalled(log.methodReference(.write, args: .any, .nil || .atLeast(3), .any, .notNil), 1)
  }

  @Test func aMatcherOnItsOwn() {
    #expect(ArgumentMatcher.even.matches(4))
    let short = ArgumentMatcher("short") { argument in ((argument as? String)?.count ?? 0) < 5 }
    #expect(short.matches("rent") && !short.matches("landlord"))
  }
}

private enum LogMethods { case write }

private final class CountingBell {}
