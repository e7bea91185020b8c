import SwiftMockObject
import Testing

private struct Account: Equatable {
  var name: String
}

private enum CounterMethods { case pay, note }

private final class MockCounter: MockObject<CounterMethods> {
  func pay(_ account: Account, _ amount: Double) { _onMethod(.pay, args: account, amount) }
  func note(_ text: String?, _ number: UInt8?) { _onMethod(.note, args: text, number) }
}

@Suite("References narrowed by what stands in the call")
struct NarrowedReferenceTests {
  private let mock = MockCounter()

  @Test func aLiteralBesideAPlainValueMeansTheParametersType() {
    let account = Account(name: "A")
    mock.pay(account, 10)
    #expect(mock.methodReference(.pay, args: account, 10).timesCalled == 1)
    #expect(mock.methodReference(.pay, args: account, 11).timesCalled == 0)
    #expect(mock.methodReference(.pay, args: account, .any).timesCalled == 1)
    #expect(mock.methodReference(.pay, args: Account(name: "B"), 10).timesCalled == 0)
  }

  @Test func literalsMatchersAndOptionalsMix() {
    mock.note("tea", 3)
    mock.note(nil, nil)
    let text: String? = "tea"
    let nothing: String? = nil
    #expect(mock.methodReference(.note, args: text, 3).timesCalled == 1)
    #expect(mock.methodReference(.note, args: "tea", .any).timesCalled == 1)
    #expect(mock.methodReference(.note, args: nothing, .nil).timesCalled == 1)
    #expect(mock.methodReference(.note, args: nil, nil).timesCalled == 1)
    #expect(mock.methodReference(.note, args: .hasPrefix("t"), .greaterThan(2)).timesCalled == 1)
  }

  @Test func anotherNumberOfArgumentsMatchesNothing() {
    mock.note("tea", 3)
    #expect(mock.methodReference(.note, args: "tea").timesCalled == 0)
  }

  @Test func aStubForAnotherNumberOfArgumentsIsReported() {
    mock.methodReference(.note, args: "tea").setCustomBehavior { _ in }
    let failures = MOCaptureFailures { mock.note("tea", 3) }
    #expect(
      failures.map(\.message) == [
        """
        MockCounter.note has 2 arguments, but its stub is for calls with 1.
          called as MockCounter.note("tea", 3)
          stub set at MethodReference+NarrowingTests.swift:\(#line - 2)
        """
      ])
    #expect(failures.map(\.place.line) == [#line - 10])
  }
}
