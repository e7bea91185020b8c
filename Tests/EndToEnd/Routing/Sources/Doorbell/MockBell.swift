import Foundation
import SwiftMockObject

/// What the code under test depends on.
public protocol Bell: Sendable {
  func ring(times: Int) -> Bool
}

public enum BellMethods: Sendable { case ring, answer }

public final class MockBell: MockObject<BellMethods>, Bell, @unchecked Sendable {
  public func ring(times: Int) -> Bool { _onMethod(.ring, defaultReturn: true, args: times) }
  public func answer() async -> Bool { await _onAsyncMethod(.answer, defaultReturn: true) }
}

/// The code under test: rings on a thread of its own, like an SDK that calls back from wherever it likes.
public func ringElsewhere(_ bell: any Bell) {
  let finished = DispatchSemaphore(value: 0)
  Thread {
    _ = bell.ring(times: 1)
    finished.signal()
  }.start()
  finished.wait()
}

/// Something that no mock has a value for.
public final class Parcel: Sendable {}

public enum PorterMethods { case fetch }

public final class MockPorter: MockObject<PorterMethods> {
  public func fetch() -> Parcel { _onMethod(.fetch) }
}
