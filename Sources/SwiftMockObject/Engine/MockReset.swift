/// What ``MockRecording/resetMock(_:)`` forgets.
public struct MockReset: OptionSet, Sendable {
  /// The recorded calls, and with them every argument that they kept alive.
  public static let invocations = MockReset(rawValue: 1)
  /// The behaviors, with all that they captured.
  public static let behaviors = MockReset(rawValue: 2)

  /// The parts as bits.
  public let rawValue: Int

  /// Makes a set out of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
