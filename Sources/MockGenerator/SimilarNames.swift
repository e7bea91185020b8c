/// Finds names that someone who mistyped one may have meant.
public enum SimilarNames {
  /// At most three names, the nearest first.
  static func of(_ name: String, among names: [String]) -> [String] {
    let limit = max(2, name.count / 3)
    let ranked = names.compactMap { candidate -> (distance: Int, name: String)? in
      let short = candidate.split(separator: ".").last.map(String.init) ?? candidate
      let distance = min(
        self.distance(name.lowercased(), candidate.lowercased()), self.distance(name.lowercased(), short.lowercased()))
      return distance <= limit ? (distance, candidate) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The number of letters to insert, remove or replace to get from one word to the other.
  public static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let cost = letter == other ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[second.count]
  }
}
