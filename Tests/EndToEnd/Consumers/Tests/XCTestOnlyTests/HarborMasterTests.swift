import Harbor
import SwiftMockObject
import XCTest

final class HarborMasterTests: XCTestCase {
  private var pilot = MockPilot()
  private var registry = MockRegistry()

  override func setUp() {
    pilot = MockPilot()
    registry = MockRegistry()
  }

  private var master: HarborMaster<MockRegistry> { HarborMaster(pilot: pilot, registry: registry) }

  func test_a_ship_is_entered_and_guided() throws {
    XCTAssertTrue(try master.admit(Ship(name: "Anna", length: 12), to: nil))

    MOAssertTimesCalled(registry.methodReference(.enter), 1)
    MOAssertArgumentEquals(registry.methodReference(.enter), 1, Ship(name: "Anna", length: 12))
    MOAssertArgumentNil(pilot.methodReference(.guide), 2)
    MOAssertArgumentEquals(pilot.methodReference(.setIsOnDuty), 1, true)
  }

  func test_a_full_harbor_sends_no_pilot() {
    registry.methodReference(.enter).setCustomBehaviorToThrow(HarborError.full)

    XCTAssertThrowsError(try master.admit(Ship(name: "Anna", length: 12), to: 3)) {
      XCTAssertEqual($0 as? HarborError, .full)
    }
    MOAssertTimesCalled(pilot.methodReference(.guide), 0)
  }

  func test_an_unknown_ship_has_no_length() async throws {
    let length = try await master.length(of: "Anna")
    XCTAssertEqual(length, 7)

    registry.methodReference(.shipNamed).setCustomBehaviorToReturnNil()
    do {
      _ = try await master.length(of: "Bella")
      XCTFail("A ship that is not there has a length.")
    } catch {
      XCTAssertEqual(error as? HarborError, .unknownShip)
    }
    MOAssertArgumentEquals(registry.methodReference(.shipNamed), 1, 1, "Anna")
    MOAssertArgumentEquals(registry.methodReference(.shipNamed), 1, "Bella")
  }

  func test_the_answer_to_a_hail_is_called_back() {
    pilot.methodReference(.hail).setCustomBehavior { (name: String, answer: @escaping (String, Int) -> Void) in
      answer(name, 2)
    }
    XCTAssertEqual(master.greeting(of: "Ahoy"), "AhoyAhoy")

    let answer: ((String, Int) -> Void)? = MOAssertAndGetArgument(pilot.methodReference(.hail), 2)
    XCTAssertNotNil(answer)
  }
}
