public import XCTest

extension CallReference {
  /// An expectation that is fulfilled once the calls have been made at least so many times.
  ///
  /// ```swift
  /// let loaded = store.methodReference(.load).expectation(timesCalled: 1)
  /// viewModel.refresh()
  /// wait(for: [loaded], timeout: 2)  // or: await fulfillment(of: [loaded], timeout: 2)
  /// ```
  ///
  /// It is fulfilled by the call itself, or at once if the calls have been made before. More calls do no harm; assert on
  /// their number afterwards. It counts as an assertion of the calls that have been made when it is fulfilled.
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

/// Is fulfilled when a recorder has noted what is waited for.
private final class CallExpectation: XCTestExpectation, @unchecked Sendable {
  // Sendable because all is constant, beside what XCTest looks after.
  private let isDone = Locked(false)
  /// Notes, when it is so, that the calls have been accounted for.
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

  private func look() {
    // Once it is fulfilled, no further call is worth counting for it.
    guard !isDone.withLock({ $0 }), isMet() else { return }
    let isFirst = isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { fulfill() }
  }
}
