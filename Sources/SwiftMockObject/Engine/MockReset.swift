/// What ``MockRecording/resetMock(_:)`` forgets.
///
/// ```swift
/// ledger.resetMock(.invocations)
/// ```
public struct MockReset: OptionSet, Sendable {
  /// The recorded calls, with every argument that they kept alive.
  public static let invocations = MockReset(rawValue: 1)
  /// The stubs and the `perform` closures, with everything that they captured.
  public static let behaviors = MockReset(rawValue: 2)

  /// The parts as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
