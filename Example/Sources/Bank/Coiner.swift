/// Has coins made.
struct Coiner<Works: Mint> {
  /// How many of the coins could be made.
  func make(_ coins: [String]) -> Int {
    coins.count { Works.strike($0) }
  }
}
