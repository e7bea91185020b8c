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

  /// The mocks of the test that is running here; nil if none is known to be.
  static var roster: MockRoster? {
    guard let test = currentTest else { return nil }
    if case .xcTest = test, case .idle = xcTest.state { return nil }
    return rosters.withLock { $0.roster(of: test) }
  }

  private struct Rosters {
    /// A mock keeps its roster, which is forgotten with the last of them.
    private struct Entry { weak var roster: MockRoster? }

    private var entries: [TestID: Entry] = [:]
    private var limit = 64

    mutating func roster(of test: TestID) -> MockRoster {
      if let roster = entries[test]?.roster { return roster }
      if entries.count >= limit {
        entries = entries.filter { $0.value.roster != nil }
        limit = 2 * entries.count + 64
      }
      let roster = MockRoster()
      entries[test] = Entry(roster: roster)
      return roster
    }
  }

  private static let rosters = Locked(Rosters())

  /// Forgets which mocks were made before anything was known of XCTest, where that was before any test: they are the properties
  /// of all test cases.
  static func forgetEarlyMocks() {
    rosters.withLock { $0.roster(of: .xcTest(number: 0)) }.close()
  }

  /// Takes note of the test that is making a mock.
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
