import SwiftMockObject
import XCTest

@testable import Bank

/// An async service, in the style of XCTest.
final class ExchangeXCTests: XCTestCase {
  private let service = MockRateService()

  @MainActor
  func testTheScreenShowsWhatTheMoneyIsWorth() async {
    service.methodReference(.rate).setCustomBehaviorToReturn(1.25)
    let exchange = Exchange(service: service)
    await exchange.show(100, in: "USD")
    XCTAssertEqual(exchange.message, "125.0 USD")
    MOAssertArgumentEquals(service.methodReference(.rate), 1, "USD")
  }

  @MainActor
  func testAPrefetchComesLater() async {
    let asked = service.methodReference(.rate).expectation(timesCalled: 1)
    Exchange(service: service).prefetch("USD")
    await fulfillment(of: [asked], timeout: 2)
    MOAssertArgumentEquals(service.methodReference(.rate), 1, "USD")
  }

  @MainActor
  func testTwoFailuresAreTold() async {
    service.methodReference(.rate).setCustomBehaviorToThrow(RateError.offline)
    let exchange = Exchange(service: service)
    await exchange.show(100, in: "USD")
    XCTAssertEqual(exchange.message, "no rate for USD")
    MOAssertTimesCalled(service.methodReference(.rate), 2)
  }
}
