import Foundation
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
  /// their number afterwards.
  public func expectation(timesCalled count: Int = 1) -> XCTestExpectation {
    let reference = self.reference
    let text = "\(reference.snapshot().text) \(ExpectedCount(count...).text)"
    return CallExpectation(text, recorder: reference.recorder) { reference.timesCalled >= count }
  }
}

/// Is fulfilled when a recorder has noted what is waited for.
private final class CallExpectation: XCTestExpectation, @unchecked Sendable {
  // Sendable because the flag is touched under the lock only and all else is constant, beside what XCTest looks after.
  private let lock = NSLock()
  private var isDone = false
  private let isMet: () -> Bool
  private let recorder: any MockMemory
  private var listener = 0

  init(_ description: String, recorder: any MockMemory, isMet: @escaping () -> Bool) {
    self.recorder = recorder
    self.isMet = isMet
    super.init(description: description)
    listener = recorder.addListener { [weak self] in self?.look() }
    look()
  }

  deinit {
    recorder.removeListener(listener)
  }

  private func look() {
    guard isMet() else { return }
    let isFirst = lock.withLock {
      defer { isDone = true }
      return !isDone
    }
    if isFirst { fulfill() }
  }
}
