extension ProtocolModel {
  /// The model with what the required superclass fulfils already: overridden where it may be, left to the superclass
  /// where it may not.
  func overridingMembers(in index: SymbolIndex) -> ProtocolModel {
    guard let superclass else { return self }
    var model = self
    model.requirements = requirements.compactMap { requirement in
      let title = requirement.title
      let members = index.members(of: superclass.identifier.precise)
      guard let member = members.first(where: { $0.pathComponents.last == title }) else { return requirement }
      let isSame =
        member.declarationFragments?.map(\.spelling) == index[requirement.id]?.declarationFragments?.map(\.spelling)
      guard member.accessLevel == "open", isSame else { return nil }
      var requirement = requirement
      requirement.isOverride = true
      return requirement
    }
    return model
  }
}
