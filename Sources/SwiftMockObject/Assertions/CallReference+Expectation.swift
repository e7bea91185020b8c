public import XCTest

extension CallReference {
  /// Makes an XCTest expectation that is fulfilled when there are at least this many calls.
  ///
  /// ```swift
  /// let loaded = store.methodReference(.load).expectation(timesCalled: 1)
  /// viewModel.refresh()
  /// wait(for: [loaded], timeout: 2)  // or: await fulfillment(of: [loaded], timeout: 2)
  /// ```
  ///
  /// The last call itself fulfills it. If the calls have already been made, it is fulfilled at once. More calls do no
  /// harm; assert on their number afterwards. The calls so far count as asserted when it is fulfilled.
  ///
  /// - `count`: How many calls it takes, 1 or more. The same expectation for 0 is fulfilled at once.
  /// - Returns: The expectation, for `wait(for:timeout:)` or `fulfillment(of:timeout:)`.
  public func expectation(timesCalled count: Int = 1) -> XCTestExpectation {
    let reference = self.reference
    let text = "\(reference.snapshot().text) \(ExpectedCount(count...).text)"
    return CallExpectation(text, memory: reference.recorder.memory) {
      let snapshot = reference.snapshot()
      guard snapshot.count >= count else { return false }
      reference.markAsserted(snapshot)
      return true
    }
  }
}

/// An expectation that a mock's memory fulfills: it listens for calls until its condition holds.
private final class CallExpectation: XCTestExpectation, @unchecked Sendable {
  // Sendable because everything is constant, apart from what XCTest guards itself.
  private let isDone = Locked(false)
  /// Checks the condition and, if it holds, marks the calls as asserted.
  private let isMet: () -> Bool
  private let memory: MockMemory
  private var listener = 0

  init(_ description: String, memory: MockMemory, isMet: @escaping () -> Bool) {
    self.memory = memory
    self.isMet = isMet
    super.init(description: description)
    listener = memory.addListener { [weak self] in self?.look() }
    look()
  }

  deinit {
    memory.removeListener(listener)
  }

  /// Runs on each call and once at the start; fulfills the expectation the first time the condition holds.
  private func look() {
    // Once fulfilled, don't count further calls.
    guard !isDone.withLock({ $0 }), isMet() else { return }
    let isFirst = isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { fulfill() }
  }
}
