/// Makes payments and says how they ended.
struct TransferDesk {
  let ledger: any Ledger
  let output: any TransferOutput

  /// Makes the payments that the account can bear, in their order.
  func make(_ payments: [Payment], from account: String) {
    for payment in payments {
      let amount = Int(payment.items.map(\.price).reduce(0, +))
      if amount <= ledger.balance(of: account) {
        ledger.transfer(to: payment.receiver, amount: amount)
        output.didTransfer(payment)
      } else {
        output.didFail(TransferError(missing: amount - ledger.balance(of: account)))
      }
    }
    output.didFinish()
  }
}

/// How much was missing.
///
/// It is not `Equatable`.
struct TransferError: Error {
  var missing: Int
}
