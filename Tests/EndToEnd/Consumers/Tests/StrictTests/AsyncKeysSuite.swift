import SwiftMockObject
import Testing

// Where `async` means `nonisolated(nonsending)`, keys of async methods are found by name as any other.

enum TideMethods: KeyedMethods {
  case height, forecast, warn

  struct Keys {
    let height = MethodKey<TideMethods, (String) async -> Int>(.height)
    let forecast = MethodKey<TideMethods, (Int) async throws -> [Int]>(.forecast)
    let warn = MethodKey<TideMethods, (String, Int) async throws(TideError) -> Void>(.warn)
  }
  static var keys: Keys { Keys() }
}

enum TideError: Error { case storm }

final class MockTide: MockObject<TideMethods> {
  func height(at place: String) async -> Int { await _onAsyncMethod(.height, args: place) }
  func forecast(days: Int) async throws -> [Int] { try await _onAsyncThrowingMethod(.forecast, args: days) }
  func warn(_ place: String, height: Int) async throws(TideError) {
    try await _onAsyncThrowingMethod(.warn, throwing: TideError.self, args: place, height)
  }
}

@Suite struct AsyncKeysSuite {
  private let tide = MockTide()

  @Test func stubs_and_assertions_find_them() async throws {
    tide.method.height("pier").returns(3)
    tide.method.forecast.answers { days in Array(repeating: 2, count: days) }
    tide.method.warn("pier", .atLeast(4)).throws(.storm)

    #expect(await tide.height(at: "pier") == 3)
    #expect(try await tide.forecast(days: 2) == [2, 2])
    try await tide.warn("pier", height: 3)
    await #expect(throws: TideError.storm) { try await tide.warn("pier", height: 5) }
    MOAssertTimesCalled(tide.method.warn, 2)
    MOAssertCalledInOrder(tide.method.height, tide.method.forecast(2), tide.method.warn("pier", 5))
  }

  @Test func a_gate_holds_them() async throws {
    let gate = tide.method.forecast.suspends()
    gate.resume(call: 1, returning: [7])
    #expect(try await tide.forecast(days: 1) == [7])
  }
}
