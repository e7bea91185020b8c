import Foundation
import Testing
import XCTest

/// What is known of the test run that this code is part of.
enum TestRun {
  enum Listener {
    case swiftTesting, xcTest, nobody
  }

  /// Which library would hear of a failure now.
  static var listener: Listener {
    if Test.current != nil || isSwiftTestingProcess { return .swiftTesting }
    if progress.isTestCaseRunning { return .xcTest }
    // Off the test's task, `Test.current` is nil. Where both libraries share a process, having seen a Swift Testing test
    // is the only sign left.
    return progress.hasSeenSwiftTesting ? .swiftTesting : .nobody
  }

  /// Tells one run of one test from all others.
  enum TestID: Hashable {
    case swiftTesting(Test.ID, arguments: String)
    case xcTest(number: Int)
    case none
  }

  /// The test that is running on this task or, under XCTest, at this time; nil off a Swift Testing test's task.
  static var currentTest: TestID? {
    if let test = Test.current {
      // The cases of one parameterized test share its identity; their arguments tell them apart.
      return .swiftTesting(test.id, arguments: test.isParameterized ? "\(Test.Case.current as Any)" : "")
    }
    return isSwiftTestingProcess ? nil : .xcTest(number: progress.testNumber)
  }

  /// Takes note of the test that is making a mock.
  static func noteMock() {
    if isSwiftTestingProcess { return }
    if Test.current != nil { progress.noteSwiftTesting() }
    _ = progress
  }

  /// `swift test` runs each library in a process of its own, and says which.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
  }()

  private static let progress: Progress = {
    let progress = Progress()
    XCTestObservationCenter.shared.addTestObserver(progress)
    return progress
  }()

  /// Follows the test cases of XCTest.
  private final class Progress: NSObject, XCTestObservation, @unchecked Sendable {
    // Sendable because all variables are touched under the lock only.
    private let lock = NSLock()
    private var hasSeenTest = false
    /// Nobody announces the test case that was already running when the observer was added.
    ///
    /// In a process that runs XCTest bundles there is one, and nowhere else.
    private var isRunning = CommandLine.arguments[0].hasSuffix("xctest")

    var isTestCaseRunning: Bool { lock.withLock { isRunning } }
    /// How many test cases have started.
    private var startedCount = 0

    var testNumber: Int { lock.withLock { startedCount } }
    var hasSeenSwiftTesting: Bool { lock.withLock { hasSeenTest } }
    func noteSwiftTesting() { lock.withLock { hasSeenTest = true } }
    func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { isRunning = false } }
    func testCaseWillStart(_ testCase: XCTestCase) {
      lock.withLock {
        isRunning = true
        startedCount += 1
      }
    }
  }
}
