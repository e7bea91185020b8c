import Testing

@testable import SwiftMockObject

private struct Receipt {
  var items: [Double]
  var paid: (by: String, on: Int)
}

struct ArgumentMatcherStructureTests {
  private let receipt = Receipt(items: [12.5], paid: ("Ann", 3))

  @Test func theSameStructureIsAccepted() {
    let matcher = ArgumentMatcher.structurallyEqualTo(receipt)
    #expect(accepts(matcher, receipt))
    #expect(accepts(matcher, Receipt??.some(receipt) as Any))
    #expect(!accepts(matcher, Receipt(items: [12], paid: ("Ann", 3))))
    #expect(!accepts(matcher, Receipt(items: [12.5], paid: ("Bob", 3))))
    #expect(!accepts(matcher, 12.5))
    #expect(!accepts(matcher, nil))
    #expect(accepts(.structurallyEqualTo(nil), nil))
    #expect(!accepts(.structurallyEqualTo(nil), receipt))
  }

  @Test func itStandsBesidePlainValues() {
    #expect(matchers(mixing: 3, .structurallyEqualTo(receipt)).map { $0.matches(receipt) } == [false, true])
  }

  @Test func theDescriptionShowsTheValue() {
    let matcher = ArgumentMatcher.structurallyEqualTo(receipt)
    #expect(
      matcher.description == #"structurally equal to Receipt(items: [12.5], paid: (by: "Ann", on: 3))"#)
    #expect(matcher == .structurallyEqualTo(receipt))
    #expect(matcher != .structurallyEqualTo(Receipt(items: [], paid: ("Ann", 3))))
  }
}
