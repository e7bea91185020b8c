/// Looks at payments before they are made.
struct Screening: Sendable {
  let check: any FraudCheck

  /// The payments that may be made; the others are reported.
  func accepted(of payments: [Payment]) async throws -> [Payment] {
    var accepted: [Payment] = []
    for payment in payments {
      let score = try await check.score(of: payment)
      if score > check.threshold {
        await check.report(payment, reason: "score \(score)")
      } else {
        accepted.append(payment)
      }
    }
    return accepted
  }
}
