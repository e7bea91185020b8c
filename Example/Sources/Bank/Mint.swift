/// Makes coins.
///
/// There is only one, so its method is static.
protocol Mint {
  static func strike(_ coin: String) -> Bool
}
