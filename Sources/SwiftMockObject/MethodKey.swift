/// A method of a mock together with the types of its arguments and its result, so that the compiler checks what a test
/// stubs and reads.
///
/// Generated mocks come with their keys. A hand-written mock may add its own:
///
/// ```swift
/// extension MethodKey where Methods == LedgerMethods {
///   static var transfer: MethodKey<LedgerMethods, Bool, String, Int> { .init(.transfer) }
/// }
///
/// ledger.method(.transfer).setCustomBehavior { account, amount in amount < 100 }
/// ```
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct MethodKey<Methods: Hashable, ReturnType, each ArgumentType> {
  /// The method.
  public let method: Methods

  /// Makes a key for the method.
  ///
  /// The types are for you to get right: the compiler can't compare them with the mock.
  public init(_ method: Methods) {
    self.method = method
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension MethodKey: Sendable where Methods: Sendable {}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension MockRecording {
  /// The method with its types, for stubbing it and for asserting on its calls.
  public nonisolated func method<ReturnType, each ArgumentType>(
    _ key: MethodKey<Methods, ReturnType, repeat each ArgumentType>
  ) -> TypedMethodReference<Methods, ReturnType, repeat each ArgumentType> {
    TypedMethodReference(reference: methodReference(key.method))
  }

  /// The calls of the method whose arguments match, with their types.
  ///
  /// Values and matchers can be mixed; there must be one for each argument, which the compiler checks.
  ///
  /// Leave `shape` out: it is how the compiler is told to count.
  public nonisolated func method<ReturnType, each ArgumentType, each Value: Equatable>(
    _ key: MethodKey<Methods, ReturnType, repeat each ArgumentType>, args: repeat each Value,
    shape: (repeat (each ArgumentType, each Value)).Type = (repeat (each ArgumentType, each Value)).self
  ) -> TypedMethodReference<Methods, ReturnType, repeat each ArgumentType> {
    TypedMethodReference(reference: methodReference(key.method, args: repeat each args))
  }
}
