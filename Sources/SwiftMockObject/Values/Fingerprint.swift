/// A number that tells two values of one common type apart at a glance.
///
/// A method with many narrowed stubs looks at each argument once and then leaves out the stubs that can't be meant,
/// instead of comparing the argument with each of them.
struct Fingerprint: Hashable {
  private let isText: Bool
  private let number: Int

  /// The fingerprint of a value that is an `Int` or a `String`; other values have none.
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

  /// Whether the value can't be equal to the one of this other fingerprint, for a reason that can be seen here.
  func differs(from other: Fingerprint) -> Bool {
    isText == other.isText && number != other.number
  }
}
