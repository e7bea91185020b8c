import SwiftMockObject
import Testing

@testable import Bank

/// A generated mock, with its keys.
struct ScreeningTests {
  @Test func suspiciousPaymentsAreReported() async throws {
    let check = MockFraudCheck()
    check.method.threshold.returns(50)
    check.method.scoreOf.answers { payment in payment.receiver == "casino" ? 90 : 10 }
    let payments = [Payment(receiver: "landlord"), Payment(receiver: "casino")]
    let accepted = try await Screening(check: check).accepted(of: payments)
    #expect(accepted.map(\.receiver) == ["landlord"])
    MOAssertTimesCalled(check.method.reportReason, 1)
    #expect(check.method.reportReason.invocations.map(\.1) == ["score 90"])
  }

  @Test func aScoreMayTakeItsTime() async throws {
    let check = MockFraudCheck()
    let gate = check.method.scoreOf.suspends()
    async let accepted = Screening(check: check).accepted(of: [Payment(receiver: "casino")])
    await gate.waitForCalls(1)
    MOAssertNotCalled(check.method.reportReason)
    gate.resume(returning: 90)
    #expect(try await accepted.isEmpty)
    MOAssertCalled(check.method.reportReason)
  }
}
