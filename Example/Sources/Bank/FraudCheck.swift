/// Looks for payments that should not be made.
///
/// Its mock is generated.
public protocol FraudCheck: Sendable {
  /// The score from which on a payment is reported.
  var threshold: Int { get }
  /// How suspicious a payment is.
  func score(of payment: Payment) async throws -> Int
  /// Tells the police.
  func report(_ payment: Payment, reason: String) async
}
