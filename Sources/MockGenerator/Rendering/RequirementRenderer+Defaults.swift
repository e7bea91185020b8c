/// What an unstubbed call answers, as far as the generator knows better than the runtime.
extension RequirementRenderer {
  /// The expression for `defaultReturn:`, or nil where the runtime decides: it knows the types that the test, or the type itself, has given
  /// a default.
  func defaultReturn(_ requirement: Requirement) -> String? {
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

  /// What says that there is no `defaultReturn`, where leaving it out would mean a call that returns nothing: `Void` is
  /// `Sendable`, too.
  func missingDefault(_ type: TypeSyntax) -> String? {
    guard case .existential(let bound) = scope.unaliased(type), scope.isMetByVoid(bound) else {
      return nil
    }
    return "try \(scope.runtime("noDefaultReturn"))()"
  }

  /// A mock for a static requirement that returns `Self`, where it can be made just so.
  ///
  /// The answer is `MockLedger()`, for a mock with an `init()` that the member may call where it runs.
  func newMock(for requirement: Requirement) -> String? {
    switch shape.kind {
    case .actor: return nil
    case .subclass:
      if model.superclass?.plainInitializer(in: scope) == nil || shape.isIsolatedBySuperclass { return nil }
    case .mockObject, .nsObject: break
    }
    // An `init()` that the protocol asks for belongs to its actor.
    let isNonisolated = requirement.declaration.modifiers.contains("nonisolated")
    let hasOwn = model.requirements.contains {
      $0.declaration.keyword == .initializer && $0.declaration.parameters.isEmpty
    }
    guard model.globalActor == nil || !isNonisolated || !hasOwn else { return nil }
    return model.mockName + "()"
  }

  /// Whether a result is that of a closure which the method runs, as that of `withLock { }`.
  func isBodyResult(_ type: TypeSyntax, of declaration: DeclarationSyntax) -> Bool {
    declaration.parameters.contains { parameter in
      !parameter.type.attributes.contains { ["escaping", "autoclosure"].contains($0.name) }
        && scope.function(parameter.type.type)?.result.key == type.key
    }
  }

  /// The fixture of a type that the test has set no natural default for, and that has none itself.
  func fixture(_ requirement: Requirement) -> String? {
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
