import Testing

@testable import SwiftMockObject

private struct Coin: CustomTestStringConvertible, CustomStringConvertible {
  var cents: Int
  var description: String { "Coin of \(cents)" }
  var testDescription: String { "\(cents) ct" }
}

@Suite("Descriptions for tests")
struct TestDescriptionTests {
  @Test func theDescriptionForTestsComesFirst() {
    #expect(shortDescription(of: Coin(cents: 5)) == "5 ct")
    #expect(shortDescription(of: [Coin(cents: 5)]) == "[5 ct]")
  }
}
