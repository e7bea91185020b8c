/// Watches what money is worth.
protocol RateWatcher: Sendable {
  func rates(_ currency: String) -> AsyncThrowingStream<Double, any Error>
}

/// The running line at the top of the screen; when the connection breaks, it connects once more.
@MainActor
final class RateTicker {
  private(set) var shown: [Double] = []
  private(set) var isBroken = false
  private let watcher: any RateWatcher

  init(watcher: any RateWatcher) {
    self.watcher = watcher
  }

  func run(_ currency: String) async {
    for _ in 1...2 {
      do {
        for try await rate in watcher.rates(currency) { shown.append(rate) }
        return
      } catch {
        continue
      }
    }
    isBroken = true
  }
}
