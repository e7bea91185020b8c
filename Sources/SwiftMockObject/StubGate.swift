/// Holds the calls of an async method until the test resumes them: what `setCustomBehaviorToSuspend()` returns.
///
/// So a test can look at the code under test while it waits for an answer, without a sleep:
///
/// ```swift
/// let gate = bank.methodReference(.balance).setCustomBehaviorToSuspend()
/// let loading = Task { await screen.load() }
/// await gate.waitForCalls(1)
/// #expect(screen.isLoading)
/// gate.resume(returning: 100)
/// await loading.value
/// #expect(!screen.isLoading)
/// ```
///
/// Calls are counted from 1 in the order in which they came to this gate, and keep their number. They may be resumed in
/// any order, and before they have come: the answer is then kept for the call that it is meant for, and a call that has
/// not come by the end of the gate is reported as a failure.
///
/// A call whose task is cancelled stops waiting: it throws `CancellationError` or, where it can't, returns its default.
///
/// Keep the gate for as long as calls may wait in it. When the test lets go of it, or resets the mock's behaviors, while
/// calls are still waiting, that is reported as a failure at the line that set the gate, and those calls end as if they
/// had been cancelled. A call that comes later, to a gate that nobody holds any more, is reported in the same way.
///
/// A variable of the test is the best place for it. What a property of an `XCTestCase` holds lives on until the end of the
/// run, so calls that are waiting in such a gate after `tearDown`, and in a static one at the end of the process under Swift
/// Testing, are printed as a failure, and the process ends with exit code 1.
public final class StubGate<Value>: Sendable {
  private let room: WaitingRoom

  init(_ room: WaitingRoom) {
    self.room = room
  }

  deinit {
    Reporter.report(room.close(.abandoned))
  }

  /// How many calls are waiting now.
  public var waitingCalls: Int { room.waitingCount }

  /// Waits until at least so many calls are waiting at the same time.
  ///
  /// It returns as soon as the last of them has arrived. If they don't arrive in time, a failure is reported at this
  /// line, and the test goes on.
  ///
  /// - `count`: How many calls to wait for.
  /// - `time`: How long to wait for them at most.
  public nonisolated(nonsending) func waitForCalls(
    _ count: Int = 1, within time: some TimeExpression = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(time, at: place) else { return }
    if await room.waitForCalls(count, within: limit.seconds) { return }
    // On a busy machine the deadline may be served before the call that came in time.
    let waiting = room.waitingCount
    if waiting >= count { return }
    Reporter.report([
      room.failure(.tooFew(waiting, of: count, seconds: limit.seconds, isCancelled: Task.isCancelled), at: place)
    ])
  }

  /// Resumes calls, which return the value.
  ///
  /// ```swift
  /// gate.resume(returning: 100)
  /// gate.resume(call: 2, returning: 100)
  /// gate.resume(call: .all, returning: 100)
  /// ```
  ///
  /// - `call`: Which call.
  /// - `value`: Of the type that the method returns. Another type is reported as a failure at this line.
  public func resume(
    call: GateCall = .next, returning value: Value,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(value), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Resumes calls, which throw the error.
  ///
  /// - `call`: Which call.
  /// - `error`: One that the method can throw. Another is reported as a failure at this line.
  public func resume(
    call: GateCall = .next, throwing error: any Error,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .error(error), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  private func resume(_ call: GateCall, with answer: Behavior.Answer, at place: SourcePlace) {
    switch call {
    case .all: room.resumeAll(with: answer, at: place)
    case .next: Reporter.report([room.resume(nil, with: answer, at: place)].compactMap(\.self))
    case .number(let number): Reporter.report([room.resume(number, with: answer, at: place)].compactMap(\.self))
    }
  }
}

// The calls of methods that return nothing go on without a value.

extension StubGate where Value == Any? {
  /// Resumes calls of a method that returns nothing.
  ///
  /// - `call`: Which call.
  public func resume(
    call: GateCall = .next,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(()), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

extension StubGate where Value == Void {
  /// Resumes calls.
  ///
  /// - `call`: Which call.
  public func resume(
    call: GateCall = .next,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(()), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

/// Which of the calls in a gate to resume: one by its number, `2`, or one of these.
public enum GateCall: ExpressibleByIntegerLiteral, Sendable {
  /// The call that has been waiting longest or, where none is waiting, the next that comes.
  case next
  /// A call by its number, counted from 1 in the order in which the calls came to the gate.
  case number(Int)
  /// All calls that are waiting now. Those that come later wait.
  case all

  /// A call by its number.
  public init(integerLiteral number: Int) { self = .number(number) }
}
