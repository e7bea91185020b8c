/// Writes the member of a mock that fulfils a requirement.
struct RequirementRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope
  /// What requirements answer with that return another mock of the run.
  let childMocks: ChildMocks

  private var printer: TypePrinter { TypePrinter(scope: scope) }

  /// The lines of the member, attributes and comments included.
  func lines(_ requirement: Requirement) throws(Unmockable) -> [String] {
    let declaration = requirement.declaration
    let type = declaration.type
    let named = namedParameters(declaration)
    let arguments = named.map { name, parameter in
      ArgumentRenderer(scope: scope).argument(parameter, named: name, in: declaration)
    }
    let parameters = named.map { self.parameter($1, named: $0, in: declaration) }
    var lines = arguments.compactMap(\.remark).map { "  /// \($0)" }
    if declaration.keyword != .initializer, scope.isNoncopyable(type, in: declaration) {
      lines.append("  /// The result can't be copied: a stub gives it as a `UniqueResult`.")
    }
    if declaration.hasSetter, scope.isReference(type), !isDelegate(declaration) {
      lines.append("  /// What is written is recorded, and so kept alive until `resetMock()`.")
    }
    lines += AvailabilityRenderer.attributes(requirement.availability, within: model.availability).map { "  " + $0 }
    switch declaration.keyword {
    case .initializer: lines += try initializer(requirement, parameters, arguments)
    case .variable, .subscript: lines += accessors(requirement, parameters, arguments)
    default: lines += function(requirement, parameters, arguments)
    }
    return SourceLines.fitting(lines)
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
      body: impossible(declaration) ?? body(requirement, arguments),
      indent: 2)
  }

  /// The call, within the closures that don't escape.
  private func body(_ requirement: Requirement, _ arguments: [ArgumentRenderer.Argument]) -> [String] {
    let declaration = requirement.declaration
    let bodies = arguments.compactMap(\.body)
    var before = arguments.flatMap(\.preparation)
    let arguments = arguments.map { argument in
      // What is borrowed can't be taken into a closure.
      guard !bodies.isEmpty, argument.expression.hasPrefix("mockArgument(") else { return argument }
      let word = argument.expression.dropFirst("mockArgument(".count).dropLast()
      var argument = argument
      let variable = declaration.freeName(word.filter { $0 != "`" } + "Argument")
      before.append("let \(variable) = \(argument.expression)")
      argument.expression = variable
      return argument
    }
    var lines = call(requirement, arguments, indent: 4 + 2 * bodies.count)
    for (body, type) in zip(arguments, declaration.parameters).compactMap({ argument, parameter in
      argument.body.map { ($0, parameter.type.type) }
    }).reversed() {
      let mark = scope.isUnsafe(type) ? "unsafe " : ""
      let lending =
        [
          "let \(body) = \(mark)\(scope.runtime("NonescapingArgument"))(\(body))", "defer { \(mark)\(body).end() }",
        ] + lines
      let call = "\(leadingWords(declaration))\(mark)withoutActuallyEscaping(\(body)"
      // Where one effect of a closure is written, all are.
      let words = declaration.isAsync ? " async throws" : " throws"
      let effects = declaration.effect.error.map { "\(words)(\(printer.text($0)))" } ?? ""
      if mustStayWithCaller(requirement) {
        // The type says that the closure, too, runs where the method's caller does.
        let name = declaration.freeName("lending")
        lines =
          SourceLines.closure(
            "let \(name):", typeOfLending(type, declaration), "[self] \(body)\(effects) in", body: lending, indent: 4)
          + ["\(call), do: \(name))"]
      } else {
        lines = ["\(call)) { \(body)\(effects) in"] + lending.map { "  " + $0 } + ["}"]
      }
    }
    return before + lines
  }

  /// The type of a closure that makes the call of an async method while it has a closure that does not escape: what stands
  /// before its parameter, the parameter, and what follows.
  private func typeOfLending(
    _ body: TypeSyntax, _ declaration: DeclarationSyntax
  ) -> (start: String, parameter: String, end: String) {
    var effects = "async"
    if let error = declaration.effect.error {
      effects += " throws(\(printer.text(error)))"
    } else if isThrowing(declaration) {
      effects += " throws"
    }
    let result = declaration.type.isVoid ? "Void" : printer.text(declaration.type)
    return ("nonisolated(nonsending) (", printer.text(.escaping(body)), ") \(effects) -> \(result)")
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
    var read = impossible(declaration) ?? preparations + call(requirement, arguments)
    if remembers(requirement) {
      let items = [".\(requirement.caseName)", "remembering: .\(requirement.setterCaseName)"]
      let start =
        leadingWords(declaration) + (isUnsafe(declaration, arguments) ? "unsafe " : "") + recorder(requirement)
      read = SourceLines.call(
        start + "_onMethod(", items + (defaultReturn(requirement).map { ["defaultReturn: \($0)"] } ?? []), indent: 6)
    }
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
        (isUnsafe(declaration, arguments) ? "unsafe " : "") + recorder(requirement)
        + "_onMethod(.\(requirement.setterCaseName), args: "
        + (expressions + [newValue(declaration)]).joined(separator: ", ") + ")"
      lines += SourceLines.declaration(["set"], body: preparations + [write], indent: 4)
    }
    return lines + ["  }"]
  }

  /// Whether an unstubbed property answers with what it was last set to.
  private func remembers(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    return declaration.keyword == .variable && declaration.hasSetter && !declaration.isAsync
      && declaration.effect == .none && !scope.isNoncopyable(declaration.type, in: declaration)
      && impossible(declaration) == nil
  }

  private func newValue(_ declaration: DeclarationSyntax) -> String {
    let type = declaration.type
    if isDelegate(declaration) { return "\(scope.runtime("WeakArgument"))(newValue)" }
    if scope.isNoncopyable(type, in: DeclarationSyntax(keyword: .variable)) { return "mockArgument(newValue)" }
    return type.unwrapped?.unwrapped != nil ? "newValue as Any?" : "newValue"
  }

  /// Whether a property holds an object that belongs to somebody else, as its name says.
  private func isDelegate(_ declaration: DeclarationSyntax) -> Bool {
    guard scope.isReference(declaration.type), case .existential(.named(let names))? = declaration.type.unwrapped,
      let type = names.last?.text
    else { return false }
    return [declaration.name, type].contains { name in
      ["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
    }
  }

  private func initializer(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) throws(Unmockable) -> [String] {
    let declaration = requirement.declaration
    if shape.kind == .actor, !declaration.isAsync, !takesSendableOnly(declaration) {
      throw Unmockable(
        "asks an actor for \(requirement.title), and what it takes can't be sent to one; make that Sendable, or write its "
          + "mock by hand, with @preconcurrency before the protocol's name", at: requirement.place)
    }
    var words = introducers(requirement)
    if !shape.isFinal { words.append("required") }
    if overridesInit(requirement) { words.append("override") }
    let canFail = requirement.canFail
    words.append("init\(canFail && declaration.isFailable ? "?" : "")\(generics(declaration))(")
    var body = arguments.flatMap(\.preparation)
    var expressions = arguments.map(\.expression)
    if canFail {
      // Recorded twice, but taken once.
      for (position, expression) in expressions.enumerated() where !expression.isIdentifier {
        guard arguments[position].preparation.isEmpty else { continue }
        let variable = declaration.freeName("argument\(position + 1)")
        body.append("let \(variable) = \(expression)")
        expressions[position] = variable
      }
    }
    if shape.inheritsInit { body.append("super.init()") }
    let mark = isUnsafe(declaration, arguments) ? "unsafe " : ""
    if !parameters.isEmpty {
      let items = [".\(requirement.caseName)", "args: \(expressions[0])"] + expressions.dropFirst()
      body += SourceLines.call("\(mark)_onMethod(", items, indent: 4)
      if canFail { body += failure(requirement, expressions, mark) }
    }
    let effect = canFail && !declaration.isFailable ? witnessEffect(declaration).map { " " + $0 } ?? "" : ""
    return SourceLines.declaration(
      SourceLines.head(
        words.joined(separator: " "), parameters,
        // The compiler fails on an actor's initializer that doesn't wait where its protocol's may.
        (shape.kind == .actor && declaration.isAsync ? ") async" : ")") + effect + whereClause(declaration), indent: 2),
      body: body, indent: 2)
  }

  /// The lines with which a stub makes an initializer fail: an error that is thrown, or nil.
  private func failure(_ requirement: Requirement, _ expressions: [String], _ mark: String) -> [String] {
    let declaration = requirement.declaration
    let items = ["args: \(expressions[0])"] + expressions.dropFirst()
    if declaration.isFailable {
      let call = ["let made: Void? = \(mark)Self.staticMock._onMethod("]
      return SourceLines.call(call[0], [".\(requirement.caseName)", "defaultReturn: ()"] + items, indent: 4)
        + ["if made == nil { return nil }"]
    }
    let error = declaration.effect.error.map { ["throwing: \(printer.text(.metatype($0, "self")))"] } ?? []
    return SourceLines.call(
      "try \(mark)Self.staticMock._onThrowingMethod(", [".\(requirement.caseName)"] + error + items, indent: 4)
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
    if mustStayWithCaller(requirement) { words.append("nonisolated(nonsending)") }
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

  /// Whether a member that is async must say that it runs where its caller does, since it may be given what can't be sent:
  /// nothing tells whether that is the default of its protocol's module.
  private func mustStayWithCaller(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    guard declaration.isAsync else { return false }
    // A class's initializer need not wait, and then nothing is sent.
    if declaration.keyword == .initializer {
      return shape.kind == .actor && !scope.index.isActorProtocol(requirement.protocolID)
        && !takesSendableOnly(declaration)
    }
    let isIsolated =
      model.globalActor != nil || shape.isIsolatedBySuperclass || shape.kind == .actor
      || declaration.attributes.contains { $0.isBare || $0.name == "concurrent" || scope.isGlobalActor($0) == true }
      || declaration.parameters.contains { $0.type.specifiers.contains("isolated") }
    guard !isIsolated, !declaration.modifiers.contains("nonisolated") else { return false }
    return !takesSendableOnly(declaration) || !declaration.sends && !scope.isSendable(declaration.type, in: declaration)
  }

  private func takesSendableOnly(_ declaration: DeclarationSyntax) -> Bool {
    declaration.parameters.allSatisfy {
      $0.type.specifiers.contains("sending") || scope.isSendable($0.type.type, in: declaration)
    }
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
    var used: Set<String> = []
    return declaration.parameters.enumerated().map { position, parameter in
      let name = parameter.name?.withoutBackticks
      // Without a body, a protocol may give one name to several parameters.
      if let name, name.isIdentifier, !isReserved(name, in: declaration), used.insert(name).inserted {
        return (name, parameter)
      }
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

  private func isThrowing(_ declaration: DeclarationSyntax) -> Bool {
    declaration.effect == .any || declaration.effect.error != nil
  }

  /// What stands before a call whose answer is that of the member.
  private func leadingWords(_ declaration: DeclarationSyntax) -> String {
    var words = declaration.type.isVoid && declaration.keyword == .function ? "" : "return "
    if declaration.sends { words += "mockSending(" }
    if isThrowing(declaration) { words += "try " }
    if declaration.isAsync { words += "await " }
    return words
  }

  /// The call that records and answers.
  private func call(
    _ requirement: Requirement, _ arguments: [ArgumentRenderer.Argument], indent: Int = 4
  ) -> [String] {
    let declaration = requirement.declaration
    let throwing = isThrowing(declaration)
    var start = leadingWords(declaration)
    if isUnsafe(declaration, arguments) { start += "unsafe " }
    start += recorder(requirement)
    start += "_on\(declaration.isAsync ? "Async" : "")\(throwing ? "Throwing" : "")Method("
    var items = [".\(requirement.caseName)"]
    if let error = declaration.effect.error { items.append("throwing: \(printer.text(.metatype(error, "self")))") }
    if !declaration.type.isVoid, let value = defaultReturn(requirement) { items.append("defaultReturn: \(value)") }
    if !arguments.isEmpty {
      items.append("args: " + arguments[0].expression)
      items += arguments.dropFirst().map(\.expression)
    }
    var lines = SourceLines.call(start, items, indent: indent)
    if declaration.sends { lines[lines.count - 1] += ")" }
    return lines
  }

  /// Whether an unsafe value goes through the mock: one that isn't recorded doesn't.
  private func isUnsafe(_ declaration: DeclarationSyntax, _ arguments: [ArgumentRenderer.Argument]) -> Bool {
    scope.isUnsafe(declaration.type)
      || zip(declaration.parameters, arguments).contains { $1.isRecorded && scope.isUnsafe($0.type.type) }
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
    // The body's result is the right one, and only a stub can run the body.
    if isBodyResult(type, of: requirement.declaration) { return nil }
    if let child = childMocks.answer(requirement) {
      // Without its type, the compiler would take the mock's for that of the result, and no other could be stubbed.
      return "\(child) as \(printer.text(type))"
    }
    if type == .named(model.mockName) { return requirement.isStatic ? newMock(for: requirement) : "self" }
    return NaturalDefault(scope: scope).source(type) ?? fixture(requirement)
  }

  /// Whether a result is that of a closure which the method runs, as that of `withLock { }`.
  private func isBodyResult(_ type: TypeSyntax, of declaration: DeclarationSyntax) -> Bool {
    declaration.parameters.contains { parameter in
      !parameter.type.attributes.contains { ["escaping", "autoclosure"].contains($0.name) }
        && scope.function(parameter.type.type)?.result.key == type.key
    }
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
    if shape.kind == .actor {
      guard requirement.declaration.keyword != .initializer, !requirement.isStatic,
        !index.isActorProtocol(requirement.protocolID)
      else { return false }
    } else {
      guard model.globalActor != nil || shape.isIsolatedBySuperclass else { return false }
    }
    return !requirement.declaration.attributes.contains { $0.isBare || isGlobalActor($0) == true }
  }
}
