import MockGenerator

/// Tells a slip of the keyboard from another word.
enum Spelling {
  /// Whether two words differ in at most a third of their letters.
  static func isNear(_ word: String, _ other: String) -> Bool {
    let limit = max(1, min(word.count, other.count) / 3)
    return SimilarNames.distance(word.lowercased(), other.lowercased()) <= limit
  }
}
