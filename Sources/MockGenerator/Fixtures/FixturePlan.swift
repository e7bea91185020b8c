/// Decides what the fixtures of a run are.
struct FixturePlan {
  /// What a fixture is to be like.
  struct Entry {
    var type: FixtureType
    /// What `fixture` makes values with.
    var maker: FixtureMaker
    /// Cases of an enum that get a function of their own.
    var cases: [FixtureMaker] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var table = FixtureTable()
  private(set) var findings: [Finding] = []

  private let reader: FixtureReader
  private let declared: DeclaredFixtures
  /// Types of which there can be no value.
  private var empty: Set<String> = []
  private var makers: [String: [FixtureMaker]] = [:]

  private var scope: NameScope { reader.scope }

  /// - Parameters:
  ///   - types: The types that requirements mention, what a type is made of before it.
  ///   - declared: The fixtures that the tests' own sources declare.
  ///   - wanted: The types that were asked for by name.
  init(_ types: [FixtureType], reader: FixtureReader, declared: DeclaredFixtures, wanted: Set<String>) {
    self.reader = reader
    self.declared = declared
    findEmptyTypes(among: types)
    makers = Dictionary(uniqueKeysWithValues: types.map { ($0.id, $0.makers) })
    var open: [FixtureType] = []
    for type in types {
      if let known = handWritten(type) {
        table.add(FixtureTable.Fixture(actor: known.actor, availability: type.availability), for: type.id)
        if known.isPlain { table.setMade(type.id) }
      } else if let reason = obstacle(to: type) {
        findings.append(finding(reason, about: type, isWanted: wanted.contains(type.id)))
      } else {
        let actor = type.isEnum ? nil : type.makers[0].globalActor
        table.add(FixtureTable.Fixture(actor: actor, availability: type.availability), for: type.id)
        open.append(type)
      }
    }
    settle(open)
    entries.sort { SourceOrder($0.type.symbol) < SourceOrder($1.type.symbol) }
  }

  // MARK: Which fixtures need no arguments

  /// Goes round until no more types can be made of those that can.
  ///
  /// A type that needs itself is never made this way, so no fixture calls itself without end.
  private mutating func settle(_ types: [FixtureType]) {
    var open = types
    var chosen: [String: FixtureMaker] = [:]
    while true {
      let made = open.filter { type in
        guard let maker = type.makers.first(where: { isMade($0, for: type) }) else { return false }
        chosen[type.id] = maker
        return true
      }
      if made.isEmpty { break }
      for type in made { table.setMade(type.id) }
      open.removeAll { table.isMade($0.id) }
    }
    for type in types {
      let maker = chosen[type.id] ?? type.makers[0]
      let others = type.isEnum ? type.makers.filter { $0 != maker && !$0.parameters.isEmpty } : []
      entries.append(Entry(type: type, maker: maker, cases: others.filter { hasDefault($0, for: type) }))
    }
  }

  /// Whether there is a value for each parameter.
  private func isMade(_ maker: FixtureMaker, for type: FixtureType) -> Bool {
    guard maker.isPlain else { return false }
    let defaults = FixtureDefaults(reader: reader, table: table, type: type, maker: maker)
    return maker.parameters.allSatisfy { defaults.isLeftOut($0) || defaults.source($0) != nil }
  }

  /// Whether a function for a case would save its caller anything.
  private func hasDefault(_ maker: FixtureMaker, for type: FixtureType) -> Bool {
    let defaults = FixtureDefaults(reader: reader, table: table, type: type, maker: maker)
    return maker.parameters.contains { defaults.source($0) != nil }
  }

  // MARK: Fixtures that there are, and those that there can't be

  /// The fixture that a type has already, in its module or in the tests.
  ///
  /// - Returns: Whether it needs no arguments, and the actor it belongs to; nil where there is none.
  private func handWritten(_ type: FixtureType) -> (isPlain: Bool, actor: AttributeSyntax?)? {
    for symbol in scope.index.members(of: type.id) where symbol.kind.identifier == "swift.type.method" {
      guard symbol.pathComponents.last?.hasPrefix("fixture(") == true else { continue }
      let split = ParameterDefaults(symbol.declarationFragments ?? [])
      guard let declaration = try? scope.declaration(of: split.fragments) else {
        return (false, nil)
      }
      let parameters = declaration.parameters.enumerated()
      let isPlain =
        !declaration.isAsync && declaration.effect == .none && declaration.type.unwrapped == nil
        && declaration.genericParameters.isEmpty
        && parameters.allSatisfy { split.defaults[$0] != nil || $1.type.isVariadic }
      return (isPlain, declaration.attributes.first { scope.isGlobalActor($0) == true })
    }
    return declared.isPlain(type.name, in: type.module).map { ($0, nil) }
  }

  /// Why a type has no fixture; nil if it has one.
  private func obstacle(to type: FixtureType) -> String? {
    if scope.index.members(of: type.id).contains(where: isNamesake) {
      return "has no fixture, since it has another member of that name; write one by hand, under another name"
    }
    if empty.contains(type.id) { return "has no fixture, since there can be no value of it" }
    if type.makers.isEmpty {
      return "has no fixture, since it has no initializer that a fixture could call; make one less private, or write "
        + "`static func fixture()` by hand in its module"
    }
    if overrides(type) {
      return "has no fixture, since that of its superclass takes the same parameters and can't be overridden; write "
        + "one by hand, under another name"
    }
    if scope.needsScopedImport(type.path[0], of: type.module), type.module == scope.index.module {
      return "has no fixture, since its name means something else in the file of the fixtures; write one by hand"
    }
    return nil
  }

  /// Whether a member takes the name of the fixture.
  private func isNamesake(_ member: SymbolGraph.Symbol) -> Bool {
    guard let name = member.pathComponents.last else { return false }
    switch member.kind.identifier {
    case "swift.enum.case": return name == "fixture" || name.hasPrefix("fixture(")
    case "swift.type.property": return name == "fixture"
    default: return false
    }
  }

  /// Whether a class above has a fixture that differs in nothing but its result.
  private func overrides(_ type: FixtureType) -> Bool {
    /// What two fixtures must not have in common, if one stands in a subclass of the other's type.
    func signature(_ maker: FixtureMaker?) -> [String]? {
      maker?.parameters.filter { !$0.isLeftOut }.map { "\($0.label ?? "_"): \($0.type.type.key)" }
    }
    let own = signature(type.makers.first)
    var superclass = scope.index.superclass(of: type.id)
    while let id = superclass {
      if let above = makers[id]?.first, signature(above) == own { return true }
      superclass = scope.index.superclass(of: id)
    }
    return false
  }

  /// Finds the types that have no values, since all ways to make one need a value of such a type.
  ///
  /// Goes round until a round finds no more.
  private mutating func findEmptyTypes(among types: [FixtureType]) {
    var count = -1
    while count != empty.count {
      count = empty.count
      for type in types where !empty.contains(type.id) {
        let isEmpty = type.isEnum ? type.makers.allSatisfy(isEmpty) : type.makers.contains(where: isEmpty)
        if isEmpty { empty.insert(type.id) }
      }
    }
  }

  /// Whether a maker asks for a value of a type that has none.
  private func isEmpty(_ maker: FixtureMaker) -> Bool {
    maker.parameters.contains { parameter in
      guard case .named(let names) = parameter.type.type, let id = names.last?.id, !parameter.isLeftOut else {
        return false
      }
      return id == "s:s5NeverO" || empty.contains(id)
    }
  }

  /// The finding that a type has no fixture: an error where it was asked for by name.
  private func finding(_ reason: String, about type: FixtureType, isWanted: Bool) -> Finding {
    let place = SourcePlace(type.symbol.location)
    return Finding(
      severity: isWanted ? .error : .note, file: place.file, line: place.line, column: place.column,
      protocolName: nil, message: "\(type.name) \(reason).")
  }
}
