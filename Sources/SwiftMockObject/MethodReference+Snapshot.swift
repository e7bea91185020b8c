extension MethodReference {
  /// The calls that it means, as they are now.
  func snapshot() -> Snapshot {
    let tracks = RecordingLock.withLock { recorder.tracks() }
    return Snapshot(
      mock: recorder.mockType, method: AnyHashable(method), pattern: pattern, history: CallHistory(tracks: tracks))
  }

  /// Notes that a passed assertion has accounted for all calls of the snapshot.
  func markAsserted(_ snapshot: Snapshot) {
    if let matches = snapshot.matches {
      recorder.markAsserted(matches, of: method)
    } else {
      recorder.markAsserted(first: snapshot.count, of: method)
    }
  }
}
