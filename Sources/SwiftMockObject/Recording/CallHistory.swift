/// All calls of one mock, or of several, in the order in which they were made.
///
/// It shares the logs, so taking it costs as much as there are methods, and looking at a part of it as much as the part.
struct CallHistory {
  /// A run of calls, and how many there are on both sides of it.
  struct Window {
    let earlierCount: Int
    let calls: [RecordedCall]
    let laterCount: Int
  }

  let tracks: [CallTrack]
  /// Which of the mocks of its type it is whose calls they are, where a message is about several.
  let mockNumber: Int?

  init(tracks: [CallTrack], mockNumber: Int? = nil) {
    self.tracks = tracks
    self.mockNumber = mockNumber
  }

  var count: Int { tracks.reduce(0) { $0 + $1.log.count } }

  /// The number of the call in this history, counted from 1.
  func number(of call: RecordedCall) -> Int {
    tracks.reduce(1) { $0 + $1.count(before: call.sequenceNumber) }
  }

  /// At most `limit` calls: the first ones, or those around `focus` where it is not among them.
  func window(of limit: Int, around focus: RecordedCall? = nil) -> Window {
    guard let focus, number(of: focus) > limit else {
      let calls = calls(after: 0, limit: limit)
      return Window(earlierCount: 0, calls: calls, laterCount: count - calls.count)
    }
    // As many before the focus as after it, or more where fewer come after.
    let number = number(of: focus)
    let before = calls(before: focus.sequenceNumber, limit: max(limit / 2, limit - 1 - (count - number)))
    let after = calls(after: focus.sequenceNumber, limit: limit - 1 - before.count)
    return Window(
      earlierCount: number - 1 - before.count, calls: before + [focus] + after, laterCount: count - number - after.count
    )
  }

  /// The first calls that were made after the one with this sequence number.
  func calls(after sequenceNumber: Int, limit: Int) -> [RecordedCall] {
    var next = tracks.map { $0.count(before: sequenceNumber + 1) }
    var calls: [RecordedCall] = []
    while calls.count < limit {
      let open = next.indices.filter { next[$0] < tracks[$0].log.count }
      guard let track = open.min(by: { tracks[$0].sequenceNumber(next[$0]) < tracks[$1].sequenceNumber(next[$1]) })
      else { break }
      calls.append(tracks[track][next[track]])
      next[track] += 1
    }
    return calls
  }

  /// The last calls that were made before the one with this sequence number.
  func calls(before sequenceNumber: Int, limit: Int) -> [RecordedCall] {
    var rest = tracks.map { $0.count(before: sequenceNumber) }
    var calls: [RecordedCall] = []
    while calls.count < limit {
      let open = rest.indices.filter { rest[$0] > 0 }
      guard
        let track = open.max(by: { tracks[$0].sequenceNumber(rest[$0] - 1) < tracks[$1].sequenceNumber(rest[$1] - 1) })
      else { break }
      rest[track] -= 1
      calls.append(tracks[track][rest[track]])
    }
    return calls.reversed()
  }
}

extension CallTrack {
  fileprivate func sequenceNumber(_ index: Int) -> Int { log[index].sequenceNumber }
}
