/// The methods of a mock that have keys.
///
/// With keys, the compiler checks what a test stubs and reads.
///
/// Generated mocks come with keys. For a hand-written mock, add them to the enum of its methods. Each has the name
/// and the signature of its requirement:
///
/// ```swift
/// enum LedgerMethods: KeyedMethods {
///   case transfer, balance, close
///
///   struct Keys {
///     let transfer = MethodKey<LedgerMethods, (String, Int) -> Void>(.transfer)
///     let balance = MethodKey<LedgerMethods, (String) -> Int>(.balance)
///     let close = MethodKey<LedgerMethods, (String) throws -> Int>(.close)
///   }
///   static var keys: Keys { Keys() }
/// }
/// ```
///
/// `ledger.method.transfer` is then a ``TypedMethodReference``, which ``MethodDoor`` looks up.
public protocol KeyedMethods: Hashable, SendableMetatype {
  /// A type with a ``MethodKey`` for each method. Name each key as the test should write it.
  associatedtype Keys

  /// The keys.
  static var keys: Keys { get }
}
