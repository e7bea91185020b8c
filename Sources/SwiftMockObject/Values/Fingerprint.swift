/// A number that tells two values of a common type apart at a glance.
///
/// A method with many narrowed stubs takes the fingerprint of each argument once, and skips the stubs that can't
/// match. It doesn't compare the argument with each of them.
struct Fingerprint: Hashable {
  private let isText: Bool
  private let number: Int

  /// The fingerprint of an `Int` or a `String`; other values have none.
  init?(of value: Any?) {
    guard let value else { return nil }
    if let integer = exactly(value, as: Int.self) {
      isText = false
      number = integer
    } else if let text = exactly(value, as: String.self) {
      isText = true
      number = text.hashValue
    } else {
      return nil
    }
  }

  /// The value itself, if it is an `Int`.
  var wholeNumber: Int? { isText ? nil : number }

  /// Whether the two fingerprints prove that the values can't be equal.
  func differs(from other: Fingerprint) -> Bool {
    isText == other.isText && number != other.number
  }
}
