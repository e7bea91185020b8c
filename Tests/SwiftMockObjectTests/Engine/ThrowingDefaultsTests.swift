import SwiftMockObject
import Testing

private enum DepotMethods { case fetch, find, run, name, load, store }

private enum DepotError: Error, Equatable, NaturalDefault {
  case closed, empty
  static var naturalDefault: DepotError { .closed }
}

private class Depot {
  func fetch(_ id: Int) throws -> Int { throw DepotError.empty }
  func name() async -> String { "depot" }
}

private final class Opaque {}

private final class MockDepot: Depot, MockRecording, @unchecked Sendable {
  let mockRecorder = MockRecorder<DepotMethods>()
  override func fetch(_ id: Int) throws -> Int {
    try _onThrowingMethod(.fetch, defaultReturn: try super.fetch(id), args: id)
  }
  func find(_ id: Int) throws(DepotError) -> String? {
    try _onThrowingMethod(.find, throwing: DepotError.self, defaultReturn: try name(of: id), args: id)
  }
  private func name(of id: Int) throws -> String? {
    if id == 0 { throw CancellationError() }
    throw DepotError.empty
  }
  func run(_ body: () async throws -> Int) async throws -> Int {
    try await _onAsyncThrowingMethod(.run, defaultReturn: try await body())
  }
  override func name() async -> String { await _onAsyncMethod(.name, defaultReturn: await super.name()) }
  func load() throws(DepotError) -> Opaque { try _onThrowingMethod(.load, throwing: DepotError.self) }
  func store() async throws(DepotError) -> Opaque {
    try await _onAsyncThrowingMethod(.store, throwing: DepotError.self)
  }
}

struct ThrowingDefaultsTests {
  private let depot = MockDepot()

  private func outcome(_ method: DepotMethods) -> String {
    switch depot.methodReference(method).invocations.last?.outcome {
    case .threw(let error): "threw \(error)"
    case .returned: "returned"
    case .running: "running"
    case nil: "never called"
    }
  }

  @Test func aDefaultMayThrow() {
    #expect(throws: DepotError.empty) { try depot.fetch(1) }
    #expect(outcome(.fetch) == "threw empty")
    depot.methodReference(.fetch).setCustomBehaviorToReturn(4)
    #expect(throws: Never.self) { try #expect(depot.fetch(1) == 4) }
  }

  @Test func aDefaultMayThrowWhatTheMethodThrows() {
    #expect(throws: DepotError.empty) { try depot.find(1) }
    #expect(outcome(.find) == "threw empty")
  }

  @Test func aDefaultThatThrowsAnotherErrorIsReported() {
    let failures = MOCaptureFailures { #expect(throws: DepotError.closed) { try depot.find(0) } }
    #expect(
      failures.map(\.message) == [
        """
        MockDepot.find can only throw DepotError, but its `defaultReturn` threw CancellationError().
          called as MockDepot.find(0)
        """
      ])
  }

  @Test func aDefaultMayWait() async throws {
    #expect(await depot.name() == "depot")
    #expect(try await depot.run { 3 } == 3)
    await #expect(throws: DepotError.empty) { try await depot.run { throw DepotError.empty } }
    #expect(outcome(.run) == "threw empty")
  }

  @Test func whereNothingIsStubbedTheErrorsNaturalDefaultIsThrownAfterTheReport() async {
    let failures = await MOCaptureFailures {
      #expect(throws: DepotError.closed) { try depot.load() }
      await #expect(throws: DepotError.closed) { try await depot.store() }
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "MockDepot.load() must return Opaque, but no stub answered the call, and there is no natural default for it.",
        "MockDepot.store() must return Opaque, but no stub answered the call, and there is no natural default for it.",
      ])
    #expect(failures.allSatisfy { $0.place.filePath.hasSuffix("ThrowingDefaultsTests.swift") })
    #expect(outcome(.load) == "threw closed")
  }

  @Test func aStubThatThrowsAnotherErrorIsReportedOnceAndTheNaturalDefaultThrown() {
    depot.methodReference(.load).setCustomBehaviorToThrow(CancellationError())
    let failures = MOCaptureFailures { #expect(throws: DepotError.closed) { try depot.load() } }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "MockDepot.load can only throw DepotError, but its stub threw CancellationError()."
      ])
  }
}
