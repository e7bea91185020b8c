import SwiftMockObject
import Testing

private enum MakerMethods { case make, name }

private final class MockMaker: MockObject<MakerMethods> {
  func make() -> (Int) -> Int { _onMethod(.make, defaultReturn: { $0 }) }
}

private enum ForgeMethods: Sendable { case strike }

struct ReturnedFunctionTests {
  private let maker = MockMaker()

  @Test func aFunctionThatIsMarkedSendableIsOneOfThePlainType() {
    maker.methodReference(.make).setCustomBehaviorToReturn({ @Sendable (number: Int) -> Int in number + 1 })
    #expect(maker.make()(1) == 2)
    maker.methodReference(.make).setCustomBehavior { _ in { @Sendable (number: Int) -> Int in number + 2 } }
    #expect(maker.make()(1) == 3)
  }

  @Test func aFunctionOfAnotherTypeIsNot() {
    maker.methodReference(.make).setCustomBehaviorToReturn({ @Sendable (text: String) -> Int in text.count })
    let failures = MOCaptureFailures { #expect(maker.make()(1) == 1) }
    #expect(failures.count == 1)
  }

  @Test func aStaticMockIsCalledByTheTypeThatItIsOf() {
    let forge = StaticMock<ForgeMethods>(of: MockMaker.self)
    let failures = MOCaptureFailures { MOAssertCalled(forge.methodReference(.strike)) }
    #expect(
      failures.map(\.message) == [
        "MockMaker.strike was expected to be called at least once, but it was never called.\n  MockMaker was not called at all."
      ])
  }

  @Test func numbersAreToldApartInNarrowedReferences() {
    let mock = MockObject<MakerMethods>()
    for number in 0..<100 { mock._onMethod(.name, args: number % 10, number as Int?, Optional<Int>.none) }
    #expect(mock.methodReference(.name, args: 7, .any, nil).timesCalled == 10)
    #expect(mock.methodReference(.name, args: 7, 17, nil).timesCalled == 1)
    #expect(mock.methodReference(.name, args: 7, 18, nil).timesCalled == 0)
  }
}
