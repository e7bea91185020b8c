/// The arguments of the command, split into those for the plugin and those for the tool.
struct Request {
  /// The names of the targets to mock; if empty, all targets that are tested.
  var targets: [String] = []
  /// The folder for the mocks; if nil, the one of the test target.
  var output: String?
  var showsHelp = false
  /// The arguments that are passed to the tool unchanged.
  var options: [String] = []
  /// Whether the options ask for fixtures.
  var wantsFixtures: Bool { options.contains(where: Self.asksForFixtures) }

  /// Whether an option asks for fixtures: for those of all types that the protocols mention, or for that of one type.
  static func asksForFixtures(_ option: String) -> Bool {
    option == "--fixtures" || option == "--fixture" || option.hasPrefix("--fixture=")
  }

  init(_ arguments: [String], isTarget: (String) -> Bool) throws(Mistake) {
    var rest = arguments.reversed() as [String]
    while let argument = rest.popLast() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "--target": targets.append(try Self.value(of: "--target NAME", parts, &rest))
      case "--output": output = try Self.value(of: "--output DIR", parts, &rest)
      case "--symbol-graph", "--root", "--configuration", "--sources":
        throw Mistake(text: "\(parts[0]) is for mock-generator alone; here SwiftPM knows it, so leave it out.")
      case "--help", "-h": showsHelp = true
      // The next word is the value, even if it is the name of a target.
      case "--protocol", "--except", "--access", "--fixture":
        options.append(argument)
        if parts.count == 1, let value = rest.popLast() { options.append(value) }
      case let word where isTarget(word): throw Mistake(text: "\(word) is a target; write --target \(word).")
      default: options.append(argument)
      }
    }
  }

  private static func value(
    of usage: String, _ parts: [String], _ rest: inout [String]
  ) throws(Mistake) -> String {
    guard let value = parts.count == 2 ? parts[1] : rest.popLast(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Mistake(text: "\(parts[0]) needs a value: \(usage).")
    }
    return value
  }
}
