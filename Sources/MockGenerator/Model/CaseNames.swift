/// Names the cases of a methods enum.
///
/// A name depends on the requirement alone: the base name and the labels, `transferFromTo` for `transfer(from:to:)`.
/// Only where this is the same for several requirements do the types of the parameters join in, then constraints and
/// the result; of two that differ in waiting alone, only the one that waits gets a longer name. So a new overload
/// doesn't rename those that something else tells apart.
enum CaseNames {
  /// The names that a requirement could have, from the shortest to the one that no other has.
  private struct Entry {
    var requirement: Int
    var isSetter: Bool
    /// The name at each level of detail; of the first alone until another is asked for.
    var candidates: [String]
    var level = 0
    var isMarkedAsync = false

    var name: String { candidates[min(level, candidates.count - 1)] + (isMarkedAsync ? "Async" : "") }
  }

  /// Gives each requirement the name of its case, and that of the case for writes.
  ///
  /// Names depend on the requirements alone and not on their order. An overload that is added renames others only where there is no
  /// other way to tell them apart.
  static func assign(to requirements: inout [Requirement], scope: NameScope) {
    for isStatic in [false, true] { assign(to: &requirements, static: isStatic, scope) }
  }

  /// Names the cases of one of the two enums.
  private static func assign(to requirements: inout [Requirement], static isStatic: Bool, _ scope: NameScope) {
    var entries: [Entry] = []
    for (position, requirement) in requirements.enumerated() where requirement.isStatic == isStatic {
      let name = legal(joined(shortWords(requirement)))
      entries.append(Entry(requirement: position, isSetter: false, candidates: [name]))
      if requirement.hasSetter {
        entries.append(Entry(requirement: position, isSetter: true, candidates: ["set" + name.capitalized]))
      }
    }
    for _ in 0..<8 {
      let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
      for group in groups.values where group.count > 1 {
        let waiting = group.filter {
          requirements[entries[$0].requirement].declaration.isAsync && !entries[$0].isMarkedAsync
        }
        if !waiting.isEmpty, waiting.count < group.count {
          for entry in waiting { entries[entry].isMarkedAsync = true }
          continue
        }
        for entry in group {
          if entries[entry].level == 0 {
            entries[entry].candidates = candidates(for: entries[entry], requirements, scope)
          }
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
  ///
  /// Only names that no level of detail tells apart get here. The requirements are sorted by their precise identifiers.
  private static func number(_ entries: inout [Entry], _ requirements: [Requirement]) {
    let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
    for group in groups.values where group.count > 1 {
      let sorted = group.sorted { requirements[entries[$0].requirement].id < requirements[entries[$1].requirement].id }
      for (number, entry) in sorted.enumerated() { entries[entry].candidates = ["\(entries[entry].name)\(number + 1)"] }
    }
  }

  /// The names of an entry, from short to long.
  private static func candidates(for entry: Entry, _ requirements: [Requirement], _ scope: NameScope) -> [String] {
    let requirement = requirements[entry.requirement]
    let names = candidates(requirement, scope)
    guard entry.isSetter else { return names }
    let setters = names.map { "set" + $0.capitalized }
    return requirement.declaration.keyword == .subscript ? setters : [setters[0]] + setters.map { $0 + "Property" }
  }

  /// The name of the method and its labels: what a person would choose.
  private static func shortWords(_ requirement: Requirement) -> [String] {
    [base(requirement)] + requirement.declaration.parameters.compactMap { $0.label.map(word) }
  }

  /// The names of a requirement, from short to long.
  ///
  /// Each level adds to the one before: the name and labels, the types of the parameters, with modules and effects of
  /// closures, the constraints, and the result.
  private static func candidates(_ requirement: Requirement, _ scope: NameScope) -> [String] {
    let declaration = requirement.declaration
    let short = shortWords(requirement)
    let plain = TypeWords(declaration: declaration)
    let detailed = TypeWords(declaration: declaration, module: scope.index.module)
    var candidates = [short, short + declaration.parameters.map { plain.words($0.type) }]
    var words = short + declaration.parameters.map { detailed.words($0.type) }
    candidates.append(words)
    words += declaration.constraints.flatMap { [TypeWords().words($0.subject), TypeWords().words($0.object)] }
    candidates.append(words)
    if declaration.keyword != .initializer {
      words += ["Returning", declaration.type.isVoid ? "Nothing" : detailed.words(declaration.type)]
    }
    candidates.append(words)
    return candidates.map { legal(joined($0)) }
  }

  /// The name to start with: that of the method, or what an operator and a subscript are called.
  ///
  /// An operator is put into words, with its fixity in front where that isn't `infix`.
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
  static func word(_ text: String) -> String {
    let words = text.withoutBackticks.split { !($0 == "_" || !$0.isASCII || $0.isLetter || $0.isNumber) }
    return joined(words.map(String.init))
  }

  /// Words as one identifier in camel case.
  private static func joined(_ words: [String]) -> String {
    let words = words.filter { !$0.isEmpty && $0 != "_" }
    return words.dropFirst().reduce(words.first ?? "") { $0 + $1.capitalized }
  }

  /// Some names can't be those of cases, whatever one writes around them.
  ///
  /// `init` becomes `initialize`, and `none` becomes `noneRequirement`, since a case `none` is confused with that of an
  /// optional.
  private static func legal(_ name: String) -> String {
    switch name {
    case "", "_": return "unnamed"
    case "init": return "initialize"
    case "self", "Self", "Type", "Protocol", "allCases", "none", "some": return name + "Requirement"
    default: return name.first?.isNumber == true ? "_" + name : name
    }
  }
}
