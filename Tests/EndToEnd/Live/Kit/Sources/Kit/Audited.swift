/// A protocol of another package, which the bank's protocols inherit.
public protocol Audited {
  func audit(_ year: Int) -> Bool
}
