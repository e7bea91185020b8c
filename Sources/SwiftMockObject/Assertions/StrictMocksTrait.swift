public import Testing

/// Makes all mocks of a test strict.
///
/// Write it `.strictMocks`.
public struct StrictMocksTrait: TestTrait, SuiteTrait, TestScoping {
  /// What the test doesn't ask for.
  let options: StrictOptions

  /// A suite's tests are strict as well.
  public var isRecursive: Bool { true }

  /// Runs the test, and then looks for unused stubs and unasserted calls.
  ///
  /// Swift Testing calls it.
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
  /// - An unstubbed call fails the test at once, even if the method returns nothing.
  /// - At the end, each unused stub is a failure at the line that set it, and each call that no assertion was about
  ///   (see `MOAssertNoOtherCalls`) is a failure.
  ///
  /// Mocks that are made in a detached task or on another thread don't belong to the test, and stay lenient.
  public static var strictMocks: StrictMocksTrait { strictMocks([]) }

  /// Makes all mocks strict that are made in the test, or in each test of the suite, with exceptions.
  ///
  /// ```swift
  /// @Suite(.strictMocks([.voidCallsNeedNoStub, .stubsNeedNoUse])) struct PaymentTests { … }
  /// ```
  ///
  /// - Parameter options: What isn't asked for, and whether the test only warns.
  public static func strictMocks(_ options: StrictOptions) -> StrictMocksTrait { StrictMocksTrait(options: options) }
}
