// What beginners write, and where the compiler's own words would mislead them. None of it compiles.

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "say which method: MOAssertCalled(mock.methodReference(.method))")
public func MOAssertCalled(_ mock: any MockRecording) {}

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "say which method: MOAssertTimesCalled(mock.methodReference(.method), 1)")
public func MOAssertTimesCalled(_ mock: some MockRecording, _ count: Int) {}

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "how often is MOAssertTimesCalled(reference, count)")
public func MOAssertCalled(_ reference: some CallReference, times count: Int) {}

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "how often is MOAssertTimesCalled(reference, count)")
public func MOAssertCalled(_ reference: some CallReference, _ count: Int) {}

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "narrow the reference instead: MOAssertNotCalled(mock.method.name(arguments))")
public func MOAssertNotCalled(_ reference: some CallReference, with arguments: Any?...) {}

/// Does not compile; the message says what to write.
@available(
  *, unavailable,
  message:
    "a value that is not Equatable is written .structurallyEqualTo(value); beside values that are not literals, nil is written .nil and [] is written .empty; a type is .ofType(type)"
)
@_disfavoredOverload
public func MOAssertCalled(_ reference: some CallReference, with arguments: Any?...) {}

/// Does not compile; the message says what to write.
@available(*, unavailable, message: "nil has an assertion of its own: MOAssertArgumentNil(reference, whichArg)")
public func MOAssertArgumentEquals(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Never?
) {}

/// Does not compile; the message says what to write.
@available(
  *, unavailable,
  message:
    "the value is not Equatable: MOAssertArgumentMatches(reference, whichArg, .structurallyEqualTo(value)) compares it part by part, and .ofType(type) asks for its type"
)
@_disfavoredOverload
public func MOAssertArgumentEquals<Expected>(
  _ reference: some CallReference, _ whichArg: Int, ofCall whichTime: Int? = nil, _ expected: Expected
) {}
