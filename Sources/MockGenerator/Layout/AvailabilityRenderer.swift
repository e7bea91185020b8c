/// Writes the availability of a declaration as attributes.
enum AvailabilityRenderer {
  /// The attributes of a member: what its type says already is left out, and so is that it is there on systems on which
  /// its type is not, which compilers for those systems refuse.
  static func attributes(
    _ availability: [SymbolGraph.Availability], within outer: [SymbolGraph.Availability]
  ) -> [String] {
    attributes(
      availability.filter { !outer.contains($0) }.map { item in
        var item = item
        if let version = outer.introduced(in: item.domain), item.introduced.map({ $0 <= version }) == true {
          item.introduced = nil
        }
        return item
      })
  }

  /// The attributes of a declaration that stands by itself: one with all versions since which it is there, and one for each
  /// deprecation or the like.
  ///
  /// For example, `@available(macOS 13, iOS 16, *)` and `@available(*, deprecated, message: "Use b.")`.
  static func attributes(_ availability: [SymbolGraph.Availability]) -> [String] {
    var introduced: [String] = []
    var others: [String] = []
    for item in availability {
      let domain = item.domain ?? "*"
      let isPlatform = domain != "*" && domain != "Swift"
      if let version = item.introduced {
        if isPlatform {
          introduced.append("\(domain) \(text(version))")
        }
      }
      var words = [domain == "Swift" ? "swift" : domain]
      if item.isUnconditionallyDeprecated == true { words.append("deprecated") }
      if item.isUnconditionallyUnavailable == true { words.append("unavailable") }
      if let version = item.deprecated { words.append("deprecated: \(text(version))") }
      if let version = item.obsoleted { words.append("obsoleted: \(text(version))") }
      guard words.count > 1 else { continue }
      if let message = item.message { words.append("message: \"\(literal(message))\"") }
      if let renamed = item.renamed { words.append("renamed: \"\(renamed)\"") }
      others.append("@available(\(words.joined(separator: ", ")))")
    }
    if !introduced.isEmpty { others.insert("@available(\(introduced.joined(separator: ", ")), *)", at: 0) }
    return others
  }

  /// The graph has a message as its literal has it: with its escapes, but that of several lines with bare quotes too.
  private static func literal(_ text: String) -> String {
    var isEscaped = false
    return text.map { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      switch character {
      case "\n", "\r\n", "\r": return "\\n"
      case "\"" where !isEscaped: return "\\\""
      default: return String(character)
      }
    }.joined()
  }

  /// What must be so for both: something that stands elsewhere needs what a type and its member need.
  ///
  /// Of two versions since which something is there, the later one holds.
  static func joined(
    _ first: [SymbolGraph.Availability], _ second: [SymbolGraph.Availability]
  ) -> [SymbolGraph.Availability] {
    let joined = second.map { item in
      var item = item
      if let version = first.introduced(in: item.domain), item.introduced.map({ $0 < version }) ?? true {
        item.introduced = version
      }
      return item
    }
    return first.filter { item in !second.contains { $0.domain == item.domain } } + joined
  }

  /// A version without the zeros at its end.
  ///
  /// For example, 13.0.0 is written `13`, and 10.15.0 is `10.15`.
  private static func text(_ version: SymbolGraph.Availability.Version) -> String {
    guard let minor = version.minor, minor > 0 || (version.patch ?? 0) > 0 else { return "\(version.major)" }
    guard let patch = version.patch, patch > 0 else { return "\(version.major).\(minor)" }
    return "\(version.major).\(minor).\(patch)"
  }
}

extension [SymbolGraph.Availability] {
  /// The first version of a platform that has it.
  fileprivate func introduced(in domain: String?) -> SymbolGraph.Availability.Version? {
    lazy.filter { $0.domain == domain }.compactMap(\.introduced).max()
  }
}

extension SymbolGraph.Availability.Version: Comparable {
  /// Versions by their numbers, from the left.
  ///
  /// A number that is left out counts as zero.
  static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor ?? 0, first.patch ?? 0) < (second.major, second.minor ?? 0, second.patch ?? 0)
  }
}
