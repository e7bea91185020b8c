/// The code under test: it knows its two neighbors as protocols only.
struct Teller {
  let ledger: any Ledger
  let notifier: any Notifier

  func pay(_ amount: Int, from source: String, to target: String) throws {
    try ledger.transfer(amount, from: source, to: target)
    ledger.audit("paid")
    notifier.notify(target, of: "You got \(amount).")
  }
}
