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

  init(tracks: [CallTrack]) { self.tracks = tracks }

  var count: Int { tracks.reduce(0) { $0 + $1.log.count } }

  /// The number of the call in this history, counted from 1.
  func number(of call: RecordedCall) -> Int {
    tracks.reduce(1) { $0 + $1.count(before: call.sequenceNumber) }
  }

  /// All calls.
  var calls: [RecordedCall] { window(of: count).calls }

  /// At most `limit` calls: the first ones, or those around `focus` where it is not among them.
  func window(of limit: Int, around focus: RecordedCall? = nil) -> Window {
    var next = [Int](repeating: 0, count: tracks.count)
    if let focus, number(of: focus) > limit {
      next = tracks.map { $0.count(before: focus.sequenceNumber) }
      // Back from the focus, so that as many calls come before it as after it, or more where fewer come after.
      let later = count - number(of: focus)
      for _ in 0..<max(limit / 2, limit - 1 - later) {
        let latest = next.indices.filter { next[$0] > 0 }.max {
          sequenceNumber($0, next[$0] - 1) < sequenceNumber($1, next[$1] - 1)
        }
        guard let latest else { break }
        next[latest] -= 1
      }
    }
    let earlierCount = next.reduce(0, +)
    var calls: [RecordedCall] = []
    while calls.count < limit {
      let earliest = next.indices.filter { next[$0] < tracks[$0].log.count }
        .min { sequenceNumber($0, next[$0]) < sequenceNumber($1, next[$1]) }
      guard let earliest else { break }
      calls.append(tracks[earliest][next[earliest]])
      next[earliest] += 1
    }
    return Window(earlierCount: earlierCount, calls: calls, laterCount: count - earlierCount - calls.count)
  }

  private func sequenceNumber(_ track: Int, _ index: Int) -> Int {
    tracks[track].log[index].sequenceNumber
  }
}
