/// Writes the member of a mock that fulfils a requirement.
struct RequirementRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope
  /// Answers of requirements that return another mock of the run, by case name.
  let childMocks: [String: String]

  private var printer: TypePrinter { TypePrinter(scope: scope) }

  /// The lines of the member, attributes and comments included.
  func lines(_ requirement: Requirement) throws(Unmockable) -> [String] {
    let declaration = requirement.declaration
    let type = declaration.type
    if declaration.keyword != .initializer {
      if let name = scope.nonescapableType(in: type) {
        throw Unmockable(
          "asks for \(requirement.title), whose result is a nonescapable \(name) and so can't come out of a stub; "
            + "write its mock by hand", at: requirement.place)
      }
    }
    let named = namedParameters(declaration)
    let arguments = named.map { name, parameter in
      ArgumentRenderer(scope: scope).argument(parameter, named: name, in: declaration)
    }
    let parameters = named.map { self.parameter($1, named: $0, in: declaration) }
    var lines = arguments.compactMap(\.remark).map { "  /// \($0)" }
    if declaration.keyword != .initializer, scope.isNoncopyable(type, in: declaration) {
      lines.append("  /// The result can't be copied: a stub gives it as a `UniqueResult`.")
    }
    if declaration.hasSetter, scope.isReference(type) {
      lines.append("  /// What is written is recorded, and so kept alive until `resetMock()`.")
    }
    if requirement.availability != model.availability {
      lines += AvailabilityRenderer.attributes(requirement.availability).map { "  " + $0 }
    }
    switch declaration.keyword {
    case .initializer: lines += initializer(requirement, parameters, arguments)
    case .variable, .subscript: lines += accessors(requirement, parameters, arguments)
    default: lines += function(requirement, parameters, arguments)
    }
    return lines.contains { $0.count > SourceLines.width } ? ["  // swift-format-ignore"] + lines : lines
  }

  // MARK: Kinds of members

  private func function(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) -> [String] {
    let declaration = requirement.declaration
    var words = introducers(requirement)
    if let fixity = requirement.fixity, fixity != "infix" { words.append(fixity) }
    words += ["func", declaration.name]
    let start = words.joined(separator: " ") + (requirement.fixity == nil ? "" : " ") + generics(declaration) + "("
    var end = ")"
    if declaration.isAsync { end += " async" }
    if let effect = witnessEffect(declaration) { end += " " + effect }
    if !declaration.type.isVoid {
      end += " -> " + (declaration.sends ? "sending " : "") + printer.text(declaration.type)
    }
    end += whereClause(declaration)
    return SourceLines.declaration(
      SourceLines.head(start, parameters, end, indent: 2),
      body: impossible(declaration)
        ?? arguments.flatMap(\.preparation) + call(requirement, requirement.caseName, arguments.map(\.expression)),
      indent: 2)
  }

  /// The empty body of a method that can't be called, since it takes a value of a type that has none: the compiler says
  /// of any other that it is never executed.
  private func impossible(_ declaration: DeclarationSyntax) -> [String]? {
    let isImpossible = declaration.parameters.contains { parameter in
      scope.isUninhabited(parameter.type.type) && !parameter.type.isVariadic
    }
    return isImpossible ? [] : nil
  }

  private func accessors(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) -> [String] {
    let declaration = requirement.declaration
    let words = introducers(requirement)
    let type = printer.text(declaration.type)
    let head: [String]
    if declaration.keyword == .variable {
      head = [(words + ["var", "\(declaration.name): \(type)"]).joined(separator: " ")]
    } else {
      let start = (words + ["subscript\(generics(declaration))("]).joined(separator: " ")
      head = SourceLines.head(start, parameters, ") -> \(type)\(whereClause(declaration))", indent: 2)
    }
    let preparations = arguments.flatMap(\.preparation)
    let expressions = arguments.map(\.expression)
    let read = impossible(declaration) ?? preparations + call(requirement, requirement.caseName, expressions)
    let effects = [declaration.isAsync ? "async" : nil, witnessEffect(declaration)].compactMap { $0 }
    guard declaration.hasSetter || !effects.isEmpty else {
      return SourceLines.declaration(head, body: read, indent: 2)
    }
    let getter = (["get"] + effects).joined(separator: " ")
    var lines = head.map { "  " + $0 }
    lines[lines.count - 1] += " {"
    lines += SourceLines.declaration([getter], body: read, indent: 4)
    if declaration.hasSetter {
      let write =
        (scope.isUnsafe(declaration) ? "unsafe " : "") + recorder(requirement)
        + "_onMethod(.\(requirement.setterCaseName), args: "
        + (expressions + [newValue(declaration.type)]).joined(separator: ", ") + ")"
      lines += SourceLines.declaration(["set"], body: preparations + [write], indent: 4)
    }
    return lines + ["  }"]
  }

  private func newValue(_ type: TypeSyntax) -> String {
    if scope.isNoncopyable(type, in: DeclarationSyntax(keyword: .variable)) { return "mockArgument(newValue)" }
    return type.unwrapped?.unwrapped != nil ? "newValue as Any?" : "newValue"
  }

  private func initializer(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) -> [String] {
    let declaration = requirement.declaration
    var words = introducers(requirement)
    if !shape.isFinal { words.append("required") }
    if overridesInit(requirement) { words.append("override") }
    words.append("init\(generics(declaration))(")
    var body = arguments.flatMap(\.preparation)
    if shape.inheritsInit { body.append("super.init()") }
    if !parameters.isEmpty {
      let mark = scope.isUnsafe(declaration) ? "unsafe " : ""
      body.append(
        "\(mark)_onMethod(.\(requirement.caseName), args: \(arguments.map(\.expression).joined(separator: ", ")))")
    }
    return SourceLines.declaration(
      SourceLines.head(words.joined(separator: " "), parameters, ")" + whereClause(declaration), indent: 2),
      body: body, indent: 2)
  }

  private func overridesInit(_ requirement: Requirement) -> Bool {
    requirement.declaration.keyword == .initializer && requirement.declaration.parameters.isEmpty && shape.inheritsInit
  }

  // MARK: Parts

  /// Attributes and modifiers that the member repeats, its access level among them.
  private func introducers(_ requirement: Requirement) -> [String] {
    let declaration = requirement.declaration
    var words: [String] = []
    for attribute in declaration.attributes {
      if attribute.isBare || ["discardableResult", "Sendable", "concurrent"].contains(attribute.name) {
        words.append(printer.text(attribute))
      } else if scope.isGlobalActor(attribute) == true, attribute != model.globalActor {
        words.append(printer.text(attribute))
      }
    }
    if declaration.keyword == .initializer { words.removeAll { $0 == "@discardableResult" } }
    if !shape.access.isEmpty { words.append(shape.access) }
    if declaration.parameters.contains(where: { $0.type.specifiers.contains("isolated") }) {
      // What an argument isolates can be isolated by nothing else.
      words.removeAll { $0.hasPrefix("@") && $0.hasSuffix("Actor") }
    } else if overridesInit(requirement) {
      // The base class's initializer belongs to no actor.
      words.removeAll { $0.hasPrefix("@") && $0.hasSuffix("Actor") }
      if model.globalActor != nil || shape.isIsolatedBySuperclass { words.append("nonisolated") }
    } else if declaration.modifiers.contains("nonisolated")
      || scope.mustOptOut(requirement, of: model, shape: shape)
    {
      words.append("nonisolated")
    }
    if requirement.isOverride { words.append("override") }
    if declaration.isStatic { words.append("static") }
    return words
  }

  private func generics(_ declaration: DeclarationSyntax) -> String {
    guard !declaration.genericParameters.isEmpty else { return "" }
    let parameters = declaration.genericParameters.map { parameter in
      (parameter.introducer.map { $0 + " " } ?? "") + parameter.name.escapedName
        + (parameter.type.map { ": " + printer.text($0) } ?? "")
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  private func whereClause(_ declaration: DeclarationSyntax) -> String {
    let constraints = declaration.constraints.map { constraint in
      (constraint.isRepeated ? "repeat " : "") + printer.text(constraint)
    }
    return constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
  }

  /// A member that never throws fulfils a requirement that only rethrows.
  private func witnessEffect(_ declaration: DeclarationSyntax) -> String? {
    declaration.effect == .rethrows ? nil : printer.text(declaration.effect)
  }

  private func parameter(
    _ parameter: DeclarationSyntax.Parameter, named name: String, in declaration: DeclarationSyntax
  ) -> String {
    var words = parameter.attributes.map(printer.text)
    let inner = name.escapedName
    let label = parameter.label.map(\.escapedLabel)
    if label?.withoutBackticks == name, name != "_" {
      // In a subscript, one name alone is no label.
      words.append(declaration.keyword == .subscript ? "\(label ?? "_") \(inner)" : label ?? inner)
    } else if label == nil, declaration.keyword == .subscript || OperatorNames.isOperator(declaration.name) {
      words.append(inner)
    } else {
      words.append("\(label ?? "_") \(inner)")
    }
    return words.joined(separator: " ") + ": " + printer.text(parameter.type)
  }

  /// The parameters with names that the body can use.
  private func namedParameters(_ declaration: DeclarationSyntax) -> [(String, DeclarationSyntax.Parameter)] {
    var taken = Set(declaration.parameters.compactMap { $0.name?.withoutBackticks })
    return declaration.parameters.enumerated().map { position, parameter in
      let name = parameter.name?.withoutBackticks
      if let name, name.isIdentifier, !isReserved(name, in: declaration) { return (name, parameter) }
      var invented = "argument\(position + 1)"
      while taken.contains(invented) { invented += "_" }
      taken.insert(invented)
      return (invented, parameter)
    }
  }

  private func isReserved(_ name: String, in declaration: DeclarationSyntax) -> Bool {
    ["self", "Self", "_", "super", "_onMethod", "_onThrowingMethod", "_onAsyncMethod", "_onAsyncThrowingMethod"]
      .contains(name) || name == "newValue" && declaration.hasSetter || name == "staticMock" || name == "mockArgument"
  }

  private func recorder(_ requirement: Requirement) -> String { requirement.isStatic ? "staticMock." : "" }

  /// The call that records and answers.
  private func call(_ requirement: Requirement, _ caseName: String, _ expressions: [String]) -> [String] {
    let declaration = requirement.declaration
    let throwing = declaration.effect == .any || declaration.effect.error != nil
    var start = declaration.type.isVoid && declaration.keyword == .function ? "" : "return "
    if declaration.sends { start += "mockSending(" }
    if throwing { start += "try " }
    if declaration.isAsync { start += "await " }
    if scope.isUnsafe(declaration) { start += "unsafe " }
    start += recorder(requirement)
    start += "_on\(declaration.isAsync ? "Async" : "")\(throwing ? "Throwing" : "")Method("
    var items = [".\(caseName)"]
    if let error = declaration.effect.error { items.append("throwing: \(printer.text(.metatype(error, "self")))") }
    if !declaration.type.isVoid, let value = defaultReturn(requirement) { items.append("defaultReturn: \(value)") }
    if !expressions.isEmpty {
      items.append("args: " + expressions[0])
      items += expressions.dropFirst()
    }
    var lines = SourceLines.call(start, items, indent: 4)
    if declaration.sends { lines[lines.count - 1] += ")" }
    return lines
  }

  /// A mock for a static requirement that returns `Self`, where it can be made just so.
  private func newMock(for requirement: Requirement) -> String? {
    let isNonisolated = requirement.declaration.modifiers.contains("nonisolated")
    guard case .mockObject = shape.kind, model.globalActor == nil || !isNonisolated else { return nil }
    return model.mockName + "()"
  }

  private func defaultReturn(_ requirement: Requirement) -> String? {
    if let own = requirement.ownDefault { return own }
    let type = requirement.declaration.type
    if let child = childMocks[requirement.caseName], !requirement.isStatic {
      // Without its type, the compiler would take the mock's for that of the result, and no other could be stubbed.
      return "\(child) as \(printer.text(type))"
    }
    if type == .named(model.mockName) { return requirement.isStatic ? newMock(for: requirement) : "self" }
    return NaturalDefault(scope: scope).source(type) ?? fixture(requirement)
  }

  /// The fixture of a type that the test has set no natural default for, and that has none itself.
  private func fixture(_ requirement: Requirement) -> String? {
    let declaration = requirement.declaration
    let isNonisolated = declaration.modifiers.contains("nonisolated")
    let isIsolated = !isNonisolated && !scope.mustOptOut(requirement, of: model, shape: shape)
    let own = declaration.attributes.first { scope.isGlobalActor($0) == true }
    let actor = own ?? (isIsolated ? model.globalActor : nil)
    let availability = requirement.availability + model.availability
    return scope.fixtures.answer(declaration.type, scope: scope, actor: actor, availability).map {
      "\(recorder(requirement))mockRecorder.naturalDefaults.value(or: \($0))"
    }
  }
}

extension NameScope {
  /// Whether a requirement is isolated to no actor though the mock is, as one of a parent protocol may be.
  func mustOptOut(_ requirement: Requirement, of model: ProtocolModel, shape: MockShape) -> Bool {
    guard model.globalActor != nil || shape.isIsolatedBySuperclass, shape.kind != .actor else { return false }
    return !requirement.declaration.attributes.contains { $0.isBare || isGlobalActor($0) == true }
  }
}
