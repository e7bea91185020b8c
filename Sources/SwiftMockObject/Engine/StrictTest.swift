/// A test, or one mock in it, in which every call must be stubbed and asserted.
final class StrictTest: Sendable {
  /// The line that made it strict.
  ///
  /// What has no line of its own is reported there.
  let place: SourcePlace
  let options: StrictOptions
  private let mocks = Locked<[MockMemory]>([])

  init(_ options: StrictOptions, at place: SourcePlace) {
    self.options = options
    self.place = place
  }

  /// The strict test that a mock made now belongs to.
  static var current: StrictTest? {
    if let ofTask { return ofTask }
    return TestRun.isInSwiftTesting ? nil : ofXCTest.withLock { $0 }
  }

  /// For Swift Testing, where tests run in parallel and each knows its task.
  @TaskLocal static var ofTask: StrictTest?

  /// For XCTest, which runs one test at a time.
  private static let ofXCTest = Locked<StrictTest?>(nil)

  /// Begins or ends a strict XCTest.
  static func setCurrent(ofXCTest test: StrictTest?) {
    let old = ofXCTest.withLock { current in
      defer { current = test }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// Adds a mock that was made in the test, and keeps what it remembers until the end.
  func add(_ mock: MockMemory) {
    mocks.withLock { $0.append(mock) }
  }

  /// Reports the stubs that no call used, and the calls that no assertion accounted for.
  func finish() {
    let mocks = mocks.withLock { mocks in
      defer { mocks = [] }
      return mocks
    }
    for mock in mocks {
      // One of them may have options of its own.
      let options = mock.strictness?.options ?? options
      let isWarning = options.contains(.warn)
      if !options.contains(.stubsNeedNoUse) {
        for stub in mock.unusedStubs() { Reporter.report(stub.text, at: stub.place, isWarning: isWarning) }
      }
      if let failure = checkNoOtherCalls(CallHistory(of: [mock])) {
        Reporter.report(failure, at: place, isWarning: isWarning)
      }
    }
  }

  /// Reports an unstubbed call, unless it needs no stub.
  func report(_ call: MockCall) {
    if call.result == Void.self, options.contains(.voidCallsNeedNoStub) { return }
    Reporter.report(
      UnexpectedCall(call: call.fact, result: call.result, misses: call.stubMisses).text, at: place,
      isWarning: options.contains(.warn))
  }
}
