/// What guards the money.
///
/// One door, so it is an actor.
protocol Vault: Actor {
  func open(code: Int) -> Bool
  func deposit(_ amount: Int)
}
