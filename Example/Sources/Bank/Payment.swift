/// Money that goes to somebody, item by item.
///
/// It is not `Equatable`, as many types of real programs.
public struct Payment: Sendable {
  /// What is paid for.
  public struct Item: Sendable {
    var text: String
    var price: Double
  }

  var receiver: String
  var items: [Item] = []
}
