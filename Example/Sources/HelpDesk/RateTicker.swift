/// Watches what money is worth.
protocol RateWatcher: Sendable {
  func rates(of currency: String) -> AsyncThrowingStream<Double, any Error>
  func alarms() -> any AsyncSequence<String, Never>
}

/// The running line at the top of the screen; it connects again when the connection breaks, but once only.
@MainActor
final class RateTicker {
  private(set) var shown: [Double] = []
  private(set) var alarms: [String] = []
  private(set) var isBroken = false
  private let watcher: any RateWatcher

  init(watcher: any RateWatcher) {
    self.watcher = watcher
  }

  func run(_ currency: String) async {
    for _ in 1...2 {
      do {
        for try await rate in watcher.rates(of: currency) { shown.append(rate) }
        return
      } catch {
        continue
      }
    }
    isBroken = true
  }

  func listen() async {
    for await alarm in watcher.alarms() { alarms.append(alarm) }
  }
}
