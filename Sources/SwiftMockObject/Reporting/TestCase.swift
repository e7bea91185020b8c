import Testing

/// One case of a parameterized test, told from all others of the test.
///
/// Swift Testing gives cases no identity that others may see. Their arguments may print alike, and printing them may take
/// long. But each case has a closure of its own that runs it.
struct TestCase: Hashable {
  private enum Identity: Hashable {
    case closure(UInt)
    /// Where the closure can't be seen: what the case prints.
    case text(String)
  }

  private let identity: Identity
  /// As long as it is kept, no other case can take over its place in memory.
  private let testCase: Test.Case

  init(_ testCase: Test.Case) {
    self.testCase = testCase
    identity = Self.context(ofClosureIn: testCase).map { .closure($0) } ?? .text("\(testCase)")
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Where in memory the closure has what it has captured, which copies of the case share.
  private static func context(ofClosureIn testCase: Test.Case) -> UInt? {
    guard let body = Mirror(reflecting: testCase).children.first(where: { $0.label == "body" })?.value,
      type(of: body) == (@Sendable () async throws -> Void).self
    else { return nil }
    // A closure is two words: its code, and what it has captured.
    let context = withUnsafeBytes(of: body) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) }
    return context == 0 ? nil : context
  }
}
