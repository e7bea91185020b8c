/// A place on the map.
struct Position: Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// Tells where the device is.
protocol PositionSource: Sendable {
  func updates(every seconds: Double) -> AsyncThrowingStream<Position, any Error>
}

/// How well the traffic flows.
enum Traffic: Sendable {
  case free, slow, jammed
}

/// Knows the world.
protocol MapService: Sendable {
  func name(of position: Position) async throws -> String
  func watchTraffic(near position: Position, onChange: @escaping @Sendable (Traffic) -> Void)
}

/// Hears how the journey goes.
protocol JourneyListener: AnyObject, Sendable {
  func journeyDidReach(_ name: String)
  func journeyDidEnd(with error: (any Error)?)
}

/// The book in which journeys are written down.
protocol Logbook: Actor {
  func write(_ line: String)
  func miles() async -> Double
}

/// Why a journey ends before its time.
enum JourneyError: Error, Equatable {
  case noSignal
}
