import SwiftMockObject
import Testing

@testable import Journey

/// An actor that reads a stream, hands over callbacks, and writes to another actor.
///
/// Its mocks are made while the tests are built.
struct JourneyTests {
  private let positions = MockPositionSource()
  private let map = MockMapService()
  private let logbook = MockLogbook()
  private let listener = MockJourneyListener()
  private let journey: Journey
  private let harbor = Position.fixture(latitude: 53.5)
  private let moor = Position.fixture(latitude: 54.1)

  init() {
    journey = Journey(positions: positions, map: map, logbook: logbook, listener: listener)
    map.method.nameOf(harbor).returns("harbor")
    map.method.nameOf(moor).returns("moor")
  }

  @Test func eachPlaceIsNamedOnce() async {
    positions.method.updatesEvery.streams([harbor, harbor, moor])
    await journey.follow()
    #expect(await journey.places == ["harbor", "moor"])
    #expect(listener.method.journeyDidReach.invocations == ["harbor", "moor"])
    #expect(logbook.method.write.invocations == ["harbor", "moor"])
    MOAssertCalled(listener.method.journeyDidEndWith, with: .nil)
  }

  @Test func aPlaceIsWrittenDownAsSoonAsItIsReached() async {
    let device = positions.method.updatesEvery.streams()
    let following = Task { await journey.follow() }
    await device.send(harbor)
    MOAssertCalledInOrder(listener.method.journeyDidReach("harbor"), logbook.method.write("harbor"))
    device.finish()
    await following.value
  }

  @Test func aLostSignalEndsTheJourney() async {
    positions.method.updatesEvery.streams([harbor], throwing: JourneyError.noSignal)
    await journey.follow()
    MOAssertCalled(listener.method.journeyDidEndWith, with: .structurallyEqualTo(JourneyError.noSignal))
  }

  @Test func aJamIsCounted() async {
    positions.method.updatesEvery.streams([harbor])
    await journey.follow()
    map.method.watchTrafficNearOnChange.callArgument { _, onChange in
      onChange(.slow)
      onChange(.jammed)
    }
    await MOEventually(within: 2) { await #expect(journey.warnings == 1) }
  }

  @Test func thePositionsAreAskedForEveryFiveSeconds() async {
    await journey.follow()
    MOAssertCalled(positions.method.updatesEvery, with: .near(5, within: 0.1))
  }
}
