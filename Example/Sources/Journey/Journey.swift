/// A journey on which the traveler is told where they are.
actor Journey {
  private(set) var places: [String] = []
  private(set) var warnings = 0
  private let positions: any PositionSource
  private let map: any MapService
  private let logbook: any Logbook
  private weak var listener: (any JourneyListener)?

  init(positions: any PositionSource, map: any MapService, logbook: any Logbook, listener: any JourneyListener) {
    self.positions = positions
    self.map = map
    self.logbook = logbook
    self.listener = listener
  }

  /// Follows the device until there are no more positions.
  func follow() async {
    do {
      for try await position in positions.updates(every: 5) { try await reach(position) }
      listener?.journeyDidEnd(with: nil)
    } catch {
      listener?.journeyDidEnd(with: error)
    }
  }

  private func reach(_ position: Position) async throws {
    let name = try await map.name(of: position)
    guard places.last != name else { return }
    places.append(name)
    listener?.journeyDidReach(name)
    await logbook.write(name)
    map.watchTraffic(near: position) { [weak self] traffic in
      guard traffic == .jammed else { return }
      Task { await self?.warn() }
    }
  }

  private func warn() { warnings += 1 }
}
