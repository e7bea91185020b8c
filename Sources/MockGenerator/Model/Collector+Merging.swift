/// Requirements that one member of the mock fulfils together, and those that no class can have together.
extension ProtocolModelBuilder.Collector {
  /// One requirement for each that a parent and a child both state.
  ///
  /// The first one keeps its place, and takes what the others ask for beyond it.
  func merged(_ requirements: [Requirement]) throws(Unmockable) -> [Requirement] {
    var merged: [Requirement] = []
    var positions: [String: Int] = [:]
    for requirement in requirements {
      let keys = [requirement.witnessKey, requirement.mangledKey].compactMap { $0 }
      guard let position = keys.compactMap({ positions[$0] }).first else {
        for key in keys { positions[key] = merged.count }
        merged.append(requirement)
        continue
      }
      if requirement.declaration.keyword == .variable,
        merged[position].declaration.type.key != requirement.declaration.type.key
      {
        throw Unmockable(
          "asks for two properties \(requirement.declaration.name) of different types, which no class can have",
          at: requirement.place)
      }
      merged[position].takeWeaker(requirement)
      // What a parent asks for that is no actor's belongs to none, though an actor's protocol states it again.
      if builder.index.isActorProtocol(merged[position].protocolID),
        !builder.index.isActorProtocol(requirement.protocolID)
      {
        (merged[position].id, merged[position].protocolID) = (requirement.id, requirement.protocolID)
      }
    }
    return merged
  }

  /// The requirements without a method, or a property, whose name a property, or a method, needs too: one of them must
  /// have a default implementation.
  ///
  /// The one that is left out goes among the omissions of the model, which the user is told of.
  func distinct(_ requirements: [Requirement], _ model: inout ProtocolModel) throws(Unmockable) -> [Requirement] {
    var distinct = requirements
    for requirement in requirements where requirement.declaration.keyword == .function {
      guard requirement.declaration.parameters.isEmpty,
        let other = requirements.first(where: {
          $0.declaration.keyword == .variable && $0.declaration.name == requirement.declaration.name
            && $0.isStatic == requirement.isStatic
        })
      else { continue }
      let problem = Unmockable(
        "asks for both a method and a property \(requirement.declaration.name), which no class can have",
        at: requirement.place)
      guard let left = [requirement, other].first(where: { builder.index.hasDefault($0.id, in: conformances) }) else {
        throw problem
      }
      distinct.removeAll { $0.id == left.id }
      model.omissions.append(
        Unmockable("asks for both a method and a property \(left.declaration.name)", at: left.place))
    }
    return distinct
  }
}
