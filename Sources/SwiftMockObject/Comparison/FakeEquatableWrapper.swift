/// Makes any one value `Equatable`, for assertions that ask for it.
///
/// ```swift
/// XCTAssertEqual(FakeEquatableWrapper(received), FakeEquatableWrapper(expected))
/// ```
public struct FakeEquatableWrapper<T>: FakeEquatable {
  /// The value itself.
  public let element: T

  /// Wraps a value.
  public init(_ element: T) {
    self.element = element
  }
}

extension FakeEquatableWrapper: Sendable where T: Sendable {}
