/// A test, or one mock in it, that must say what it wants of every call.
final class StrictTest: Sendable {
  /// Where strictness was asked for; what has no line of its own is reported there.
  let place: SourcePlace
  let options: StrictOptions
  private let mocks = Locked<[MockMemory]>([])

  init(_ options: StrictOptions, at place: SourcePlace) {
    self.options = options
    self.place = place
  }

  /// The strict test that a mock which is made now belongs to.
  static var current: StrictTest? {
    if let ofTask { return ofTask }
    return TestRun.isInSwiftTesting ? nil : ofXCTest.withLock { $0 }
  }

  /// Of Swift Testing, where tests run in parallel and each knows its task.
  @TaskLocal static var ofTask: StrictTest?

  /// Of XCTest, which runs one test at a time.
  private static let ofXCTest = Locked<StrictTest?>(nil)

  static func setCurrent(ofXCTest test: StrictTest?) {
    let old = ofXCTest.withLock { current in
      defer { current = test }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// Takes in a mock that was made in the test, and keeps what it remembers until the end.
  func add(_ mock: MockMemory) {
    mocks.withLock { $0.append(mock) }
  }

  /// Reports the stubs that no call has used and the calls that no assertion has accounted for.
  func finish() {
    let mocks = mocks.withLock { mocks in
      defer { mocks = [] }
      return mocks
    }
    for mock in mocks {
      // One of them may have been given options of its own.
      let options = mock.strictness?.options ?? options
      let isWarning = options.contains(.warn)
      if !options.contains(.stubsNeedNoUse) {
        for stub in mock.unusedStubs() { Reporter.report(stub.text, at: stub.place, isWarning: isWarning) }
      }
      if let failure = checkNoOtherCalls(CallHistory(of: [mock]), of: [mock.identity]) {
        Reporter.report(failure, at: place, isWarning: isWarning)
      }
    }
  }

  /// Reports a call that no behavior is for, if it needs one.
  func report(_ call: MockCall) {
    if call.result == Void.self, options.contains(.voidCallsNeedNoStub) { return }
    Reporter.report(
      UnexpectedCall(call: call.fact, misses: call.stubMisses).text, at: place, isWarning: options.contains(.warn))
  }
}
