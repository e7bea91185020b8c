/// A method of a mock together with its signature.
///
/// ```swift
/// struct Keys {
///   let balance = MethodKey<LedgerMethods, (String) throws -> Int>(.balance)
///   let owner = MethodKey<LedgerMethods, () -> String>(.owner)  // var owner: String { get set }
///   let setOwner = MethodKey<LedgerMethods, (String) -> Void>(.setOwner)
/// }
/// ```
///
/// The signature is a function type: the parameters, `async`, what it throws, what it returns. A property has the
/// signature `() -> T`, its setter `(T) -> Void`.
///
/// The compiler can't compare the signature with the mock, so copy it with care. If the signature is wrong, the first
/// stub or assertion that meets a call of other types fails and names both. A parameter that the mock records as
/// something else, such as an `inout` one, has the type of what is recorded.
public struct MethodKey<Methods: Hashable, Signature> {
  /// The case of the method.
  public let method: Methods

  /// Makes a key for the case.
  public init(_ method: Methods) {
    self.method = method
  }
}

extension MethodKey: Sendable where Methods: Sendable {}
