/// One place where two values differ.
///
/// ```swift
/// for difference in structuralDifferences(expected: expectedReceipt, actual: receipt) { print(difference) }
/// // items[2].price: expected 12.5, got 12.0
/// // items[3]: Item(name: "tea", price: 2.0) is missing
/// ```
public struct StructuralDifference: Sendable, Equatable {
  /// How the values differ.
  public enum Kind: Sendable, Equatable {
    /// The values are different.
    case changed
    /// The types are different.
    case type
    /// An expected element is missing.
    case missing
    /// There is an element that wasn't expected.
    case extra
    /// An expected element is there, but at another position.
    case moved
  }

  /// The way from the values to the place, such as `items[2].price`.
  ///
  /// It is empty if the values themselves differ.
  ///
  /// An element is named by its position in the expected list, an extra one by its position in the actual list. A
  /// value in a dictionary is named by its key, the payload of an enum by its case.
  public let path: String

  /// How the values there differ.
  public let kind: Kind

  /// The expected value as text; nil if there should be none.
  public let expected: String?

  /// The actual value as text; nil if there is none.
  public let actual: String?

  /// The new place of an element that has moved; nil otherwise.
  public let newPath: String?

  /// The path for the description: only both ends of a very long one.
  let shortPath: String

  /// Whether all that is known is that the bits differ.
  let isUnseen: Bool
}

extension StructuralDifference: CustomStringConvertible {
  /// The place and the difference on one line.
  public var description: String {
    (path.isEmpty ? "" : shortPath + ": ") + sentence
  }

  /// The difference, without the place.
  var sentence: String {
    let (expected, actual) = (expected ?? "nothing", actual ?? "nothing")
    switch kind {
    case .changed where isUnseen:
      return "\(actual) can't be told from the expected one, because what it stores can't be seen"
    case .changed, .type:
      return expected == actual
        ? "\(expected) is not equal to the expected one, which prints alike"
        : "expected \(expected), got \(actual)"
    case .missing: return "\(expected) is missing"
    case .extra: return "\(actual) was not expected"
    case .moved: return "\(expected) has moved to \(newPath ?? "")"
    }
  }
}

/// Returns the places where two values differ, in the order of their parts.
///
/// The array is empty if they are equal.
///
/// ```swift
/// let differences = structuralDifferences(expected: Payment(receiver: "landlord"), actual: payment)
/// differences.first?.description  // "receiver: expected \"landlord\", got \"casino\""
/// ```
///
/// ``structurallyEqual(_:_:)`` says what counts. At most a thousand differences are returned, and the search ends
/// after two seconds with what it has found.
public func structuralDifferences(expected: Any?, actual: Any?) -> [StructuralDifference] {
  structuralMismatches(expected, actual).map(StructuralDifference.init)
}
