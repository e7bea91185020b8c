import SwiftMockObject
import Testing

private struct Medal: Equatable {
  var name: String
}

private enum PrizeError: Error { case none }

private protocol Prizes {
  func plain() -> Medal?
  func throwing() throws -> Medal?
  func typed() throws(PrizeError) -> Medal?
  func waiting() async -> Medal?
  func waitingAndThrowing() async throws -> Medal?
  func waitingAndTyped() async throws(PrizeError) -> Medal?
}

private enum PrizeMethods { case plain, throwing, typed, waiting, waitingAndThrowing, waitingAndTyped }

private final class MockPrizes: MockObject<PrizeMethods>, Prizes {
  let gold = Medal(name: "gold")

  func plain() -> Medal? { _onMethod(.plain, defaultReturn: gold) }
  func throwing() throws -> Medal? { try _onThrowingMethod(.throwing, defaultReturn: gold) }
  func typed() throws(PrizeError) -> Medal? {
    try _onThrowingMethod(.typed, throwing: PrizeError.self, defaultReturn: gold)
  }
  func waiting() async -> Medal? { await _onAsyncMethod(.waiting, defaultReturn: gold) }
  func waitingAndThrowing() async throws -> Medal? {
    try await _onAsyncThrowingMethod(.waitingAndThrowing, defaultReturn: gold)
  }
  func waitingAndTyped() async throws(PrizeError) -> Medal? {
    try await _onAsyncThrowingMethod(.waitingAndTyped, throwing: PrizeError.self, defaultReturn: gold)
  }
}

/// A method that returns an optional and whose default is a value can be told to return nil.
struct OptionalResultsTests {
  private let prizes = MockPrizes()

  private func results() async throws -> [Medal?] {
    [
      prizes.plain(), try prizes.throwing(), try prizes.typed(), await prizes.waiting(),
      try await prizes.waitingAndThrowing(), try await prizes.waitingAndTyped(),
    ]
  }

  private func stub(_ set: (MethodReference<PrizeMethods>) -> Void) {
    let methods: [PrizeMethods] = [.plain, .throwing, .typed, .waiting, .waitingAndThrowing, .waitingAndTyped]
    for method in methods { set(prizes.methodReference(method)) }
  }

  @Test func the_default_is_the_answer_until_something_is_stubbed() async throws {
    #expect(try await results() == Array(repeating: Medal(name: "gold"), count: 6))
  }

  @Test func nil_can_be_stubbed() async throws {
    stub { $0.setCustomBehaviorToReturnNil() }
    #expect(try await results() == Array(repeating: nil, count: 6))
  }

  @Test func a_value_can_be_stubbed() async throws {
    stub { $0.setCustomBehaviorToReturn(Medal(name: "tin")) }
    #expect(try await results() == Array(repeating: Medal(name: "tin"), count: 6))
  }

  @Test func an_error_can_be_stubbed_where_the_method_throws() async throws {
    for method in [PrizeMethods.throwing, .typed, .waitingAndThrowing, .waitingAndTyped] {
      prizes.methodReference(method).setCustomBehaviorToThrow(PrizeError.none)
    }
    #expect(throws: PrizeError.none) { try prizes.throwing() }
    #expect(throws: PrizeError.none) { try prizes.typed() }
    await #expect(throws: PrizeError.none) { try await prizes.waitingAndThrowing() }
    await #expect(throws: PrizeError.none) { try await prizes.waitingAndTyped() }
  }
}
