/// The slot in the wall for those who come at night.
struct NightSafe {
  let vault: any Vault

  /// Puts the envelopes into the vault, if the code opens it.
  func drop(_ envelopes: [Int], code: Int) async -> Bool {
    guard await vault.open(code: code) else { return false }
    for envelope in envelopes { await vault.deposit(envelope) }
    return true
  }
}
