import Foundation
import Testing

@testable import SwiftMockObject

/// As it is often written: it stops the process for an object of another class.
private class Account: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  // swift-format-ignore: NeverForceUnwrap
  override func isEqual(_ object: Any?) -> Bool { number == (object as! Account).number }
  override var hash: Int { number }
}
private final class Savings: Account {}
private final class Card: NSObject {
  // swift-format-ignore: NeverForceUnwrap
  override func isEqual(_ object: Any?) -> Bool { (object as! Card) === self }
  override var hash: Int { 1 }
}

@Suite("Equality that stops for nothing")
struct GuardedEqualityTests {
  @Test func anObjectIsNotAskedAboutOneOfAnotherClass() {
    let (account, card): (NSObject, NSObject) = (Account(1), Card())
    #expect(!areEqual(account, card))
    #expect(!areEqual(card, account))
    #expect(areEqual(account, Account(1)))
    #expect(!areEqual(account, Account(2)))
  }

  @Test func anAncestorIsAsked() {
    #expect(areEqual(Account(1), Savings(1)))
    #expect(areEqual(Savings(1) as Account, Account(1)))
    #expect(!areEqual(Savings(1) as Account, Account(2)))
  }

  @Test func classesOfOneClusterAreEqual() {
    #expect(areEqual(NSString("a") as NSObject, NSMutableString("a")))
    #expect(!areEqual(NSString("a") as NSObject, Card()))
  }

  @Test func matchersAndComparisonsAreGuardedToo() {
    let argument: Any = Card()
    #expect(!ArgumentMatcher.equal(Account(1) as NSObject).matches(argument))
    #expect(ArgumentMatcher.equal(Account(1) as NSObject).matches(Account(1)))
    #expect(!structurallyEqual([Account(1)] as [NSObject], [Card()] as [NSObject]))
  }
}
