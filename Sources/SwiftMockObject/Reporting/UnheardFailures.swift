import Foundation
import SwiftMockObjectAtomics

/// Failures that no test library will hear of, because no test is running.
///
/// They may come from a thread that outlived its test, or from a program that runs no tests. They are printed, and
/// the process ends with exit code 1.
enum UnheardFailures {
  /// Prints a failure, and makes the process fail.
  static func report(_ failure: MockFailure) {
    let text = "\(failure.place.filePath):\(failure.place.line): error: \(failure.message)\n"
    FileHandle.standardError.write(Data("\(text)  No test was running that could have reported this.\n".utf8))
    failProcess()
  }

  /// Makes the process end with exit code 1.
  static func failProcess() {
    mo_fail_at_exit()
    watchExit()
  }

  /// Reports failures that nobody has heard of when the process ends.
  static func watchExit() {
    _ = exitIsWatched
  }

  /// Whether the process has begun to end.
  ///
  /// From then on, test libraries lose what they are told.
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
