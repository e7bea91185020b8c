/// Stands in another module than the protocols that inherit it.
public protocol Auditing {
  func audit(_ note: String)
}
