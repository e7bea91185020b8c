/// The order of calls across mocks: a number that the whole process shares.
///
/// A recorder takes the next one under its own lock, so the numbers of one log grow. Nothing else is shared by the mocks of
/// tests that run in parallel.
enum SequenceNumber {
  private static let last = Counter()

  static func next() -> Int { last.next() }
}
