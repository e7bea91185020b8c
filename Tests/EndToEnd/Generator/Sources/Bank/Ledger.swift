public import Money

/// Holds the accounts of a bank; `audit(_:)` comes from another module.
public protocol Ledger: Auditing {
  func balance(of account: String) -> Int
  func transfer(_ amount: Int, from source: String, to target: String) throws
}
