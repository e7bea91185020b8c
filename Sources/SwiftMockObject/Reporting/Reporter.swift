import Foundation
import Testing
import XCTest

/// Tells a failure to the one test library that is listening.
///
/// The only place that chooses between them: `XCTFail` in a Swift Testing test and `Issue.record` in an XCTest are lost
/// without a trace, and telling both would count twice.
enum Reporter {
  /// - Parameter isWarning: Whether it fails no test.
  static func report(_ text: String, at place: SourcePlace, isWarning: Bool = false) {
    let failure = MockFailure(message: text, place: place, isWarning: isWarning)
    if let collector = FailureCollector.current, collector.add(failure) { return }
    if isWarning { return warn(failure) }
    switch TestRun.listener {
    case .swiftTesting:
      Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(place))
      // Off the test's task, nothing keeps the run from ending before it takes note.
      if Test.current == nil { UnheardFailures.failProcess() }
    case .xcTest(let progress):
      progress.report(failure) {
        // `XCTFail` takes a `StaticString` alone, and a helper may hand its file on as a `String`.
        XCTFail(text, file: StaticString(leaking: place.filePath), line: UInt(clamping: place.line))
      }
    case .nobody:
      UnheardFailures.report(failure)
    }
  }

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

  /// Reports a failure after which nothing can go on, and ends the process.
  static func reportAndStop(_ text: String, at place: SourcePlace) -> Never {
    report(text, at: Test.current.map { SourcePlace($0.sourceLocation) } ?? place)
    fatalError(Test.current.map { "\(text)\n  in the test \($0.name), at \(SourcePlace($0.sourceLocation))" } ?? text)
  }
}

extension Reporter {
  /// Reports what a check found wrong.
  ///
  /// In Swift Testing, calls that the message had no room for go along as an attachment.
  static func report(_ failure: any CheckFailure, at place: SourcePlace, isWarning: Bool = false) {
    report(failure.text, at: place, isWarning: isWarning)
    guard FailureCollector.current == nil, let history = failure.history, history.count > Message.longestHistory else {
      return
    }
    attach(named: "calls.txt", at: place) { history.text }
  }

  /// Reports what was wrong with the use of gates.
  static func report(_ failures: [GateFailure]) {
    for failure in failures { report(failure.text, at: failure.place) }
  }
}

extension SourceLocation {
  init(_ place: SourcePlace) {
    // What a helper hands on as its `file:` need not look like a file ID, and Swift Testing stops at one without a slash.
    self.init(
      fileID: place.fileID.contains("/") ? place.fileID : "Tests/\(place.fileID)", filePath: place.filePath,
      line: max(1, place.line), column: max(1, place.column))
  }
}
