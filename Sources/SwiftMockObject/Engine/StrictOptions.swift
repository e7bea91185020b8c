/// What a strict test, or a strict mock, does not ask for, and how it says what it has found.
///
/// ```swift
/// @Suite(.strictMocks([.voidCallsNeedNoStub, .stubsNeedNoUse])) struct PaymentTests { … }
/// ```
public struct StrictOptions: OptionSet, Sendable {
  /// A call of a method that returns nothing needs no stub.
  public static let voidCallsNeedNoStub = StrictOptions(rawValue: 1)
  /// A call that a stub has answered needs no assertion: the stub's answer counts as one.
  public static let stubbedCallsNeedNoAssertion = StrictOptions(rawValue: 2)
  /// A stub need not be used: for those of a set-up that several tests share.
  public static let stubsNeedNoUse = StrictOptions(rawValue: 4)
  /// What is found is a warning, and fails no test.
  ///
  /// Swift Testing shows it as a warning since Swift 6.3; elsewhere it is printed.
  public static let warn = StrictOptions(rawValue: 8)

  /// The options as bits.
  public let rawValue: Int

  /// Makes a set out of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
