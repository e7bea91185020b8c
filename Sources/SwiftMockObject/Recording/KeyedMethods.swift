/// The methods of a mock that have keys: with them, the compiler checks what a test stubs and reads.
///
/// Generated mocks come with their keys. A hand-written mock may add its own, which stand in the enum of its methods. Each
/// has the name and the signature of its requirement:
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
/// `ledger.method.transfer` is then a ``TypedMethodReference``, which ``MethodDoor`` finds.
public protocol KeyedMethods: Hashable, SendableMetatype {
  /// A type with a ``MethodKey`` for each method, called like the requirement.
  associatedtype Keys

  /// The keys.
  static var keys: Keys { get }
}
