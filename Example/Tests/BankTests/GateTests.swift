import SwiftMockObject
import Testing

@testable import Bank

/// Calls that wait until the test resumes them.
struct GateTests {
  private let service = MockRateService()

  @Test func callsAreResumedInAnyOrder() async throws {
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend()
    let dollar = Task { [service] in try await service.rate(of: "USD") }
    await gate.waitForCalls(1)
    let yen = Task { [service] in try await service.rate(of: "JPY") }
    await gate.waitForCalls(2, within: Duration.seconds(5))
    #expect(gate.waitingCalls == 2)
    gate.resume(call: 2, returning: 160.0)
    #expect(try await yen.value == 160)
    gate.resume(throwing: RateError.offline)
    await #expect(throws: RateError.offline) { try await dollar.value }
  }

  @Test func aCallIsAnsweredInAdvance() async throws {
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend(times: 1)
    gate.resume(returning: 1.25)
    #expect(try await service.rate(of: "USD") == 1.25)
  }

  @Test func cancellationEndsTheWait() async {
    let gate = service.methodReference(.rate).setCustomBehaviorToSuspend()
    let dollar = Task { [service] in try await service.rate(of: "USD") }
    await gate.waitForCalls(1)
    dollar.cancel()
    await #expect(throws: CancellationError.self) { try await dollar.value }
  }
}
