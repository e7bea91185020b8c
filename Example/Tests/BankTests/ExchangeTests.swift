import SwiftMockObject
import Testing

@testable import Bank

/// An async service: answers in order, errors, a loading state, calls that come later.
@MainActor
struct ExchangeTests {
  private let service = MockRateService()
  private let exchange: Exchange

  init() {
    exchange = Exchange(service: service)
  }

  @Test func theScreenShowsWhatTheMoneyIsWorth() async {
    service.methodReference(.rate, args: "USD").setCustomBehaviorToReturn(1.25)
    await exchange.show(100, in: "USD")
    #expect(exchange.message == "125.0 USD")
  }

  @Test func oneFailureIsForgiven() async {
    service.methodReference(.rate).setCustomBehaviorToReturn(1.25)
    service.methodReference(.rate).setCustomBehaviorToThrow(RateError.offline, times: 1)
    await exchange.show(100, in: "USD")
    #expect(exchange.message == "125.0 USD")
    MOAssertTimesCalled(service.methodReference(.rate), 2)
  }

  @Test func theScreenSaysThatItIsLoading() async {
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend()
    let showing = Task { await exchange.show(100, in: "USD") }
    await gate.waitForCalls(1)
    #expect(exchange.isLoading)
    gate.resume(returning: 1.25)
    await showing.value
    #expect(!exchange.isLoading)
  }

  @Test func aPrefetchComesLater() async {
    exchange.prefetch("USD")
    await MOAssertCalled(service.methodReference(.rate), with: "USD", within: 2)
  }

  @Test func anyChecksCanBeWaitedFor() async {
    exchange.prefetch("USD")
    await MOAssertCalled(service.methodReference(.rate), within: 2)
    exchange.prefetch("CHF")
    await MOEventually(within: 2) {
      MOAssertCalledInOrder(service.methodReference(.rate, args: "USD"), service.methodReference(.rate, args: "CHF"))
      #expect(service.recordedInvocations.count == 2)
    }
  }
}
