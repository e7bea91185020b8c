import Testing

/// One case of a parameterized test, distinguished from the test's other cases.
///
/// Swift Testing gives cases no public identity. Their arguments may print alike, and printing them may take long.
/// But each case has a closure of its own that runs it.
struct TestCase: Hashable {
  private enum Identity: Hashable {
    case closure(UInt)
    /// If the closure can't be seen: what the case prints.
    case text(String)
  }

  private let identity: Identity
  /// While it is kept, no other case can take its place in memory.
  private let testCase: Test.Case

  init(_ testCase: Test.Case) {
    self.testCase = testCase
    identity = Self.context(ofClosureIn: testCase).map { .closure($0) } ?? .text("\(testCase)")
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The address of what the closure captured, which copies of the case share.
  private static func context(ofClosureIn testCase: Test.Case) -> UInt? {
    guard let body = Mirror(reflecting: testCase).children.first(where: { $0.label == "body" })?.value,
      type(of: body) == (@Sendable () async throws -> Void).self
    else { return nil }
    // A closure is two words: its code, and what it captured.
    let context = withUnsafeBytes(of: body) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) }
    return context == 0 ? nil : context
  }
}
