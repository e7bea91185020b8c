import SwiftMockObject
import Testing

private enum KioskMethods { case price, open }

private final class MockKiosk: MockObject<KioskMethods>, @unchecked Sendable {
  func price(_ item: String) -> Int { _onMethod(.price, defaultReturn: 0, args: item) }
  func open() { _onMethod(.open) }

  override init() {}

  convenience init(forwardingTo real: @escaping @Sendable (String) -> Int) {
    self.init()
    mockRecorder.forward {
      methodReference(.price).setCustomBehavior { (item: String) in real(item) }
      methodReference(.open).setCustomBehavior { _ in }
    }
  }
}

struct StubRulesTests {
  private let kiosk = MockKiosk()
  private var price: MethodReference<KioskMethods> { kiosk.methodReference(.price) }

  private func unused() -> [Int] {
    MOCaptureFailures { MOAssertAllStubsUsed(kiosk) }.map(\.place.line)
  }

  @Test func aNarrowedStubThatALaterGeneralOneHidesIsUnused() {
    kiosk.methodReference(.price, args: "tea").setCustomBehaviorToReturn(1, line: 10)
    price.setCustomBehaviorToReturn(2, line: 11)
    #expect(kiosk.price("tea") == 2)
    let failures = MOCaptureFailures { MOAssertAllStubsUsed(kiosk) }
    #expect(failures.map(\.place.line) == [10])
    #expect(
      failures.map(\.message) == [
        """
        A stub was set for MockKiosk.price("tea"), but no call used it.
          stub set at StubRulesTests.swift:10
          hidden by the newer stub at StubRulesTests.swift:11, which answers the same calls
          next: set the general stub first, the exceptions after it
        """
      ])
  }

  private func hidingLines() -> [String] {
    MOCaptureFailures { MOAssertAllStubsUsed(kiosk) }.map { failure in
      let hint = failure.message.split(separator: "\n").first { $0.contains("hidden by") }
      return "\(failure.place.line) \(hint.map { $0.filter(\.isNumber) } ?? "-")"
    }
  }

  @Test func aStubThatANewerOneForMatchersHidesIsFoundByTheCallsThatWereAnswered() {
    kiosk.methodReference(.price, args: "tea").setCustomBehaviorToReturn(1, line: 10)
    kiosk.methodReference(.price, args: .any).setCustomBehaviorToReturn(2, line: 11)
    #expect(hidingLines() == ["10 -", "11 -"])
    #expect(kiosk.price("milk") == 2)
    #expect(hidingLines() == ["10 -"])
    #expect(kiosk.price("tea") == 2)
    #expect(hidingLines() == ["10 11"])
  }

  @Test func aGeneralStubThatOneForSomeCallsHidesIsFound() {
    price.setCustomBehaviorToReturn(1, line: 10)
    price.setCustomBehaviorToReturn(2, times: 3, line: 11)
    #expect(kiosk.price("tea") == 2)
    #expect(hidingLines() == ["10 11"])
  }

  @Test func callsThatWereAnsweredBeforeAStubWasSetDontHideIt() {
    kiosk.methodReference(.price, args: .any).setCustomBehaviorToReturn(1, line: 10)
    #expect(kiosk.price("tea") == 1)
    kiosk.methodReference(.price, args: "tea").setCustomBehaviorToReturn(2, line: 11)
    #expect(hidingLines() == ["11 -"])
  }

  @Test func aNarrowedStubThatWasUsedBeforeItWasHiddenIsNotHeldAgainstTheTest() {
    kiosk.methodReference(.price, args: "tea").setCustomBehaviorToReturn(1)
    #expect(kiosk.price("tea") == 1)
    price.setCustomBehaviorToReturn(2)
    #expect(kiosk.price("tea") == 2)
    #expect(unused() == [])
  }

  @Test func aStubThatIsReplacedThroughTheSameReferenceIsNotHeldAgainstTheTest() {
    let tea = kiosk.methodReference(.price, args: "tea")
    tea.setCustomBehaviorToReturn(1, line: 10)
    tea.setCustomBehaviorToReturn(2, line: 11)
    price.setCustomBehaviorToReturn(3, times: 1, line: 12)
    #expect(kiosk.price("tea") == 3)
    #expect(kiosk.price("tea") == 2)
    price.setCustomBehaviorToReturn(4, line: 13)
    price.setCustomBehaviorToReturn(5, line: 14)
    #expect(kiosk.price("milk") == 5)
    #expect(unused() == [])
  }

  @Test func aStubForSomeCallsLeavesTheOneBeforeItInForce() {
    let tea = kiosk.methodReference(.price, args: "tea")
    tea.setCustomBehaviorToReturn(1)
    tea.setCustomBehaviorToReturn(2, times: 1)
    #expect([kiosk.price("tea"), kiosk.price("tea")] == [2, 1])
  }

  @Test func removingThroughTheSameReferenceBringsTheGeneralStubBack() {
    price.setCustomBehaviorToReturn(1)
    kiosk.methodReference(.price, args: "tea").setCustomBehaviorToReturn(2)
    kiosk.methodReference(.price, args: "tea").removeCustomBehavior()
    #expect(kiosk.price("tea") == 1)
  }

  @Test func forwardingIsThereAgainWhenTheStubIsRemoved() {
    let kiosk = MockKiosk(forwardingTo: { $0.count })
    #expect(kiosk.price("tea") == 3)
    kiosk.methodReference(.price).setCustomBehaviorToReturn(9)
    #expect(kiosk.price("tea") == 9)
    kiosk.methodReference(.price).removeCustomBehavior()
    #expect(kiosk.price("tea") == 3)
    kiosk.methodReference(.price).removeCustomBehavior()
    #expect(kiosk.price("tea") == 3)
    kiosk.resetMock()
    #expect(kiosk.price("tea") == 0)
  }

  @Test func forwardingThatNoCallUsedIsNoUnusedStub() {
    let kiosk = MockKiosk(forwardingTo: { $0.count })
    #expect(MOCaptureFailures { MOAssertAllStubsUsed(kiosk) }.isEmpty)
    kiosk.methodReference(.price).setCustomBehaviorToReturn(9)
    #expect(MOCaptureFailures { MOAssertAllStubsUsed(kiosk) }.count == 1)
  }

  @Test func manyNarrowedStubsAnswerEachTheirOwn() {
    for number in 0..<2_000 {
      kiosk.methodReference(.price, args: .equal("item \(number)")).setCustomBehaviorToReturn(number)
    }
    #expect((0..<2_000).allSatisfy { kiosk.price("item \($0)") == $0 })
    kiosk.methodReference(.price, args: "item 7").setCustomBehaviorToReturn(-1)
    #expect(kiosk.price("item 7") == -1)
    #expect(kiosk.price("none") == 0)
  }
}
