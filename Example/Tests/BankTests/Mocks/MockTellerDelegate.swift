import Foundation
import SwiftMockObject

@testable import Bank

enum TellerDelegateMethods { case didServe, didClose }

final class MockTellerDelegate: NSObject, MockRecording, TellerDelegate {
  let mockRecorder = MockRecorder<TellerDelegateMethods>()
  func tellerDidServe(_ number: String) { _onMethod(.didServe, args: number) }
  func tellerDidClose() { _onMethod(.didClose) }
}
