import Foundation
import SwiftMockObject

/// Runs the tasks that iterate streams and send elements, on the thread that says so and until each has to wait.
///
/// So a step is over when everything that it has woken up has come to rest.
final class Stage: TaskExecutor, @unchecked Sendable {
  // Sendable because the jobs are touched under the lock, and all else by the jobs and between them.
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []
  /// What the tasks have done since the last look.
  private var events: [String] = []
  private var failures: [MockFailure] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// Runs what can run.
  func settle() {
    while let job = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  func note(_ event: String, _ failures: [MockFailure] = []) {
    events.append(event)
    self.failures += failures
  }

  /// What has been noted, in no order, and the failures of those that sent.
  func takeNotes() -> (events: [String], failures: [MockFailure]) {
    defer { (events, failures) = ([], []) }
    return (events.sorted(), failures)
  }

  /// Starts a task that iterates a stream.
  func consumer(of stream: AsyncStream<Int>, line: Int = #line) -> StageConsumer {
    StageConsumer(on: self, line: line) {
      var iterator = stream.makeAsyncIterator()
      return { await iterator.next(isolation: nil) }
    }
  }
  func consumer(of stream: AsyncThrowingStream<Int, any Error>, line: Int = #line) -> StageConsumer {
    StageConsumer(on: self, line: line) {
      var iterator = stream.makeAsyncIterator()
      return { try await iterator.next(isolation: nil) }
    }
  }
  func consumer(of sequence: any AsyncSequence<Int, Refusal>, line: Int = #line) -> StageConsumer {
    nonisolated(unsafe) let sequence = sequence
    return StageConsumer(on: self, line: line) {
      var iterator: any AsyncIteratorProtocol<Int, Refusal> = sequence.makeAsyncIterator()
      return { try await iterator.next(isolation: nil) }
    }
  }

  /// Starts a task that sends an element.
  func send(_ element: Int, to feed: StubStream<Int>, line: Int = #line) -> Task<Void, Never> {
    defer { settle() }
    return Task(executorPreference: self) { [self] in
      let failures = await MOCaptureFailures { await feed.send(element, within: 60, line: line) }
      note("send \(line) returned", failures)
      withExtendedLifetime(feed) {}
    }
  }
}

/// A task that iterates a stream, and asks for an element whenever it is told to.
final class StageConsumer: @unchecked Sendable {
  // Sendable because all happens on the stage.
  private enum Command { case ask, leave }

  private let stage: Stage
  /// Resumed with what to do next; nil while the task waits for an element, and in the end.
  private var command: CheckedContinuation<Command, Never>?
  private var task: Task<Void, Never>?

  /// - Parameter iterate: Begins to iterate the stream, and returns what gives the next element.
  fileprivate init(
    on stage: Stage, line: Int, iterate: @escaping @Sendable () -> nonisolated(nonsending) () async throws -> Int?
  ) {
    self.stage = stage
    task = Task(executorPreference: stage) { [self] in
      let next = iterate()
      while await nextCommand() == .ask {
        do {
          guard let element = try await next() else { return stage.note("consumer \(line) is at the end") }
          stage.note("consumer \(line) got \(element)")
        } catch {
          return stage.note("consumer \(line) caught \(LibraryWorld.shown(error))")
        }
      }
    }
    stage.settle()
  }

  private func nextCommand() async -> Command {
    await withCheckedContinuation { command = $0 }
  }

  private func give(_ next: Command) {
    guard let command else { return }
    self.command = nil
    command.resume(returning: next)
    stage.settle()
  }

  /// Asks for the next element, unless it is waiting for one.
  func ask() { give(.ask) }
  /// Ends the loop, unless it is waiting for an element.
  func leave() { give(.leave) }
  func cancel() {
    task?.cancel()
    stage.settle()
  }
}
