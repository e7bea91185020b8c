/// A reference to calls of a mock's method: what every assertion takes.
///
/// ``MethodReference`` is one, and so is the typed reference that `mock.method` gives.
public protocol CallReference<Methods> {
  /// One value for each requirement of the mocked protocol.
  associatedtype Methods: Hashable

  /// The same calls as a plain reference.
  var reference: MethodReference<Methods> { get }
}

extension MethodReference: CallReference {
  /// The reference itself.
  public var reference: MethodReference<Methods> { self }
}
