import SwiftMockObject
import Testing

private struct Ticket: ~Copyable {}

private enum GateKeeperMethods { case admit }

private final class MockGateKeeper: MockObject<GateKeeperMethods> {
  func admit(_ ticket: borrowing Ticket, _ name: String, _ check: (String) -> Bool) {
    _onMethod(.admit, args: mockArgument(ticket), mockArgument(name), Unrecorded("a non-escaping closure"))
  }
}

struct UnrecordedTests {
  @Test func whatCannotBeKeptHoldsItsPosition() {
    let mock = MockGateKeeper()
    mock.admit(Ticket(), "Ann") { _ in true }
    let admit = mock.methodReference(.admit)
    MOAssertArgumentEquals(admit, 1, Unrecorded("a noncopyable Ticket"))
    MOAssertArgumentEquals(admit, 2, "Ann")
    MOAssertArgumentEquals(admit, 3, Unrecorded("a non-escaping closure"))
    #expect(mock.methodReference(.admit, args: .any, "Ann", .any).timesCalled == 1)
  }

  @Test func messagesShowWhatStoodThere() {
    let mock = MockGateKeeper()
    mock.admit(Ticket(), "Ann") { _ in true }
    let failures = MOCaptureFailures { MOAssertArgumentEquals(mock.methodReference(.admit), 1, 5) }
    #expect(
      failures.map(\.message) == [
        """
        MockGateKeeper.admit was expected to get 5 as argument 1 of its last call, but got a noncopyable Ticket.
          all calls of MockGateKeeper, in order:
          > 1. admit(a noncopyable Ticket, "Ann", a non-escaping closure)
        """
      ])
  }
}
