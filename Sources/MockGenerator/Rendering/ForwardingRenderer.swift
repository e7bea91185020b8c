/// Writes the initializer with which unstubbed calls go to a real object.
struct ForwardingRenderer {
  let model: ProtocolModel
  let shape: MockShape
  /// The scope within the mock.
  let scope: NameScope

  private var printer: TypePrinter { TypePrinter(scope: scope) }

  /// The lines of the initializer, or of a comment where there can be none; empty where there is nothing to forward.
  func lines(protocolName: String) -> [String] {
    let requirements = model.requirements.filter { !$0.recordedCases.isEmpty }
    if requirements.isEmpty { return [] }
    if case .subclass = shape.kind {
      return ["  // Forwards no calls to a real object, because the superclass says how the mock is made."]
    }
    let forwarded = requirements.filter(isForwarded)
    if forwarded.isEmpty { return ["  // Forwards no calls to a real object, because none of them can be handed on."] }
    let changes = forwarded.contains { $0.hasSetter || $0.declaration.modifiers.contains("mutating") }
    var body = ["self.init()"]
    if changes { body.append("let real = \(scope.runtime("InoutArgument"))(real)") }
    body.append("mockRecorder.forward {")
    for requirement in forwarded {
      body += behaviors(requirement, changes ? "real.value" : "real").map { "  " + $0 }
    }
    body.append("}")
    var lines = ["  /// Forwards calls to a real object, until a test stubs them or resets the mock."]
    let others = requirements.filter { !isForwarded($0) }.map { "`\($0.title)`" }
    if !others.isEmpty {
      let text = "These can't be forwarded, and answer as they do in any mock: \(others.joined(separator: ", "))."
      lines += ["  ///"] + SourceLines.comment(text, start: "  /// ")
    }
    return lines + SourceLines.declaration(head(protocolName), body: body, indent: 2).flatMap(SourceLines.broken)
  }

  /// A protocol with types of its own is met by a type parameter, since only some uses of it can be written with `any`.
  ///
  /// Otherwise it is `convenience init(forwardingTo real: any Ledger)`.
  private func head(_ protocolName: String) -> [String] {
    var words = shape.access.isEmpty ? [] : [shape.access]
    if shape.kind != .actor { words.append("convenience") }
    let start = words.map { $0 + " " }.joined() + "init"
    guard model.isGeneric || model.mentionsSelf else { return [start + "(forwardingTo real: any \(protocolName))"] }
    let names = model.associatedTypes.map(\.name.escapedName)
    let real = names.contains("Real") ? "RealObject" : "Real"
    let conditions = names.map { "\(real).\($0) == \($0)" }.joined(separator: ", ")
    return SourceLines.head(
      "\(start)<\(real): \(protocolName)>(", ["forwardingTo real: \(real)"],
      ")" + (conditions.isEmpty ? "" : " where " + conditions), indent: 2)
  }

  /// Only what the log keeps can be handed on, and only a closure that runs where the call is made can hand it on.
  private func isForwarded(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    let isPlain =
      !requirement.isStatic && declaration.keyword != .initializer
      && declaration.genericParameters.isEmpty && declaration.effect != .rethrows && !declaration.sends
      && !declaration.attributes.contains {
        $0.isBare || scope.isGlobalActor($0) == true && $0 != model.globalActor
      }
      && (requirement.availability.isEmpty || requirement.availability == model.availability)
      && !requirement.id.isEmpty && !declaration.mentions(model.mockName)
      && isReachable(requirement)
    return isPlain
      && declaration.parameters.allSatisfy { parameter in
        let argument = ArgumentRenderer(scope: scope).argument(parameter, named: parameter.name ?? "x", in: declaration)
        let isKept =
          parameter.type.attributes.allSatisfy { $0.name == "escaping" }
          && parameter.type.specifiers.isEmpty && !parameter.type.isVariadic
        let isClosure = scope.function(parameter.type.type) != nil
        return isKept && (!isClosure || !parameter.type.attributes.isEmpty || argument.body != nil)
          && scope.nonescapableType(in: parameter.type.type, of: declaration) == nil
          && !parameter.type.type.contains { part in
            switch part {
            case .opaque, .packExpansion, .packElement: return true
            default: return false
            }
          }
      }
  }

  /// Whether a closure that is written in the initializer may call the real object's member, and the mock's may run it: those of
  /// another actor can wait, or belong to none.
  private func isReachable(_ requirement: Requirement) -> Bool {
    let isNonisolated = requirement.declaration.modifiers.contains("nonisolated")
    if shape.kind == .actor { return requirement.declaration.isAsync || isNonisolated }
    return model.globalActor == nil || !isNonisolated && !scope.mustOptOut(requirement, of: model, shape: shape)
  }

  /// The stubs of one requirement: one for calls or reads, and one for writes where it can be set.
  private func behaviors(_ requirement: Requirement, _ real: String) -> [String] {
    let declaration = requirement.declaration
    let parameters = declaration.parameters.enumerated().map { position, parameter in
      ("argument\(position + 1)", parameter)
    }
    let typed = parameters.map { name, parameter in "\(name): \(printer.text(escaping(parameter.type)))" }
    let arguments = parameters.map { name, parameter in
      parameter.label.map { "\($0.escapedArgumentLabel): \(name)" } ?? name
    }.joined(separator: ", ")
    let throwing = declaration.effect != .none
    let effects = (declaration.isAsync ? " async" : "") + (throwing ? " throws" : "")
    // Overloads may differ in nothing else.
    let isOverloaded = model.requirements.filter { $0.declaration.name == declaration.name }.count > 1
    let result = isOverloaded ? " -> \(printer.text(declaration.type.withoutImplicitUnwrapping))" : ""
    let unsafe = scope.isUnsafe(declaration) ? "unsafe " : ""
    let marks = (throwing ? "try " : "") + (declaration.isAsync ? "await " : "") + unsafe
    let target: String
    switch declaration.keyword {
    case .variable: target = "\(real).\(declaration.name)"
    case .subscript: target = "\(real)[\(arguments)]"
    default: target = "\(real).\(declaration.name)(\(arguments))"
    }
    var lines = behavior(requirement.caseName, typed, "\(effects)\(result)", marks + target, unsafe)
    if requirement.hasSetter {
      let type = TypeSyntax.PassedType(type: declaration.type)
      let values = typed + ["newValue: \(printer.text(escaping(type)))"]
      lines += behavior(requirement.setterCaseName, values, "", "\(unsafe)\(target) = newValue", unsafe)
    }
    return lines
  }

  /// What a stub's closure takes.
  private func escaping(_ type: TypeSyntax.PassedType) -> TypeSyntax.PassedType {
    var type = type.withoutImplicitUnwrapping
    if scope.function(type.type) != nil, type.attributes.isEmpty {
      type.attributes.append(AttributeSyntax(name: "escaping"))
    }
    return type
  }

  /// One stub: a closure that takes what the key says and hands it on to the real object.
  ///
  /// It is printed as `methodReference(.load).setCustomBehavior { (argument1: Int) in real.load(id: argument1) }`.
  private func behavior(
    _ name: String, _ parameters: [String], _ effects: String, _ body: String, _ unsafe: String
  ) -> [String] {
    let start = "\(unsafe)methodReference(.\(name)).setCustomBehavior {"
    let signature = "(\(parameters.joined(separator: ", ")))\(effects) in"
    // Six columns: it stands in an initializer, and in a closure there.
    if "\(start) \(signature) \(body) }".count + 6 <= SourceLines.width { return ["\(start) \(signature) \(body) }"] }
    if "\(start) \(signature)".count + 6 <= SourceLines.width { return ["\(start) \(signature)", "  " + body, "}"] }
    return [start, "  " + signature, "  " + body, "}"]
  }
}

extension TypeSyntax.PassedType {
  /// The passed type with `?` for each `!`, its attributes and specifiers unchanged.
  var withoutImplicitUnwrapping: Self {
    var passed = self
    passed.type = type.withoutImplicitUnwrapping
    return passed
  }
}
