import SwiftMockObject
import Testing

private enum ParcelMethods { case first, next, later, last }

private final class MockParcels: MockObject<ParcelMethods> {
  func first() -> any Sendable { _onMethod(.first, defaultReturn: try noDefaultReturn()) }
  func next() throws -> any Sendable { try _onThrowingMethod(.next, defaultReturn: try noDefaultReturn()) }
  func later() async -> any Sendable { await _onAsyncMethod(.later, defaultReturn: try noDefaultReturn()) }
  func last() async throws -> any Sendable {
    try await _onAsyncThrowingMethod(.last, defaultReturn: try noDefaultReturn())
  }
}

/// A method that returns `any Sendable` is not taken for one that returns nothing.
struct SendableResultsTests {
  private let parcels = MockParcels()

  @Test func a_stub_answers() async throws {
    for method in [ParcelMethods.first, .next, .later, .last] {
      parcels.methodReference(method).setCustomBehaviorToReturn(7)
    }
    #expect(parcels.first() as? Int == 7)
    #expect(try parcels.next() as? Int == 7)
    #expect(await parcels.later() as? Int == 7)
    #expect(try await parcels.last() as? Int == 7)
  }

  @Test func without_a_stub_the_natural_default_answers() async throws {
    parcels.mockRecorder.naturalDefaults.set("none" as any Sendable)
    #expect(parcels.first() as? String == "none")
    #expect(try parcels.next() as? String == "none")
    #expect(await parcels.later() as? String == "none")
    #expect(try await parcels.last() as? String == "none")
  }
}
