import Foundation
import Testing
import XCTest

/// Tells a failure to the one test library that is listening.
///
/// The only place that chooses between them: `XCTFail` in a Swift Testing test and `Issue.record` in an XCTest are lost
/// without a trace, and telling both would count twice.
enum Reporter {
  static func report(_ text: String, at place: SourcePlace) {
    if let collector = FailureCollector.current {
      collector.add(MockFailure(message: text, place: place))
      return
    }
    switch TestRun.listener {
    case .swiftTesting: Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(place))
    case .xcTest: XCTFail(text, file: StaticString(leaking: place.filePath), line: UInt(place.line))
    case .nobody: reportToNobody(text, at: place)
    }
  }

  /// Reports a failure after which nothing can go on, and ends the process.
  static func reportAndStop(_ text: String, at place: SourcePlace) -> Never {
    report(text, at: Test.current.map { SourcePlace($0.sourceLocation) } ?? place)
    fatalError(text)
  }

  /// A failure that comes when no test is running (from a thread that outlived its test, say) can't be recorded as one.
  ///
  /// It is printed, and the process that was about to end well ends with exit code 1.
  private static func reportToNobody(_ text: String, at place: SourcePlace) {
    let message = "\(place): error: \(text)\n  No test was running that could have been told.\n"
    FileHandle.standardError.write(Data(message.utf8))
    _ = exitCodeIsSpoilt
  }

  private static let exitCodeIsSpoilt: Void = {
    atexit {
      fflush(nil)
      _exit(1)
    }
  }()
}

extension SourceLocation {
  init(_ place: SourcePlace) {
    self.init(
      fileID: place.fileID.contains("/") ? place.fileID : "Tests/\(place.fileID)", filePath: place.filePath,
      line: max(1, place.line), column: max(1, place.column))
  }
}

extension StaticString {
  /// A `StaticString` out of a text that is known only now.
  ///
  /// `XCTFail` takes no other, and a helper may hand its file on as a `String`. The text is kept for ever; that happens
  /// once for each failure.
  fileprivate init(leaking text: String) {
    let copy = strdup(text)!
    // The three stored properties of `StaticString`, whose layout is frozen: the start, the length, and flags of which the
    // second says whether all is ASCII.
    let parts = (UInt(bitPattern: copy), UInt(text.utf8.count), UInt8(text.utf8.allSatisfy { $0 < 128 } ? 2 : 0))
    self = unsafeBitCast(parts, to: StaticString.self)
  }
}
