/// Makes any single value `Equatable`, for assertions that need it.
///
/// ```swift
/// XCTAssertEqual(FakeEquatableWrapper(received), FakeEquatableWrapper(expected))
/// ```
///
/// Two wrappers are equal if ``structurallyEqual(_:_:)`` says so about their elements.
public struct FakeEquatableWrapper<T>: FakeEquatable {
  /// The wrapped value.
  public let element: T

  /// Wraps a value.
  public init(_ element: T) {
    self.element = element
  }
}

extension FakeEquatableWrapper: Sendable where T: Sendable {}
