/// Tells a slip of the keyboard from another word.
enum Spelling {
  /// Whether two words differ in at most a third of their letters.
  static func isNear(_ word: String, _ other: String) -> Bool {
    let limit = max(1, min(word.count, other.count) / 3)
    return distance(Array(word.lowercased()), Array(other.lowercased())) <= limit
  }

  /// The number of letters to insert, remove or replace to get from one word to the other.
  private static func distance(_ word: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let replacing = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replacing, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
