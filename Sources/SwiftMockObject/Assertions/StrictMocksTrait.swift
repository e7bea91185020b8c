public import Testing

/// Makes all mocks strict that are made in a test.
///
/// You write it `.strictMocks`.
public struct StrictMocksTrait: TestTrait, SuiteTrait, TestScoping {
  let options: StrictOptions

  /// A suite's tests are strict as well.
  public var isRecursive: Bool { true }

  /// Runs the test, and looks afterwards at what its mocks were told and asked in vain.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let strictTest = StrictTest(options, at: SourcePlace(test.sourceLocation))
    try await StrictTest.$ofTask.withValue(strictTest) { try await function() }
    strictTest.finish()
  }
}

extension Trait where Self == StrictMocksTrait {
  /// Makes all mocks strict that are made in the test, or in each test of the suite.
  ///
  /// ```swift
  /// @Test(.strictMocks) func paying() {
  ///   let ledger = MockLedger()
  ///   …
  /// }
  /// ```
  ///
  /// - A call that no behavior is for fails the test at once. Methods that return nothing are no exception.
  /// - At the end, each behavior that no call has used is reported at the line that set it, and each call that no
  ///   assertion was about (see `MOAssertNoOtherCalls`).
  ///
  /// Mocks that are made in a detached task or on another thread are not the test's own, and stay lenient.
  public static var strictMocks: StrictMocksTrait { strictMocks([]) }

  /// Makes all mocks strict that are made in the test, or in each test of the suite, but for what the options say.
  ///
  /// ```swift
  /// @Suite(.strictMocks([.voidCallsNeedNoStub, .stubsNeedNoUse])) struct PaymentTests { … }
  /// ```
  public static func strictMocks(_ options: StrictOptions) -> StrictMocksTrait { StrictMocksTrait(options: options) }
}
