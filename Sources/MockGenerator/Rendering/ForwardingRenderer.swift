/// Writes the initializer with which unstubbed calls go to a real object.
struct ForwardingRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope

  private var printer: TypePrinter { TypePrinter(scope: scope) }

  /// The lines of the initializer; nil where no real object could be called.
  func lines(protocolName: String) -> [String]? {
    guard case .mockObject = shape.kind, !model.isGeneric, !model.mentionsSelf, model.globalActor == nil else {
      return nil
    }
    let requirements = model.requirements.filter { !$0.isStatic && $0.declaration.keyword != .initializer }
    let forwarded = requirements.filter(isForwarded)
    guard !forwarded.isEmpty else { return nil }
    let changes = forwarded.contains { $0.hasSetter || $0.declaration.modifiers.contains("mutating") }
    let real = changes ? "real.value" : "real"
    var body = ["self.init()"]
    if changes { body.append("let real = \(scope.runtime("InoutArgument"))(real)") }
    for requirement in forwarded { body += behaviors(requirement, real) }
    var lines = ["  /// Forwards calls to a real object, until a test stubs them or resets the mock."]
    let others = requirements.filter { !isForwarded($0) }.map { "`\($0.title)`" }
    if !others.isEmpty {
      lines += [
        "  ///",
        "  /// These can't be forwarded, and answer as they do in any mock: \(others.joined(separator: ", ")).",
      ]
    }
    let access = shape.access.isEmpty ? "" : shape.access + " "
    let code = SourceLines.declaration(
      ["\(access)convenience init(forwardingTo real: any \(protocolName))"], body: body, indent: 2)
    if code.contains(where: { $0.count > SourceLines.width }) { lines.append("  // swift-format-ignore") }
    return lines + code
  }

  /// Only what the log keeps can be handed on, and only a closure that any thread may run can hand it on.
  private func isForwarded(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    let isPlain =
      declaration.genericParameters.isEmpty && declaration.effect != .rethrows && !declaration.sends
      && !declaration.attributes.contains { $0.isBare || scope.isGlobalActor($0) == true }
      && (requirement.availability.isEmpty || requirement.availability == model.availability)
      && !requirement.id.isEmpty
    return isPlain
      && declaration.parameters.allSatisfy { parameter in
        let isKept =
          parameter.type.attributes.allSatisfy { $0.name == "escaping" }
          && parameter.type.specifiers.isEmpty && !parameter.type.isVariadic
        let isClosure = scope.function(parameter.type.type) != nil
        return isKept && (!isClosure || !parameter.type.attributes.isEmpty)
          && scope.nonescapableType(in: parameter.type.type) == nil
          && !parameter.type.type.contains { part in
            switch part {
            case .opaque, .packExpansion, .packElement: return true
            default: return false
            }
          }
      }
  }

  private func behaviors(_ requirement: Requirement, _ real: String) -> [String] {
    let declaration = requirement.declaration
    let parameters = declaration.parameters.enumerated().map { position, parameter in
      ("argument\(position + 1)", parameter)
    }
    let typed = parameters.map { "\($0): \(printer.text($1.type.withoutImplicitUnwrapping))" }
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
    var lines = [
      unsafe
        + behavior(requirement.caseName, "(\(typed.joined(separator: ", ")))\(effects)\(result) in \(marks)\(target)")
    ]
    if requirement.hasSetter {
      let type = printer.text(declaration.type.withoutImplicitUnwrapping)
      let isClosure = scope.function(declaration.type) != nil
      let values = typed + ["newValue: \(isClosure ? "@escaping " : "")\(type)"]
      let closure = "(\(values.joined(separator: ", "))) in \(unsafe)\(target) = newValue"
      lines.append(unsafe + behavior(requirement.setterCaseName, closure))
    }
    return lines
  }

  private func behavior(_ name: String, _ closure: String) -> String {
    "methodReference(.\(name)).setCustomBehavior { \(closure) }"
  }
}

extension TypeSyntax.PassedType {
  var withoutImplicitUnwrapping: Self {
    var passed = self
    passed.type = type.withoutImplicitUnwrapping
    return passed
  }
}
