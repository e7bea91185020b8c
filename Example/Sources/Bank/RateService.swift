/// Exchange rates, from somewhere far away.
protocol RateService: Sendable {
  func rate(of currency: String) async throws -> Double
  func currencies() async -> [String]
}

/// Why there is no rate.
enum RateError: Error, Equatable {
  case offline
}
