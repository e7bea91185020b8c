import SwiftMockObject

@testable import Bank

enum BellMethods { case ring }

struct MockBell: MockRecording, Bell {
  let mockRecorder = MockRecorder<BellMethods>()
  func ring(times: Int) { _onMethod(.ring, args: times) }
}
