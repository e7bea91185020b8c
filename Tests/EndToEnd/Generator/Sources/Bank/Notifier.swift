/// Tells a customer what happened.
///
/// @mockable
protocol Notifier {
  var sender: String { get }
  func notify(_ customer: String, of text: String)
}
