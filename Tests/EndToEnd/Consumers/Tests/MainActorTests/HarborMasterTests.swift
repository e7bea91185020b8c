import Harbor
import SwiftMockObject
import Testing
import XCTest

// Where every declaration belongs to the main actor unless it says otherwise, the methods' enum and a subclass of
// `MockObject` say `nonisolated`.

nonisolated enum PilotMethods { case isOnDuty, setIsOnDuty, guide, hail }

nonisolated final class MockPilot: MockObject<PilotMethods>, Pilot {
  var isOnDuty: Bool {
    get { _onMethod(.isOnDuty, defaultReturn: false) }
    set { _onMethod(.setIsOnDuty, args: newValue) }
  }

  func guide(_ ship: Ship, to berth: Int?) -> Bool { _onMethod(.guide, defaultReturn: true, args: ship, berth) }

  func hail(_ name: String, answer: @escaping (String, Int) -> Void) { _onMethod(.hail, args: name, answer) }
}

nonisolated enum RegistryMethods { case enter, shipNamed, countOfShips }

nonisolated final class MockRegistry: MockObject<RegistryMethods>, Registry, @unchecked Sendable {
  func enter(_ ship: Ship) throws { try _onThrowingMethod(.enter, args: ship) }

  func ship(named name: String) async throws -> Ship? {
    try await _onAsyncThrowingMethod(.shipNamed, defaultReturn: Ship(name: name, length: 7), args: name)
  }

  func countOfShips() async -> Int { await _onAsyncMethod(.countOfShips, defaultReturn: 1) }
}

/// A protocol of the main actor's own, whose mock stays on the main actor: it adopts `MockRecording`.
protocol Display {
  var brightness: Int { get set }
  func show(_ lines: [Line])
  func refresh(_ line: Line) async throws -> Bool
}

/// Not `Sendable`: it must not leave the main actor.
final class Line {
  var text = ""
}

nonisolated enum DisplayMethods { case brightness, setBrightness, show, refresh }

final class MockDisplay: MockRecording, Display {
  nonisolated let mockRecorder = MockRecorder<DisplayMethods>()

  var brightness: Int {
    get { _onMethod(.brightness, defaultReturn: 5) }
    set { _onMethod(.setBrightness, args: newValue) }
  }

  func show(_ lines: [Line]) { _onMethod(.show, args: lines) }

  func refresh(_ line: Line) async throws -> Bool {
    try await _onAsyncThrowingMethod(.refresh, defaultReturn: true, args: line)
  }
}

@Suite struct DisplaySuite {
  private let display = MockDisplay()
  private let pilot = MockPilot()
  private let registry = MockRegistry()

  @Test func a_mock_on_the_main_actor_records_and_answers() async throws {
    let line = Line()
    display.show([line])
    display.brightness += 1
    display.methodReference(.refresh).setCustomBehaviorToReturn(false)

    #expect(try await display.refresh(line) == false)
    MOAssertArgumentEquals(display.methodReference(.setBrightness), 1, 6)
    let lines: [Line]? = MOAssertAndGetArgument(display.methodReference(.show), 1)
    #expect(lines?.first === line)
  }

  @Test func a_nonisolated_mock_serves_code_of_other_modules() async throws {
    let master = HarborMaster(pilot: pilot, registry: registry)
    registry.methodReference(.shipNamed).setCustomBehavior { (name: String) async throws -> Ship? in
      Ship(name: name, length: 9)
    }

    #expect(try master.admit(Ship(name: "Anna", length: 12), to: nil))
    #expect(try await master.length(of: "Anna") == 9)
    MOAssertTimesCalled(registry.methodReference(.enter), 1)
    MOAssertArgumentNil(pilot.methodReference(.guide), 2)
  }
}

nonisolated final class DisplayTests: XCTestCase {
  @MainActor func test_a_test_case_on_the_main_actor_asserts_as_any_other() async throws {
    let display = MockDisplay()
    display.show([])
    _ = try await display.refresh(Line())
    MOAssertTimesCalled(display.methodReference(.show), 1)
    MOAssertTimesCalled(display.methodReference(.refresh), 1)
  }
}
