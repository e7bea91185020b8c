/// A device on the counter.
protocol CardReader: AnyObject {
  /// What the customer reads.
  var display: String { get set }
  /// Calls back with the card's number, or with nil when the customer has gone away.
  func readCard(then: @escaping (String?) -> Void)
}
