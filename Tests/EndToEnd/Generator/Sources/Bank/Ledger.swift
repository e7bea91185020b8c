public import Money

public protocol Ledger: Auditing {
  func balance(of account: String) -> Int
  func transfer(_ amount: Int, from source: String, to target: String) throws
}
