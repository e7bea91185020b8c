import Kit

public protocol Ledger: Audited {
  func transfer(_ account: String, _ amount: Int)
}

protocol Vault {
  func open() -> Bool
}

public struct Tenant {
  let ledger: any Ledger

  public init(ledger: any Ledger) {
    self.ledger = ledger
  }

  public func payRent() {
    ledger.transfer("landlord", 800)
  }
}
