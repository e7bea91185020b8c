/// Where money moves from account to account.
protocol Ledger {
  func transfer(to account: String, amount: Int)
  func balance(of account: String) -> Int
  /// Closes an account and gives what was left in it.
  func close(_ account: String) throws -> Int
}

/// What a ledger refuses.
enum LedgerError: Error, Equatable {
  case accountInUse
}
