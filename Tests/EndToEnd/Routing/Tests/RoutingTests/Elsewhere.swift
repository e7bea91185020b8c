import Foundation

/// Runs the work on a thread of its own, to its end.
func onThread(_ work: @escaping @Sendable () -> Void) {
  let finished = DispatchSemaphore(value: 0)
  Thread {
    work()
    finished.signal()
  }.start()
  finished.wait()
}

/// Work that is begun during a test and done after it.
final class Late: Sendable {
  static let atExit = Late()

  private let isDue = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts a thread that works when it is told to.
  func plan(_ work: @escaping @Sendable () -> Void) {
    Thread(block: planned(work)).start()
  }

  /// The work, to be done when it is due.
  func planned(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    { [isDue, isDone] in
      isDue.wait()
      work()
      isDone.signal()
    }
  }

  /// Lets the work be done, and waits for it.
  func comeNow() {
    isDue.signal()
    _ = isDone.wait(timeout: .now() + 5)
  }
}
