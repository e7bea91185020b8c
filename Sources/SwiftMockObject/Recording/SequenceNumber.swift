/// The order of calls across mocks: one number for the whole process.
///
/// A recorder takes the next number under its own lock, so the numbers of one log grow. Mocks of parallel tests share
/// nothing else.
enum SequenceNumber {
  private static let last = Counter()

  /// The number of the next call or stub.
  static func next() -> Int { last.next() }
}
