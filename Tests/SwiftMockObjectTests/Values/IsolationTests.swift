import Testing

@testable import SwiftMockObject

struct IsolationTests {
  private final class Parcel: Sendable {}

  private actor Depot {}

  @Test func whatHasRunOnItsActorIsNotKept() async throws {
    weak var argument: Parcel?
    weak var result: Parcel?
    do {
      let (sent, made) = (Parcel(), Parcel())
      (argument, result) = (sent, made)
      let got = try await Isolation(Depot(), limit: 600).asyncRun { withExtendedLifetime(sent) { made } }
      #expect(got === made)
    }
    #expect(argument == nil)
    // The task that brought it back may be about to end.
    for _ in 0..<10_000 where result != nil { await Task.yield() }
    #expect(result == nil)
  }
}
