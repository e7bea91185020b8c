/// A recorder, whatever the type of its methods.
protocol MockMemory: AnyObject, Sendable {
  var mockType: Any.Type? { get }
  /// The calls; the caller holds the lock.
  func tracks() -> [CallTrack]
  /// The behaviors that no call has used; the caller holds the lock.
  func unusedBehaviors() -> [(method: AnyHashable, behavior: Behavior)]
  func addListener(_ wakeUp: @escaping @Sendable () -> Void) -> Int
  func removeListener(_ listener: Int)
}

extension MockRecorder: MockMemory {}

extension CallHistory {
  /// The calls of each recorder at the same instant.
  static func histories(of recorders: [any MockMemory]) -> [CallHistory] {
    let numbers = numbersAmongNamesakes(recorders.map(\.mockType))
    let tracks = RecordingLock.withLock { recorders.map { $0.tracks() } }
    return zip(tracks, numbers).map { tracks, number in
      let numbered = tracks.map { CallTrack(mock: $0.mock, method: $0.method, calls: $0.calls, mockNumber: number) }
      return CallHistory(tracks: numbered, mockNumber: number)
    }
  }

  /// The calls of all recorders at one instant.
  init(of recorders: [any MockMemory]) {
    self.init(tracks: Self.histories(of: distinct(recorders)).flatMap(\.tracks))
  }
}

/// The recorders, each once.
func distinct(_ recorders: [any MockMemory]) -> [any MockMemory] {
  var distinct: [any MockMemory] = []
  for recorder in recorders where !distinct.contains(where: { $0 === recorder }) { distinct.append(recorder) }
  return distinct
}
