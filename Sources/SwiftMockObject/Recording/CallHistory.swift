/// All calls of one or several mocks, in the order in which they were made.
///
/// It shares the logs. So making one costs as much as there are methods, and looking at a part costs as much as the
/// part.
struct CallHistory {
  let tracks: [CallTrack]
  /// The mocks whose calls these are, also those that were not called.
  var mocks: [MockIdentity] = []

  /// The number of all calls.
  var count: Int { tracks.reduce(0) { $0 + $1.log.count } }

  /// The number of a call in this history, counted from 1.
  func number(of call: RecordedCall) -> Int {
    tracks.reduce(1) { $0 + $1.count(before: call.sequenceNumber) }
  }

  /// The calls worth showing if there are too many: those around some of them, or those at both ends.
  ///
  /// - Parameters:
  ///   - anchors: The calls that the message is about.
  ///   - limit: About how many calls to return.
  /// - Returns: The calls in order, each with its number.
  func calls(around anchors: [RecordedCall], limit: Int) -> [(number: Int, call: RecordedCall)] {
    if count <= limit { return Array(zip(1..., calls(after: 0, limit: limit))) }
    let anchors = anchors.isEmpty ? ends : anchors
    let radius = limit / (2 * anchors.count)
    var found: [Int: RecordedCall] = [:]
    for anchor in anchors {
      let before = calls(before: anchor.sequenceNumber, limit: radius)
      let around = before + [anchor] + calls(after: anchor.sequenceNumber, limit: radius)
      for (number, call) in zip((number(of: anchor) - before.count)..., around) { found[number] = call }
    }
    return found.sorted { $0.key < $1.key }.map { (number: $0.key, call: $0.value) }
  }

  /// The first call and the last one.
  var ends: [RecordedCall] { calls(after: 0, limit: 1) + calls(before: .max, limit: 1) }

  /// The first calls after the one with this sequence number.
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

  /// The last calls before the one with this sequence number.
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
