import SwiftMockObject

@testable import Bank

enum VaultMethods { case open, deposit }

actor MockVault: MockRecording, Vault {
  let mockRecorder = MockRecorder<VaultMethods>()
  func open(code: Int) -> Bool { _onMethod(.open, defaultReturn: true, args: code) }
  func deposit(_ amount: Int) { _onMethod(.deposit, args: amount) }
}
