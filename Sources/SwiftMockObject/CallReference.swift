/// A reference to the calls of one method of a mock.
///
/// Every assertion takes one.
///
/// ``MethodReference`` conforms to it, and so does ``TypedMethodReference``, which `mock.method.name` returns. Write
/// your own helpers for `some CallReference`, and they take both:
///
/// ```swift
/// func assertPaidOnce(_ payments: some CallReference, sourceLocation: SourceLocation = #_sourceLocation) {
///   MOAssertTimesCalled(payments, 1, sourceLocation: sourceLocation)
/// }
///
/// assertPaidOnce(ledger.method.transfer("landlord", .any))
/// assertPaidOnce(ledger.methodReference(.transfer))
/// ```
public protocol CallReference<Methods> {
  /// The enum with a case for each requirement of the mocked protocol.
  associatedtype Methods: Hashable

  /// The same calls as an untyped reference.
  var reference: MethodReference<Methods> { get }
}

extension MethodReference: CallReference {
  /// The reference itself.
  public var reference: MethodReference<Methods> { self }
}
