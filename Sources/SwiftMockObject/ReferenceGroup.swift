/// References to calls of any mocks, looked at together.
///
/// An assertion about order needs the calls of all its mocks at one instant. Locking one mock after the other would
/// show calls of the second that came after the first was read.
struct ReferenceGroup {
  /// A reference without the type of its methods, so that references to different mocks fit in one list.
  private struct Member {
    let memory: MockMemory
    let snapshot: (CallHistory) -> Snapshot
    let markAsserted: ([Int], Snapshot) -> Void
  }

  private let members: [Member]

  init(_ references: [any CallReference]) {
    members = references.map { Self.member($0) }
  }

  private static func member(_ reference: some CallReference) -> Member {
    let reference = reference.reference
    return Member(
      memory: reference.recorder.memory, snapshot: { reference.snapshot(in: $0) },
      markAsserted: { reference.markAsserted($0, in: $1) })
  }

  /// The memories of the mocks, each once.
  var memories: [MockMemory] { distinct(members.map(\.memory)) }

  /// The calls of each reference, and all calls of all the mocks, at the same instant.
  func snapshots() -> (expected: [Snapshot], history: CallHistory) {
    let memories = memories
    let histories = CallHistory.histories(of: memories)
    let snapshots = members.map { member in
      member.snapshot(histories[memories.firstIndex { $0 === member.memory }!])
    }
    return (snapshots, CallHistory(joining: histories))
  }

  /// Marks one call of each reference as asserted.
  func markAsserted(_ indexes: [Int], in snapshots: [Snapshot]) {
    for ((member, snapshot), index) in zip(zip(members, snapshots), indexes) { member.markAsserted([index], snapshot) }
  }

  /// Marks all calls of the snapshots as asserted.
  func markAllAsserted(_ snapshots: [Snapshot]) {
    for (member, snapshot) in zip(members, snapshots) {
      member.markAsserted(snapshot.matches ?? Array(0..<snapshot.count), snapshot)
    }
  }
}
