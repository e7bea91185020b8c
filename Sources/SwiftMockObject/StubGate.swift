/// Holds the calls of an async method until the test lets them go on: what `setCustomBehaviorToSuspend()` returns.
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
  /// It goes on as soon as the last of them has come. If they have not come in time, that is reported as a failure at this
  /// line, and the test goes on.
  ///
  /// - `count`: How many calls to wait for.
  /// - `seconds`: How long to wait for them at most.
  public nonisolated(nonsending) func waitForCalls(
    _ count: Int = 1, within seconds: Double = 10,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) async {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    guard let limit = TimeLimit(seconds: seconds, at: place) else { return }
    if await room.waitForCalls(count, within: limit.seconds) { return }
    // On a busy machine the deadline may be served before the call that came in time.
    let waiting = room.waitingCount
    if waiting >= count { return }
    Reporter.report([
      room.failure(.tooFew(waiting, of: count, seconds: seconds, isCancelled: Task.isCancelled), at: place)
    ])
  }

  /// Lets a call go on and return the value.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting longest
  ///   or, where none is waiting, for the next that comes.
  /// - `value`: Of the type that the method returns. Another type is reported as a failure at this line.
  public func resume(
    call: Int? = nil, returning value: Value,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    Reporter.report(
      [room.resume(call, with: .value(value), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))]
        .compactMap(\.self))
  }

  /// Lets a call go on and throw the error.
  ///
  /// - `call`: Which call, counted from 1 in the order in which they came; nil for the one that has been waiting longest
  ///   or, where none is waiting, for the next that comes.
  /// - `error`: One that the method can throw. Another is reported as a failure at this line.
  public func resume(
    call: Int? = nil, throwing error: any Error,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    Reporter.report(
      [room.resume(call, with: .error(error), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))]
        .compactMap(\.self))
  }

  /// Lets all calls that are waiting now go on and return the value.
  ///
  /// Those that come later wait.
  public func resumeAll(
    returning value: Value,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    room.resumeAll(with: .value(value), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }

  /// Lets all calls that are waiting now go on and throw the error.
  ///
  /// Those that come later wait.
  public func resumeAll(
    throwing error: any Error,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) {
    room.resumeAll(with: .error(error), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
  }
}
