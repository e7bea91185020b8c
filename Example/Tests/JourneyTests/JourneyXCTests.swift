import SwiftMockObject
import XCTest

@testable import Journey

/// The same actor under XCTest.
final class JourneyXCTests: XCTestCase {
  func test_eachPlaceIsWrittenDown() async {
    let positions = MockPositionSource()
    let map = MockMapService()
    let logbook = MockLogbook()
    let listener = MockJourneyListener()
    let journey = Journey(positions: positions, map: map, logbook: logbook, listener: listener)
    map.method.nameOf.returns(inOrder: [.success("harbor"), .success("moor"), .failure(JourneyError.noSignal)])
    positions.method.updatesEvery.streams([.fixture(), .fixture(), .fixture()])
    await journey.follow()
    XCTAssertEqual(logbook.method.write.invocations, ["harbor", "moor"])
    MOAssertCalled(listener.method.journeyDidEndWith, with: .notNil)
  }
}
