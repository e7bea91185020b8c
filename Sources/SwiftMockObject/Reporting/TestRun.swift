import Foundation
import Testing
import XCTest

/// What is known about the test run that this code is part of.
enum TestRun {
  /// Whether this is the task of a Swift Testing test.
  static var isInSwiftTesting: Bool { Test.current != nil }

  /// Who would hear of a failure.
  enum Listener {
    case swiftTesting, nobody
    case xcTest(XCTestProgress)
  }

  /// The library that would hear of a failure now.
  static var listener: Listener {
    if UnheardFailures.isExiting { return .nobody }
    if Test.current != nil || isSwiftTestingProcess { return .swiftTesting }
    switch xcTest.state {
    case .running: return .xcTest(xcTest)
    // Off the test's task, `Test.current` is nil. If both libraries share a process, a Swift Testing test that made a
    // mock is the only sign left.
    case _ where hasSeenSwiftTesting: return .swiftTesting
    case .unknown: return .xcTest(xcTest)
    case .idle: return .nobody
    }
  }

  /// Distinguishes one run of one test from all others.
  enum TestID: Hashable {
    case swiftTesting(Test.ID, TestCase?)
    case xcTest(number: Int)
    case none
  }

  /// The test that runs on this task or, under XCTest, at this time; nil off the task of a Swift Testing test.
  static var currentTest: TestID? {
    if let test = Test.current {
      return .swiftTesting(test.id, Test.Case.current.flatMap { $0.isParameterized ? TestCase($0) : nil })
    }
    return isSwiftTestingProcess ? nil : .xcTest(number: xcTest.testNumber)
  }

  /// Notes the test that makes a mock.
  static func noteMock() {
    if isSwiftTestingProcess {
      UnheardFailures.watchExit()
    } else if Test.current != nil {
      seen.withLock { $0 = true }
    }
    _ = xcTest
    _ = matchersAreHeard
  }

  /// Matchers only answer yes or no.
  ///
  /// This reports why one of them couldn't.
  private static let matchersAreHeard: Void = MatcherFailure.listen { failure, place in
    Reporter.report(failure.text, at: place)
  }

  /// Whether this process runs Swift Testing: `swift test` runs each library in a process of its own, and says which.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
  }()

  /// Follows XCTest from the first mock on.
  static let xcTest: XCTestProgress = {
    let progress = XCTestProgress()
    XCTestObservationCenter.shared.addTestObserver(progress)
    return progress
  }()

  /// Whether a mock was made in a Swift Testing test.
  private static let seen = Locked(false)
  private static var hasSeenSwiftTesting: Bool { seen.withLock { $0 } }
}
