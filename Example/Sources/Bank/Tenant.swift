/// Pays the rent, if there is enough money for it.
struct Tenant {
  let ledger: any Ledger

  func payRent() {
    guard ledger.balance(of: "tenant") >= 800 else { return }
    ledger.transfer(to: "landlord", amount: 800)
  }

  /// Gives up the account and moves what is left in it.
  func moveOut() throws {
    let rest = try ledger.close("tenant")
    ledger.transfer(to: "savings", amount: rest)
  }
}
