/// Mocks that a mock answers with where a requirement returns another protocol of the run.
struct ChildMocks {
  /// The declarations of the properties that hold them.
  private(set) var declarations: [String] = []
  /// The properties' names by the case names of the requirements.
  private(set) var answers: [String: String] = [:]

  init(model: ProtocolModel, siblings: [String: ProtocolModel], scope: NameScope, shape: MockShape) {
    let taken = Set(model.requirements.map { $0.declaration.name.withoutBackticks })
    for requirement in model.requirements where !requirement.isStatic {
      guard case .existential(.named(let names)) = requirement.declaration.type, let id = names.last?.id,
        let child = siblings[id], names.last?.arguments.isEmpty == true
      else { continue }
      if id == model.id, !model.isGeneric {
        answers[requirement.caseName] = "self"
        continue
      }
      guard Self.canHold(child, in: model, shape: shape, requirement, scope),
        !Self.leads(from: id, to: model.id, siblings)
      else { continue }
      var name = requirement.caseName + "Mock"
      while taken.contains(name) { name += "_" }
      let access = shape.access.isEmpty ? "" : shape.access + " "
      declarations.append("  \(access)let \(name) = \(child.mockName)()")
      answers[requirement.caseName] = name
    }
  }

  /// A mock with type parameters, isolation or availability of its own can't be made just so.
  private static func canHold(
    _ child: ProtocolModel, in model: ProtocolModel, shape: MockShape, _ requirement: Requirement, _ scope: NameScope
  ) -> Bool {
    let isolation = child.globalActor == nil || child.globalActor == model.globalActor
    let own = requirement.declaration.attributes.first { scope.isGlobalActor($0) == true }
    if let own, own != model.globalActor, model.globalActor != nil || shape.kind == .actor { return false }
    let isNonisolated = requirement.declaration.modifiers.contains("nonisolated")
    let nonisolated =
      (isNonisolated && (child.globalActor != nil || model.globalActor != nil))
      || scope.mustOptOut(requirement, of: model, shape: shape)
    return !child.isGeneric && child.superclass == nil && isolation && !nonisolated
      && child.availability == (child.availability.isEmpty ? [] : model.availability)
      && (shape.kind != .actor || child.isSendable)
  }

  /// Mocks that make each other would never end.
  private static func leads(from start: String, to goal: String, _ siblings: [String: ProtocolModel]) -> Bool {
    var visited: Set<String> = []
    var open = [start]
    while let id = open.popLast() {
      guard visited.insert(id).inserted, let model = siblings[id] else { continue }
      for requirement in model.requirements where !requirement.isStatic {
        guard case .existential(.named(let names)) = requirement.declaration.type, let next = names.last?.id else {
          continue
        }
        if next == goal || next == start { return true }
        open.append(next)
      }
    }
    return false
  }
}
