import Foundation
import Testing
import XCTest

/// Reports a failure to the one test library that is listening.
///
/// It is the only place that chooses between them. `XCTFail` in a Swift Testing test and `Issue.record` in an XCTest
/// are lost without a trace, and reporting to both would count twice.
enum Reporter {
  /// Reports a failure at a place.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - place: The line to mark.
  ///   - isWarning: Whether it is only a warning, which doesn't fail the test.
  static func report(_ text: String, at place: SourcePlace, isWarning: Bool = false) {
    let failure = MockFailure(message: text, place: place, isWarning: isWarning)
    if let collector = FailureCollector.current, collector.add(failure) { return }
    if isWarning { return warn(failure) }
    switch TestRun.listener {
    case .swiftTesting:
      Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(place))
      // Off the test's task, the run may end before it takes note.
      if Test.current == nil { UnheardFailures.failProcess() }
    case .xcTest(let progress):
      progress.report(failure) {
        // `XCTFail` only takes a `StaticString`, and a helper may forward its file as a `String`.
        XCTFail(text, file: StaticString(leaking: place.filePath), line: UInt(clamping: place.line))
      }
    case .nobody:
      UnheardFailures.report(failure)
    }
  }

  /// Reports a warning: as an issue if the test library has warnings, otherwise on standard error.
  private static func warn(_ warning: MockFailure) {
    #if compiler(>=6.3)
      if case .swiftTesting = TestRun.listener {
        Issue.record(
          Comment(rawValue: warning.message), severity: .warning, sourceLocation: SourceLocation(warning.place))
        return
      }
    #endif
    let text = "\(warning.place.filePath):\(warning.place.line): warning: \(warning.message)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Reports a failure after which the test can't continue, and ends the process.
  static func reportAndStop(_ text: String, at place: SourcePlace) -> Never {
    report(text, at: Test.current.map { SourcePlace($0.sourceLocation) } ?? place)
    fatalError(Test.current.map { "\(text)\n  in the test \($0.name), at \(SourcePlace($0.sourceLocation))" } ?? text)
  }
}

extension Reporter {
  /// Reports what a check found wrong.
  ///
  /// With Swift Testing, calls that don't fit in the message are attached.
  static func report(_ failure: any CheckFailure, at place: SourcePlace, isWarning: Bool = false) {
    report(failure.text, at: place, isWarning: isWarning)
    guard FailureCollector.current == nil, let history = failure.history, history.count > Message.longestHistory else {
      return
    }
    attach(named: "calls.txt", at: place) { history.text }
  }

  /// Reports mistakes in the use of gates.
  static func report(_ failures: [GateFailure]) {
    for failure in failures { report(failure.text, at: failure.place) }
  }
}

extension SourceLocation {
  init(_ place: SourcePlace) {
    // The `file:` that a helper forwards need not look like a file ID, and Swift Testing traps on one without a
    // slash.
    self.init(
      fileID: place.fileID.contains("/") ? place.fileID : "Tests/\(place.fileID)", filePath: place.filePath,
      line: max(1, place.line), column: max(1, place.column))
  }
}
