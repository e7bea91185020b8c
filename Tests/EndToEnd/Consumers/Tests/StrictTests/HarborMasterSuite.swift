import Harbor
import SwiftMockObject
import Testing

@Suite struct HarborMasterSuite {
  private let pilot = MockPilot()
  private let registry = MockRegistry()
  private var master: HarborMaster<MockRegistry> { HarborMaster(pilot: pilot, registry: registry) }

  @Test func a_ship_is_entered_and_guided() throws {
    #expect(try master.admit(Ship(name: "Anna", length: 12), to: nil))

    MOAssertTimesCalled(registry.methodReference(.enter), 1)
    MOAssertArgumentEquals(registry.methodReference(.enter), 1, Ship(name: "Anna", length: 12))
    MOAssertArgumentNil(pilot.methodReference(.guide), 2)
    MOAssertArgumentEquals(pilot.methodReference(.setIsOnDuty), 1, true)
  }

  @Test func a_full_harbor_sends_no_pilot() {
    registry.methodReference(.enter).setCustomBehaviorToThrow(HarborError.full)

    #expect(throws: HarborError.full) { try master.admit(Ship(name: "Anna", length: 12), to: 3) }
    MOAssertTimesCalled(pilot.methodReference(.guide), 0)
  }

  @Test func an_unknown_ship_has_no_length() async throws {
    #expect(try await master.length(of: "Anna") == 7)

    registry.methodReference(.shipNamed).setCustomBehaviorToReturnNil()
    await #expect(throws: HarborError.unknownShip) { try await master.length(of: "Bella") }
    MOAssertArgumentEquals(registry.methodReference(.shipNamed), 1, 1, "Anna")
    MOAssertArgumentEquals(registry.methodReference(.shipNamed), 1, "Bella")
  }

  @Test func the_answer_to_a_hail_is_called_back() throws {
    pilot.methodReference(.hail).setCustomBehavior { (name: String, answer: @escaping (String, Int) -> Void) in
      answer(name, 2)
    }
    #expect(master.greeting(of: "Ahoy") == "AhoyAhoy")

    let answer: ((String, Int) -> Void)? = MOAssertAndGetArgument(pilot.methodReference(.hail), 2)
    #expect(answer != nil)
  }
}
