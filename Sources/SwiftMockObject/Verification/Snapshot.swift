/// The calls of a reference at one instant.
///
/// Checks look at them while the mock continues to record.
struct Snapshot {
  let mock: MockIdentity
  let method: AnyHashable
  /// Which calls of the method the reference covers.
  let pattern: CallPattern
  /// All calls of the method.
  let track: CallTrack
  /// All calls of the mock.
  let history: CallHistory
  /// The indexes of the matching calls, counted from 0; nil if all calls match.
  let matches: [Int]?
  /// Whether the method is known to be async.
  let isAsync: Bool

  /// It runs matchers, so never call it under a lock.
  init(
    mock: MockIdentity, method: AnyHashable, pattern: CallPattern, history: CallHistory, isAsync: Bool = false
  ) {
    let track =
      history.tracks.first { $0.method == method }
      ?? CallTrack(mock: mock, method: method, calls: MethodCalls())
    self.mock = mock
    self.method = method
    self.pattern = pattern
    self.track = track
    self.history = history
    self.isAsync = isAsync
    matches = pattern.isAll ? nil : track.calls.indices(of: pattern)
  }

  /// How many calls match.
  var count: Int { matches?.count ?? track.log.count }

  /// The index in the method's log of the matching call with this number, counted from 1.
  func index(ofCall number: Int) -> Int { matches?[number - 1] ?? number - 1 }

  /// Whether a call of this mock is one of the matching calls.
  func contains(_ call: RecordedCall) -> Bool {
    guard call.method == method else { return false }
    return matches?.contains(track.count(before: call.sequenceNumber)) ?? true
  }

  /// The matching call with this number, counted from 1.
  func call(_ number: Int) -> RecordedCall { track[index(ofCall: number)] }

  /// The first and the last matching call.
  var ends: [RecordedCall] { count == 0 ? [] : [call(1), call(count)] }

  /// The same calls, narrowed in another way.
  ///
  /// Hints try their changes with it.
  func narrowed(to pattern: [ArgumentMatcher]) -> Snapshot {
    Snapshot(
      mock: mock, method: method, pattern: CallPattern(arguments: pattern, types: self.pattern.types), history: history,
      isAsync: isAsync)
  }
}
