/// Attributes and modifiers, and with them the actor that a member belongs to.
extension RequirementRenderer {
  /// Attributes and modifiers that the member repeats, its access level among them.
  ///
  /// They are given in the order in which they are printed: attributes, access level, isolation, `override`, `static`.
  func introducers(_ requirement: Requirement) -> [String] {
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
    } else if !mustStayWithCaller(requirement),
      declaration.modifiers.contains("nonisolated") || scope.mustOptOut(requirement, of: model, shape: shape)
    {
      // An actor's initializer that doesn't wait belongs to none as it is.
      if declaration.keyword != .initializer || shape.kind != .actor || declaration.isAsync {
        words.append("nonisolated")
      }
    }
    if requirement.isOverride { words.append("override") }
    if declaration.isStatic { words.append("static") }
    return words
  }

  /// Whether a member says that it runs where its caller does.
  func staysWithCaller(_ requirement: Requirement) -> Bool {
    mustStayWithCaller(requirement) || requirement.declaration.attributes.contains(where: \.isBare)
  }

  /// Whether a member that is async must say that it runs where its caller does, since it may be given what can't be sent:
  /// nothing tells whether that is the default of its protocol's module.
  func mustStayWithCaller(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    guard declaration.isAsync else { return false }
    // A class's initializer need not wait, and then nothing is sent.
    if declaration.keyword == .initializer {
      return shape.kind == .actor && !scope.index.isActorProtocol(requirement.protocolID)
        && !takesSendableOnly(stated(requirement))
    }
    // One that belongs to no actor may be restated as one that does.
    let isInActor =
      (model.globalActor != nil || shape.isIsolatedBySuperclass || shape.kind == .actor)
      && !scope.mustOptOut(requirement, of: model, shape: shape)
    let isIsolated =
      isInActor
      || declaration.attributes.contains { $0.isBare || $0.name == "concurrent" || scope.isGlobalActor($0) == true }
      || declaration.parameters.contains { $0.type.specifiers.contains("isolated") }
    guard !isIsolated else { return false }
    return !takesSendableOnly(declaration) || !declaration.sends && !scope.isSendable(declaration.type, in: declaration)
  }

  /// The requirement as its protocol states it: what is sent is judged by that, also where a child protocol has fixed an
  /// associated type to one whose values can be sent.
  func stated(_ requirement: Requirement) -> DeclarationSyntax {
    scope.index[requirement.id].flatMap { try? scope.declaration(of: $0) } ?? requirement.declaration
  }

  /// Whether everything that a member takes can be sent to another actor.
  func takesSendableOnly(_ declaration: DeclarationSyntax) -> Bool {
    declaration.parameters.allSatisfy {
      $0.type.specifiers.contains("sending") || scope.isSendable($0.type.type, in: declaration)
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
