/// Writes one fixture: the function that makes a value of a type.
struct FixtureFunction {
  let reader: FixtureReader
  let table: FixtureTable
  let type: FixtureType
  let maker: FixtureMaker
  /// The name of the type as it is written.
  let typeName: String
  /// Whether it is the fixture of the type, and not that of one of its other cases.
  let isMain: Bool
  let accessPrefix: String

  private var printer: TypePrinter { TypePrinter(scope: reader.scope) }

  /// The function with its comment, attributes, parameters and body.
  ///
  /// One line where it fits, else as the formatter breaks it. The body calls the maker with every parameter that is not left out.
  func lines() -> [String] {
    let defaults = FixtureDefaults(reader: reader, table: table, type: type, maker: maker)
    let parameters = named(maker.parameters.filter { !defaults.isLeftOut($0) })
    let heads = parameters.map { name, parameter in head(name, parameter, defaults) }
    let arguments = parameters.map { name, parameter in
      (parameter.label.map { $0.escapedArgumentLabel + ": " } ?? "") + name.escapedName
    }
    var start = maker.globalActor.map { printer.text($0) + " " } ?? ""
    start += "\(accessPrefix)static func \(name)\(generics)("
    let body = SourceLines.call(marks + target + (target.hasSuffix("(") ? "" : "("), arguments, indent: 4)
    var lines: [String] = []
    if !accessPrefix.isEmpty { lines.append("  /// \(summary)") }
    let end = ")\(effects) -> \(typeName)\(maker.declaration.isFailable ? "?" : "")\(whereClause)"
    var all = SourceLines.head(start, heads, end, indent: 2).map { "  " + $0 }
    all[all.count - 1] += " {"
    all += (hasNoList ? [target] : body).map { "    " + $0 } + ["  }"]
    if all.contains(where: { $0.count > SourceLines.width }) { lines.append("  // swift-format-ignore") }
    return lines + all
  }

  // MARK: Names

  /// The name of the function: `fixture`, or for a case of an enum that has one of its own `movedFixture`.
  private var name: String {
    guard !isMain, case .enumCase(let name) = maker.kind else { return "fixture" }
    return (name.withoutBackticks + "Fixture").escapedName
  }

  /// The first line of its comment: what it makes, and what is special about it.
  private var summary: String {
    guard !isMain, case .enumCase(let name) = maker.kind else {
      return "A value in which a test names only what it cares about."
    }
    return "The case `\(name.withoutBackticks)`, in which a test names only what it cares about."
  }

  /// What makes the value: the type or a case.
  private var target: String {
    switch maker.kind {
    case .enumCase(let name): return "." + name.withoutBackticks.escapedMember
    // Only here would `Type` mean the type of the type around it.
    case .initializer: return ["Type", "Protocol"].contains(type.path.last) ? "Self(" : typeName + "("
    }
  }

  /// A case without values isn't called.
  private var hasNoList: Bool {
    if case .enumCase = maker.kind { return maker.parameters.isEmpty }
    return false
  }

  // MARK: Parts

  /// What stands before the call in the body: `try`, `await`, `unsafe`.
  private var marks: String {
    (isUnsafe ? "unsafe " : "") + (maker.declaration.effect == .none ? "" : "try ")
      + (maker.declaration.isAsync ? "await " : "")
  }

  /// Whether strict memory safety asks for a mark.
  private var isUnsafe: Bool {
    maker.parameters.contains { parameter in
      parameter.type.type.contains { part in
        guard case .named(let names) = part, let name = names.last?.text else { return false }
        return name.hasPrefix("Unsafe") || ["OpaquePointer", "AutoreleasingUnsafeMutablePointer"].contains(name)
      }
    }
  }

  /// What the caller has to write because the maker asks for it.
  private var effects: String {
    let words = [maker.declaration.isAsync ? "async" : nil, printer.text(maker.declaration.effect)].compactMap { $0 }
    return words.map { " " + $0 }.joined()
  }

  /// The type parameters of the maker itself; those of the type are there already.
  private var generics: String {
    let names = maker.declaration.genericParameters.map { parameter in
      (parameter.introducer.map { $0 + " " } ?? "") + parameter.name
        + (parameter.type.map { ": " + printer.text($0) } ?? "")
    }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The conditions on these type parameters.
  private var whereClause: String {
    let constraints = maker.declaration.constraints.map(printer.text)
    return constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
  }

  /// One parameter with its default, where there is one.
  private func head(_ name: String, _ parameter: FixtureParameter, _ defaults: FixtureDefaults) -> String {
    let label = parameter.label?.withoutBackticks
    var text = label == name ? name.escapedLabel : "\(label?.escapedLabel ?? "_") \(name.escapedName)"
    var type = parameter.type
    type.type = defaults.valueType(of: parameter)
    let isClosure = reader.scope.function(type.type) != nil
    type.attributes.removeAll { $0.name == "autoclosure" || $0.name == "escaping" && !isClosure }
    if reader.scope.isNoncopyable(type.type, in: maker.declaration), type.specifiers.isEmpty {
      type.specifiers = ["consuming"]
    }
    text += ": " + printer.text(type)
    if let value = defaults.source(parameter) { text += " = " + value }
    return text
  }

  /// The parameters with names that the body can use.
  ///
  /// A parameter without a usable name becomes `value1`, `value2` and so on, by its position.
  private func named(_ parameters: [FixtureParameter]) -> [(String, FixtureParameter)] {
    var taken = Set(parameters.compactMap { $0.label?.withoutBackticks ?? $0.name?.withoutBackticks })
    return parameters.enumerated().map { position, parameter in
      let known = (parameter.label ?? parameter.name)?.withoutBackticks
      let isUsable = known.map { $0.isIdentifier && $0 != "self" && $0 != "_" && !type.path.contains($0) } ?? false
      if let known, isUsable { return (known, parameter) }
      var name = "value\(position + 1)"
      while taken.contains(name) { name += "_" }
      taken.insert(name)
      return (name, parameter)
    }
  }
}

extension String {
  /// The name after a dot, where few words mean something else.
  var escapedMember: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}
