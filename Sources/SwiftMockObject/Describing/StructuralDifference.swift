/// One place where two values differ.
///
/// ```swift
/// for difference in structuralDifferences(expected: expectedReceipt, actual: receipt) { print(difference) }
/// // items[2].price: expected 12.5, got 12.0
/// // items[3]: Item(name: "tea", price: 2.0) is missing
/// ```
public struct StructuralDifference: Sendable, Equatable {
  /// What is wrong at the place.
  public enum Kind: Sendable, Equatable {
    /// Another value was expected.
    case changed
    /// A value of another type was expected.
    case type
    /// An expected element is not there.
    case missing
    /// An element is there that was not expected.
    case extra
    /// An expected element is there, but at another position.
    case moved
  }

  /// The way from the values to the place, such as `items[2].price`; empty if it is the values themselves that differ.
  ///
  /// An element is named by its position in the expected list, an extra one by its position in the actual list, a
  /// value of a dictionary by its key, the payload of an enum by the name of the case.
  public let path: String

  /// What is wrong there.
  public let kind: Kind

  /// The expected value as text; nil if there should be none.
  public let expected: String?

  /// The actual value as text; nil if there is none.
  public let actual: String?

  /// Where an element is that has moved, or nil.
  public let newPath: String?

  /// The path as the description has it: the two ends of a very long one.
  let shortPath: String

  /// Whether nothing is known but that the bits differ.
  let isUnseen: Bool
}

extension StructuralDifference: CustomStringConvertible {
  /// The place and what is wrong there, in one line.
  public var description: String {
    (path.isEmpty ? "" : shortPath + ": ") + sentence
  }

  /// What is wrong, without the place.
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
    case .moved: return "\(expected) has moved to \(newPath ?? "another place")"
    }
  }
}

/// The places where two values differ, in the order of the values' own parts; none if the values are equal.
///
/// What counts as different is said at ``structurallyEqual(_:_:)``. Of more than a thousand differences, the first
/// thousand are found.
public func structuralDifferences(expected: Any?, actual: Any?) -> [StructuralDifference] {
  structuralMismatches(expected, actual).map(StructuralDifference.init)
}
