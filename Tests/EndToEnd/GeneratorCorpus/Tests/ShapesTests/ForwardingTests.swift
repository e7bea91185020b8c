import Shapes
import SwiftMockObject
import Testing

/// Mocks that hand unstubbed calls on to a real object.
@Suite struct ForwardingTests {
  private actor RealPump: Pump {
    func pressure() -> Int { 9 }
    func run(_ seconds: Int) async throws -> Int { seconds * 2 }
    nonisolated func label() -> String { "real" }
  }

  @MainActor private final class RealDial: Dial {
    var value = 1
    func turn(_ by: Int) -> Int {
      value += by
      return value
    }
    func settle() async -> String { "settled at \(value)" }
    nonisolated func id() -> Int { 7 }
  }

  @Yard private final class RealGatekeeper: Gatekeeper {
    nonisolated init() {}
    func open(_ code: Int) -> Bool { code == 1 }
    func wait() async -> Int { 3 }
  }

  private final class RealShelves: Shelves {
    func find(_ item: String) throws -> String? { item + "!" }
    func each(_ body: (String) throws -> Void) throws { try body("a") }
    func same() -> Self { self }
    static func number() -> Int { 5 }
  }

  @Test func actorsForwardWhatCanWait() async throws {
    let mock = MockPump(forwardingTo: RealPump())
    #expect(try await mock.run(4) == 8)
    #expect(mock.label() == "real")
    #expect(await mock.pressure() == 0)
    mock.method.run.returns(1)
    #expect(try await mock.run(4) == 1)
    mock.method.run.removeStubs()
    #expect(try await mock.run(5) == 10)
    MOAssertTimesCalled(mock.method.run, 3)
  }

  @MainActor @Test func theMainActorForwards() async {
    let real = RealDial()
    let mock = MockDial(forwardingTo: real)
    #expect(mock.turn(2) == 3)
    mock.value = 5
    #expect(real.value == 5)
    #expect(mock.value == 5)
    #expect(await mock.settle() == "settled at 5")
    #expect(mock.id() == 0)
  }

  @Yard @Test func otherGlobalActorsForward() async {
    let mock = MockGatekeeper(forwardingTo: RealGatekeeper())
    #expect(mock.open(1))
    #expect(!mock.open(2))
    #expect(await mock.wait() == 3)
  }

  @Test func genericMocksForward() throws {
    let mock = MockShelves<String>(forwardingTo: RealShelves())
    #expect(try mock.find("x") == "x!")
    var seen: [String] = []
    try mock.each { seen.append($0) }
    #expect(seen == ["a"])
    #expect(mock.same() === mock)
    #expect(MockShelves<String>.number() == 0)
  }

  @Test func whatIsForwardedIsNoUnusedStub() {
    let mock = MockShelves<String>(forwardingTo: RealShelves())
    MOAssertAllStubsUsed(mock)
    mock.resetMock()
    #expect(throws: Never.self) { try mock.each { _ in } }
  }
}
