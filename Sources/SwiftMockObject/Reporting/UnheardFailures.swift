import Foundation

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
    let isTooLate = state.withLock { state in
      state.hasFailed = true
      return state.phase == .over
    }
    if isTooLate { endWithFailure() }
    watchExit()
  }

  /// Has failures that nobody has heard of by the end of the process reported then.
  static func watchExit() {
    _ = exitIsWatched
  }

  /// Whether the process has begun to end; what a test library is told from then on is lost.
  static var isExiting: Bool {
    state.withLock { $0.phase != .running }
  }

  private enum Phase {
    case running
    /// What nobody has heard of is being reported.
    case exiting
    /// The exit code has been decided on; whoever still fails has to change it.
    case over
  }

  private struct State {
    var hasFailed = false
    var phase = Phase.running
  }

  private static let state = Locked(State())

  private static let exitIsWatched: Void = {
    atexit {
      TestRun.xcTest.reportUnheard()
      state.withLock { $0.phase = .exiting }
      Reporter.report(WaitingRoom.endAllWaits())
      let mustFail = state.withLock { state in
        state.phase = .over
        return state.hasFailed
      }
      if mustFail { endWithFailure() }
    }
  }()

  private static func endWithFailure() {
    fflush(nil)
    _exit(1)
  }
}
