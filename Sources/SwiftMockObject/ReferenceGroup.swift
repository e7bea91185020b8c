/// References to calls of any mocks, which are looked at together.
struct ReferenceGroup {
  private struct Member {
    let memory: MockMemory
    let snapshot: (CallHistory, MockIdentity) -> Snapshot
    let markAsserted: ([Int], Snapshot) -> Void
  }

  private let members: [Member]

  init(_ references: [any CallReference]) {
    members = references.map { Self.member($0) }
  }

  private static func member(_ reference: some CallReference) -> Member {
    let reference = reference.reference
    return Member(
      memory: reference.recorder.memory, snapshot: { reference.snapshot(in: $0, of: $1) },
      markAsserted: { reference.markAsserted($0, in: $1) })
  }

  /// The mocks, each once.
  var memories: [MockMemory] { distinct(members.map(\.memory)) }

  /// The calls that each reference means, and all calls of all the mocks, at the same instant.
  func snapshots() -> (expected: [Snapshot], history: CallHistory) {
    let memories = memories
    let histories = CallHistory.histories(of: memories)
    let mocks = MockMemory.identities(of: memories)
    let snapshots = members.map { member in
      let index = memories.firstIndex { $0 === member.memory }!
      return member.snapshot(histories[index], mocks[index])
    }
    return (snapshots, CallHistory(tracks: histories.flatMap(\.tracks)))
  }

  /// Notes that a passed assertion has accounted for one call of each reference.
  func markAsserted(_ indexes: [Int], in snapshots: [Snapshot]) {
    for ((member, snapshot), index) in zip(zip(members, snapshots), indexes) { member.markAsserted([index], snapshot) }
  }

  /// Notes that a passed assertion has accounted for all calls of the snapshots.
  func markAllAsserted(_ snapshots: [Snapshot]) {
    for (member, snapshot) in zip(members, snapshots) {
      member.markAsserted(snapshot.matches ?? Array(0..<snapshot.count), snapshot)
    }
  }
}
