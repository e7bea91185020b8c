import SwiftMockObject
import Testing

private struct Ticket: ~Copyable {
  let number: Int
}

private enum Sold: Error { case out }

private enum BoothMethods { case plain, withDefault, throwing, waiting }

private final class MockBooth: MockObject<BoothMethods>, @unchecked Sendable {
  func plain() -> Ticket { _onMethod(.plain) }
  func withDefault() -> Ticket { _onMethod(.withDefault, defaultReturn: Ticket(number: 0)) }
  func throwing() throws -> Ticket { try _onThrowingMethod(.throwing) }
  func waiting(_ id: Int) async -> Ticket {
    await _onAsyncMethod(.waiting, defaultReturn: Ticket(number: 0), args: id)
  }
}

private let advice =
  "got a UniqueResult that an earlier call has been given. To make one for each call, set a closure: "
  + "`setCustomBehavior { _ in UniqueResult(…) }`."

@Suite("Results that can't be copied")
struct UniqueResultTests {
  private let booth = MockBooth()

  @Test func eachCallIsGivenOneOfItsOwn() throws {
    booth.methodReference(.plain).setCustomBehavior { _ in UniqueResult(Ticket(number: 4)) }
    #expect(booth.plain().number == 4)
    #expect(booth.plain().number == 4)
    booth.methodReference(.throwing).setCustomBehaviorToReturn(UniqueResult(Ticket(number: 5)))
    #expect(try booth.throwing().number == 5)
    booth.methodReference(.throwing).setCustomBehaviorToThrow(Sold.out)
    #expect(throws: Sold.out) { _ = try booth.throwing() }
  }

  @Test func oneThatIsReturnedAgainFailsAtItsLineAndTheDefaultServes() {
    booth.methodReference(.withDefault)
      .setCustomBehaviorToReturn(UniqueResult(Ticket(number: 1)), filePath: "BoothTests.swift", line: 3)
    #expect(booth.withDefault().number == 1)
    let failures = MOCaptureFailures { #expect(booth.withDefault().number == 0) }
    #expect(
      failures.map(\.message) == [
        """
        MockBooth.withDefault \(advice)
          called as MockBooth.withDefault()
          stub set at BoothTests.swift:3
        """
      ])
    #expect(failures.first?.place.line == 3)
  }

  @Test func aClosureThatKeepsOneFailsLikeIt() async {
    let kept = UniqueResult(Ticket(number: 1))
    booth.methodReference(.waiting, args: 7).setCustomBehavior { _ in kept }
    #expect(await booth.waiting(7).number == 1)
    let failures = await MOCaptureFailures { #expect(await booth.waiting(7).number == 0) }
    #expect(failures.map(\.message).first?.hasPrefix("MockBooth.waiting \(advice)") == true)
  }

  @Test func aMethodThatThrowsGoesOnWithAnError() {
    booth.methodReference(.throwing).setCustomBehaviorToReturn(UniqueResult(Ticket(number: 1)))
    _ = try? booth.throwing().number
    let failures = MOCaptureFailures { #expect(throws: MockError.self) { _ = try booth.throwing() } }
    #expect(failures.count == 1)
  }

  @Test func whereNothingIsLeftTheFailuresComeBeforeTheEnd() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let booth = MockBooth()
      booth.methodReference(.plain)
        .setCustomBehaviorToReturn(UniqueResult(Ticket(number: 1)), filePath: "BoothTests.swift", line: 3)
      _ = booth.plain()
      withKnownIssue { _ = booth.plain() }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("MockBooth.plain() must return UniqueResult<Ticket>, but no stub answered the call"))
    #expect(text.contains("set at BoothTests.swift:3: could not answer, as has been reported"))
  }
}
