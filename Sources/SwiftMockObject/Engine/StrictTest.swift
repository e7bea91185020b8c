import Foundation
import Testing

/// A test, or one mock in it, that must say what it wants of every call.
final class StrictTest: @unchecked Sendable {
  // Sendable because the list is touched under the lock only.

  /// Where strictness was asked for; what has no line of its own is reported there.
  let place: SourcePlace
  private let lock = NSLock()
  private var recorders: [any MockMemory] = []

  init(at place: SourcePlace) {
    self.place = place
  }

  /// The strict test that a mock which is made now belongs to.
  static var current: StrictTest? {
    if let ofTask { return ofTask }
    return Test.current == nil ? xcTestLock.withLock { ofXCTest } : nil
  }

  /// Of Swift Testing, where tests run in parallel and each knows its task.
  @TaskLocal static var ofTask: StrictTest?

  /// Of XCTest, which runs one test at a time.
  nonisolated(unsafe) private static var ofXCTest: StrictTest?  // touched under the lock only
  private static let xcTestLock = NSLock()

  static func setCurrent(ofXCTest test: StrictTest?) {
    xcTestLock.withLock { ofXCTest = test }
  }

  /// Takes in a mock that was made in the test, and keeps what it remembers until the end.
  func add(_ recorder: any MockMemory) {
    lock.withLock { recorders.append(recorder) }
  }

  /// Reports the stubs that no call has used and the calls that no assertion has accounted for.
  func finish() {
    for recorder in lock.withLock({ recorders }) {
      for stub in recorder.unusedStubs() { Reporter.report(stub.text, at: stub.place) }
      let mocks = recorder.mockType.map { [$0] } ?? []
      if let failure = checkNoOtherCalls(CallHistory(of: [recorder]), of: mocks) {
        Reporter.report(failure, at: place)
      }
    }
    lock.withLock { recorders = [] }
  }
}

extension MockMemory {
  /// The behaviors that were set and that no call has used.
  func unusedStubs() -> [UnusedStub] {
    let behaviors = RecordingLock.withLock { unusedBehaviors() }
    return behaviors.map {
      UnusedStub(mock: mockType, method: $0.method, pattern: $0.behavior.pattern, place: $0.behavior.place)
    }
    .sorted { ($0.place.filePath, $0.place.line) < ($1.place.filePath, $1.place.line) }
  }
}
