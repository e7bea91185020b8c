import SwiftMockObject

@testable import Bank

enum RateServiceMethods { case rate, currencies }

final class MockRateService: MockObject<RateServiceMethods>, RateService, @unchecked Sendable {
  func rate(of currency: String) async throws -> Double { try await _onAsyncThrowingMethod(.rate, args: currency) }
  func currencies() async -> [String] { await _onAsyncMethod(.currencies, defaultReturn: ["EUR"]) }
}
