/// Names the cases of a methods enum.
///
/// A name depends on the requirement alone: the base name and the labels, `transferFromTo` for `transfer(from:to:)`.
/// Only where this is the same for several requirements do the types of the parameters join in, then constraints and
/// the result. So a new overload doesn't rename those that other labels tell apart.
enum CaseNames {
  private struct Entry {
    var requirement: Int
    var isSetter: Bool
    /// The name at each level of detail; of the first alone until another is asked for.
    var candidates: [String]
    var level = 0

    var name: String { candidates[min(level, candidates.count - 1)] }
  }

  static func assign(to requirements: inout [Requirement]) {
    for isStatic in [false, true] { assign(to: &requirements, static: isStatic) }
  }

  private static func assign(to requirements: inout [Requirement], static isStatic: Bool) {
    var entries: [Entry] = []
    for (position, requirement) in requirements.enumerated() where requirement.isStatic == isStatic {
      let name = legal(joined(shortWords(requirement)))
      entries.append(Entry(requirement: position, isSetter: false, candidates: [name]))
      if requirement.hasSetter {
        entries.append(Entry(requirement: position, isSetter: true, candidates: ["set" + name.capitalized]))
      }
    }
    for _ in 0..<6 {
      let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
      for group in groups.values where group.count > 1 {
        for entry in group {
          if entries[entry].level == 0 { entries[entry].candidates = candidates(for: entries[entry], requirements) }
          entries[entry].level += 1
        }
      }
    }
    number(&entries, requirements)
    for entry in entries {
      if entry.isSetter {
        requirements[entry.requirement].setterCaseName = entry.name
      } else {
        requirements[entry.requirement].caseName = entry.name
      }
    }
  }

  /// The last resort, in an order that doesn't depend on that of the source.
  private static func number(_ entries: inout [Entry], _ requirements: [Requirement]) {
    let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
    for group in groups.values where group.count > 1 {
      let sorted = group.sorted { requirements[entries[$0].requirement].id < requirements[entries[$1].requirement].id }
      for (number, entry) in sorted.enumerated() { entries[entry].candidates = ["\(entries[entry].name)\(number + 1)"] }
    }
  }

  /// The names of an entry, from short to long.
  private static func candidates(for entry: Entry, _ requirements: [Requirement]) -> [String] {
    let requirement = requirements[entry.requirement]
    let names = candidates(requirement)
    guard entry.isSetter else { return names }
    let setters = names.map { "set" + $0.capitalized }
    return requirement.declaration.keyword == .subscript ? setters : [setters[0]] + setters.map { $0 + "Property" }
  }

  private static func shortWords(_ requirement: Requirement) -> [String] {
    [base(requirement)] + requirement.declaration.parameters.compactMap { $0.label.map(word) }
  }

  /// The names of a requirement, from short to long.
  private static func candidates(_ requirement: Requirement) -> [String] {
    let declaration = requirement.declaration
    var words = shortWords(requirement)
    var candidates = [joined(words)]
    words += declaration.parameters.map { parameter in
      Self.words(parameter.type.type, declaration) + (parameter.type.isVariadic ? "Variadic" : "")
    }
    candidates.append(joined(words))
    words += declaration.constraints.flatMap { [Self.words($0.subject, nil), Self.words($0.object, nil)] }
    candidates.append(joined(words))
    if declaration.keyword != .initializer { words += ["Returning", Self.words(declaration.type, declaration)] }
    candidates.append(joined(words))
    candidates.append(joined(words + [declaration.isAsync ? "Async" : ""]))
    return candidates.map(legal)
  }

  private static func base(_ requirement: Requirement) -> String {
    switch requirement.declaration.keyword {
    case .subscript: return "subscript"
    case .initializer: return "init"
    default:
      let name = requirement.declaration.name.withoutBackticks
      guard let fixity = requirement.fixity else { return name.isIdentifier ? name : word(name) }
      let operatorName = OperatorNames.name(of: name)
      return fixity == "infix" ? operatorName : fixity + operatorName.capitalized
    }
  }

  /// A raw identifier such as `opens on Sunday`, or a label, as a part of a name.
  private static func word(_ text: String) -> String {
    let words = text.withoutBackticks.split { !($0 == "_" || !$0.isASCII || $0.isLetter || $0.isNumber) }
    return joined(words.map(String.init))
  }

  private static func joined(_ words: [String]) -> String {
    let words = words.filter { !$0.isEmpty && $0 != "_" }
    return words.dropFirst().reduce(words.first ?? "") { $0 + $1.capitalized }
  }

  /// Some names can't be those of cases, whatever one writes around them.
  private static func legal(_ name: String) -> String {
    switch name {
    case "", "_": return "unnamed"
    case "init": return "initialize"
    case "self", "Self", "Type", "Protocol", "allCases", "none", "some": return name + "Requirement"
    default: return name.first?.isNumber == true ? "_" + name : name
    }
  }

  /// A type in words.
  private static func words(_ type: TypeSyntax, _ declaration: DeclarationSyntax?) -> String {
    switch type {
    case .named(let names):
      if let declaration, names.count == 1, declaration.genericParameters.contains(where: { $0.name == names[0].text })
      {
        let constraints = declaration.constraints.filter {
          $0.subject == type || $0.subject.withoutIDs == type.withoutIDs
        }
        if !constraints.isEmpty { return constraints.map { words($0.object, nil) }.joined() }
      }
      return names.map { word($0.text).capitalized + $0.arguments.map { words($0, declaration) }.joined() }.joined()
    case .optional(let type), .implicitlyUnwrapped(let type): return "Optional" + words(type, declaration)
    case .array(let type): return words(type, declaration) + "Array"
    case .dictionary(let key, let value):
      return words(value, declaration) + "By" + words(key, declaration)
    case .tuple(let elements):
      return elements.map { ($0.label.map(word)?.capitalized ?? "") + words($0.type, declaration) }.joined()
    case .function(let function):
      return (function.parameters.map { words($0.type, declaration) } + ["To", words(function.result, declaration)])
        .joined()
    case .metatype(let type, _): return words(type, declaration) + "Type"
    default: return type.children.map { words($0, declaration) }.joined()
    }
  }
}
