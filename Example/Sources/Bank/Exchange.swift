/// The exchange counter's screen.
@MainActor
final class Exchange {
  let service: any RateService
  private(set) var isLoading = false
  private(set) var message = ""

  init(service: any RateService) {
    self.service = service
  }

  /// Shows what an amount is worth; asks a second time when the first attempt fails.
  func show(_ amount: Double, in currency: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      let rate = try await rate(of: currency)
      message = "\(amount * rate) \(currency)"
    } catch {
      message = "no rate for \(currency)"
    }
  }

  private func rate(of currency: String) async throws -> Double {
    do {
      return try await service.rate(of: currency)
    } catch RateError.offline {
      return try await service.rate(of: currency)
    }
  }

  /// Asks for the rate and lets the caller go on.
  func prefetch(_ currency: String) {
    Task.detached { [service] in _ = try await service.rate(of: currency) }
  }
}
