/// Why the generator wrote nothing at all.
public enum GeneratorError: Error, Equatable {
  /// A file isn't a symbol graph: it isn't JSON, or JSON of some other kind.
  case unreadableSymbolGraph(file: String, reason: String)
  /// No symbol graph was given.
  case noSymbolGraphs
  /// The module has no protocols that could be mocked.
  case noProtocols(module: String)
  /// None of the module's protocols is marked with `@mockable`.
  case noMarkedProtocols(module: String)
  /// The options name a protocol that the module doesn't have.
  case unknownProtocol(name: String, module: String, similar: [String])
  /// The options ask for the fixture of a type that the module doesn't have.
  case unknownType(name: String, module: String, similar: [String])
}

extension GeneratorError: CustomStringConvertible {
  /// One line that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .unreadableSymbolGraph(let file, let reason):
      return "\(file) is not a symbol graph (\(reason)); "
        + "pass the .symbols.json files that `swift package dump-symbol-graph` writes."
    case .noSymbolGraphs:
      return "There is no symbol graph to read; "
        + "pass the .symbols.json files that `swift package dump-symbol-graph` writes."
    case .noProtocols(let module):
      return "\(module) has no protocols to mock; "
        + "name another target, or emit the symbol graph with `-symbol-graph-minimum-access-level private`."
    case .noMarkedProtocols(let module):
      return "No protocol of \(module) is marked; "
        + "write `@mockable` into the documentation comments of those to mock, or leave out --marked."
    case .unknownProtocol(let name, let module, let similar):
      return "\(module) has no protocol named \(name); \(Self.hint(similar))"
    case .unknownType(let name, let module, let similar):
      return "\(module) has no struct, class, enum or actor named \(name); \(Self.hint(similar))"
    }
  }

  /// What to do about a name that nothing has: the names that are like it, or where to look.
  private static func hint(_ similar: [String]) -> String {
    similar.isEmpty ? "check its spelling and its target." : "did you mean \(list(similar))?"
  }

  /// Names as a sentence lists them: `A, B or C`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
