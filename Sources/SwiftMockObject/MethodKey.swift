/// A method of a mock together with its signature.
///
/// The signature is a function type: what the requirement takes, whether it is async, what it can throw, what it returns. A
/// property has the signature `() -> T`, its setter `(T) -> Void`.
///
/// It is for you to get right: the compiler can't compare it with the mock. A parameter that a mock records as something
/// else than it is, an `inout` one say, has the type of what is recorded.
public struct MethodKey<Methods: Hashable, Signature> {
  /// The method.
  public let method: Methods

  /// Makes a key for the method.
  public init(_ method: Methods) {
    self.method = method
  }
}

extension MethodKey: Sendable where Methods: Sendable {}
