/// What a strict test or mock doesn't ask for, and whether it only warns.
///
/// ```swift
/// @Suite(.strictMocks([.voidCallsNeedNoStub, .stubsNeedNoUse])) struct PaymentTests { … }
/// ```
public struct StrictOptions: OptionSet, Sendable {
  /// A call of a method that returns nothing needs no stub.
  public static let voidCallsNeedNoStub = StrictOptions(rawValue: 1)
  /// A call that a stub answered needs no assertion: the answer counts as one.
  public static let stubbedCallsNeedNoAssertion = StrictOptions(rawValue: 2)
  /// A stub need not be used.
  ///
  /// Use it if several tests share the stubs of a `setUp`.
  public static let stubsNeedNoUse = StrictOptions(rawValue: 4)
  /// Everything that is found is a warning, which fails no test.
  ///
  /// Swift Testing shows warnings since Swift 6.3. Elsewhere they are printed.
  public static let warn = StrictOptions(rawValue: 8)

  /// The options as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
