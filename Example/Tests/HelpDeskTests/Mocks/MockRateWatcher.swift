import SwiftMockObject

@testable import HelpDesk

enum RateWatcherMethods: KeyedMethods, CaseIterable, Sendable {
  case rates

  struct Keys {
    let rates = MethodKey<RateWatcherMethods, (String) -> AsyncThrowingStream<Double, any Error>>(.rates)
  }
  static var keys: Keys { Keys() }
}

final class MockRateWatcher: MockObject<RateWatcherMethods>, RateWatcher, @unchecked Sendable {
  func rates(of currency: String) -> AsyncThrowingStream<Double, any Error> { return _onMethod(.rates, args: currency) }
}
