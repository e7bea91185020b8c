/// Writes the availability of a declaration as attributes.
enum AvailabilityRenderer {
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
      // The graph escapes the message once more than JSON asks for.
      if let message = item.message { words.append("message: \"\(message)\"") }
      if let renamed = item.renamed { words.append("renamed: \"\(renamed)\"") }
      others.append("@available(\(words.joined(separator: ", ")))")
    }
    if !introduced.isEmpty { others.insert("@available(\(introduced.joined(separator: ", ")), *)", at: 0) }
    return others
  }

  private static func text(_ version: SymbolGraph.Availability.Version) -> String {
    guard let minor = version.minor, minor > 0 || (version.patch ?? 0) > 0 else { return "\(version.major)" }
    guard let patch = version.patch, patch > 0 else { return "\(version.major).\(minor)" }
    return "\(version.major).\(minor).\(patch)"
  }
}
