import Foundation

/// A value as one line that reads like a Swift literal, within a limit.
///
/// No more of the value is visited than fits: a list of a million elements costs as much as one of twenty.
///
/// - A custom description is used as it is, because that is how its author wants to see the value.
/// - Everything else is written from its structure, with labels; an optional is written as what it holds.
/// - An object that is inside itself, or too deep, is written as `Name(…)`; actors and closures as their type.
struct ValueDescription {
  /// The most characters that are of use; what comes after is cut off.
  let limit: Int
  /// Structure only: a custom description may hide what is to be shown.
  var ignoresCustomDescriptions = false
  var maximalDepth = 6

  private(set) var text = ""
  private var length = 0
  var open: Set<ObjectIdentifier> = []

  /// What is needed at the end of a list that does not fit: `, … 1000 more]`.
  static let reserve = 16

  init(limit: Int, ignoresCustomDescriptions: Bool = false) {
    self.limit = limit
    self.ignoresCustomDescriptions = ignoresCustomDescriptions
  }

  var isFull: Bool { length > limit }
  /// A list that has come to here does better to count the rest.
  var isNearlyFull: Bool { length > limit - Self.reserve }

  mutating func write(_ string: String) {
    guard !isFull else { return }
    text += string
    length += string.count
  }

  /// The text, cut to the limit.
  var shortened: String {
    isFull ? text.prefix(max(0, limit - 1)) + "…" : text
  }
}

/// A value as one line of at most `limit` characters.
func shortDescription(of value: Any?, limit: Int = 80) -> String {
  var description = ValueDescription(limit: limit)
  description.append(value, depth: 0)
  return description.shortened
}

/// Marks types whose values are described by the name of their type alone, because their parts mean nothing to users.
protocol DescribedByTypeName {}
