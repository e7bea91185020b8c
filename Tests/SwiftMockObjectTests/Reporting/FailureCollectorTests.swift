import SwiftMockObject
import Testing

private enum BellMethods { case ring }

private final class MockBell: MockObject<BellMethods> {}

private struct Broken: Error {}

@Suite("No caught failure is lost")
struct FailureCollectorTests {
  private let ring = MockBell().methodReference(.ring)
  private let text = """
    MockBell.ring was expected to be called once, but it was never called.
      MockBell was not called at all.
    """

  @Test func whatComesAfterTheScopeGoesToWhoeverCatchesThen() async {
    let outer = await MOCaptureFailures {
      let (mayGoOn, goOn) = AsyncStream.makeStream(of: Void.self)
      var task: Task<Void, Never>?
      let ring = ring
      let inner = MOCaptureFailures {
        task = Task {
          for await _ in mayGoOn {}
          MOAssertTimesCalled(ring, 1)
        }
      }
      #expect(inner.isEmpty)
      goOn.finish()
      await task?.value
    }
    #expect(outer.map(\.message) == [text])
  }

  @Test func whatWasCaughtBeforeAnErrorIsReported() {
    let outer = MOCaptureFailures {
      #expect(throws: Broken.self) {
        try MOCaptureFailures {
          MOAssertTimesCalled(ring, 1)
          throw Broken()
        }
      }
    }
    #expect(outer.map(\.message) == [text])
    #expect(outer.map(\.place.line) == [#line - 8])
  }
}
