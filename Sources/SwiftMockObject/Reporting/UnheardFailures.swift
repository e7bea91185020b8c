import Foundation
import SwiftMockObjectAtomics

/// Failures that no test library will hear of, since no test is running.
///
/// They come from a thread that outlived its test, say, or from a program that runs no tests. They are printed, and the
/// process that was about to end well ends with exit code 1.
enum UnheardFailures {
  static func report(_ failure: MockFailure) {
    let text = "\(failure.place.filePath):\(failure.place.line): error: \(failure.message)\n"
    FileHandle.standardError.write(Data("\(text)  No test was running that could have been told.\n".utf8))
    failProcess()
  }

  /// Has the process end with exit code 1.
  static func failProcess() {
    mo_fail_at_exit()
    watchExit()
  }

  /// Has failures that nobody has heard of by the end of the process reported then.
  static func watchExit() {
    _ = exitIsWatched
  }

  /// Whether the process has begun to end; what a test library is told from then on is lost.
  static var isExiting: Bool {
    hasBegunToExit.withLock { $0 }
  }

  private static let hasBegunToExit = Locked(false)

  private static let exitIsWatched: Void = {
    atexit {
      TestRun.xcTest.reportUnheard()
      hasBegunToExit.withLock { $0 = true }
      Reporter.report(WaitingRoom.endAllWaits())
    }
  }()
}
