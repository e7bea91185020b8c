/// References to calls of any mocks, which are looked at together.
struct ReferenceGroup {
  private struct Member {
    let recorder: any MockMemory
    let snapshot: (CallHistory) -> Snapshot
    let markAsserted: ([Int]) -> Void
  }

  private let members: [Member]

  init(_ references: [any CallReference]) {
    members = references.map { Self.member($0) }
  }

  private static func member(_ reference: some CallReference) -> Member {
    let reference = reference.reference
    return Member(
      recorder: reference.recorder, snapshot: { reference.snapshot(in: $0) },
      markAsserted: { reference.recorder.markAsserted($0, of: reference.method) })
  }

  /// The mocks, each once.
  var recorders: [any MockMemory] { distinct(members.map(\.recorder)) }

  /// The calls that each reference means, and all calls of all the mocks, at the same instant.
  func snapshots() -> (expected: [Snapshot], history: CallHistory) {
    let recorders = recorders
    let histories = CallHistory.histories(of: recorders)
    let snapshots = members.map { member in
      member.snapshot(histories[recorders.firstIndex { $0 === member.recorder }!])
    }
    return (snapshots, CallHistory(tracks: histories.flatMap(\.tracks)))
  }

  /// Notes that a passed assertion has accounted for one call of each reference.
  func markAsserted(_ indexes: [Int]) {
    for (member, index) in zip(members, indexes) { member.markAsserted([index]) }
  }

  /// Notes that a passed assertion has accounted for all calls of the snapshots.
  func markAllAsserted(_ snapshots: [Snapshot]) {
    for (member, snapshot) in zip(members, snapshots) {
      member.markAsserted(snapshot.matches ?? Array(0..<snapshot.count))
    }
  }
}
