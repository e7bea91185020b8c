/// Holds the calls of an async method until the test resumes them.
///
/// `setCustomBehaviorToSuspend()` and `suspends()` return one.
///
/// With a gate, a test can look at the code under test while it waits for an answer, without a sleep:
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
/// Calls are numbered from 1, in the order in which they arrive at this gate. Resume them in any order. You can also
/// resume a call before it arrives: the answer is kept for it, and it is a failure if the call never comes.
///
/// A call whose task is cancelled stops waiting: it throws `CancellationError` or, if it can't throw, returns its
/// default.
///
/// Keep the gate for as long as calls may wait in it. It is a failure, at the line that set the gate, if calls are
/// still waiting when the test lets go of it or resets the mock's stubs. Those calls end as if they had been
/// cancelled. The same goes for a call that arrives after the gate is gone.
///
/// Hold the gate in a local variable of the test. A property of an `XCTestCase` lives until the end of the run, and a
/// static one until the end of the process. Calls that still wait in such a gate then are printed as a failure, and
/// the process ends with exit code 1.
public final class StubGate<Value>: Sendable {
  /// Where the calls wait.
  ///
  /// The stub holds it as well, but only the gate's end closes it.
  let room: WaitingRoom

  init(_ room: WaitingRoom) {
    self.room = room
  }

  deinit {
    Reporter.report(room.close(.abandoned))
  }

  /// The number of calls that are waiting now.
  public var waitingCalls: Int { room.waitingCount }

  /// Waits until at least this many calls are waiting at the same time.
  ///
  /// It returns as soon as the last of them arrives. If they don't arrive in time, that is a failure at this line,
  /// and the test continues.
  ///
  /// - `count`: How many calls to wait for.
  /// - `time`: How long to wait at most: seconds, or a `Duration`, 0 or more.
  public nonisolated(nonsending) func waitForCalls(
    _ count: Int = 1, within time: some TimeExpression = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(time, at: place) else { return }
    if await room.waitForCalls(count, within: limit.seconds) { return }
    // On a busy machine the deadline may fire before a call that came in time is noticed.
    let waiting = room.waitingCount
    if waiting >= count { return }
    let deadline = Task.isCancelled ? Deadline.cancelled : .passed(limit.seconds)
    Reporter.report([room.failure(.tooFew(waiting, of: count, deadline), at: place)])
  }

  /// Resumes waiting calls, which then return the value.
  ///
  /// ```swift
  /// gate.resume(returning: 100)
  /// gate.resume(call: 2, returning: 100)
  /// gate.resume(call: .all, returning: 100)
  /// ```
  ///
  /// - `call`: Which call: the longest waiting one by default, a number counted from 1, or `.all`. Resuming a call
  ///   twice, or call 0, is a failure at this line.
  /// - `value`: A value of the type that the method returns. With an untyped gate, a value of another type is a
  ///   failure at this line.
  public func resume(
    call: GateCall = .next, returning value: Value,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(value), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Resumes waiting calls, which then throw the error.
  ///
  /// ```swift
  /// gate.resume(throwing: LedgerError.closed)
  /// ```
  ///
  /// - `call`: Which call: the longest waiting one by default, a number counted from 1, or `.all`.
  /// - `error`: An error that the method can throw. Another one is a failure at this line.
  public func resume(
    call: GateCall = .next, throwing error: any Error,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .error(error), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Resumes one call or all of them, and reports what can't be resumed.
  private func resume(_ call: GateCall, with answer: Behavior.Answer, at place: SourcePlace) {
    switch call {
    case .all: room.resumeAll(with: answer, at: place)
    case .next: Reporter.report([room.resume(nil, with: answer, at: place)].compactMap(\.self))
    case .number(let number): Reporter.report([room.resume(number, with: answer, at: place)].compactMap(\.self))
    }
  }
}

// Calls of methods that return nothing resume without a value.

extension StubGate where Value == Any? {
  /// Resumes calls of a method that returns nothing.
  ///
  /// ```swift
  /// gate.resume()
  /// gate.resume(call: .all)
  /// ```
  ///
  /// - `call`: Which call: the longest waiting one by default, a number counted from 1, or `.all`.
  public func resume(
    call: GateCall = .next,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(()), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

extension StubGate where Value == Void {
  /// Resumes waiting calls, which then return.
  ///
  /// - `call`: Which call: the longest waiting one by default, a number counted from 1, or `.all`.
  public func resume(
    call: GateCall = .next,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    resume(call, with: .value(()), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}

/// Which of a gate's calls to resume: a number, or one of the cases.
///
/// ```swift
/// gate.resume(call: 2, returning: 100)
/// ```
public enum GateCall: ExpressibleByIntegerLiteral, Sendable {
  /// The call that has been waiting longest. If none is waiting, the next one that arrives.
  case next
  /// A call by its number, counted from 1 in the order in which the calls arrive at the gate.
  case number(Int)
  /// All calls that are waiting now. Later ones wait.
  case all

  /// Makes `.number` of an integer literal.
  public init(integerLiteral number: Int) { self = .number(number) }
}
