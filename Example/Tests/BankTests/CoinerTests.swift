import SwiftMockObject
import Testing

@testable import Bank

/// A static requirement: each test has its own record of it.
struct CoinerTests {
  @Test func everyCoinIsStruck() {
    #expect(Coiner<MockMint>().make(["1 €", "2 €"]) == 2)
    MOAssertTimesCalled(MockMint.staticMock.methodReference(.strike), 2)
  }

  @Test func coinsThatCannotBeMadeDoNotCount() {
    MockMint.staticMock.methodReference(.strike, args: "3 €").setCustomBehaviorToReturn(false)
    #expect(Coiner<MockMint>().make(["1 €", "3 €"]) == 1)
  }
}
