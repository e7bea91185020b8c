extension Requirement {
  /// Makes one witness do for another requirement too, by promising as much as the one that asks for more.
  ///
  /// A witness may always do more than it has to: have a setter, not throw, not fail, not keep a closure. Of two
  /// requirements `func load() throws` and `func load()`, one `func load()` fulfils both.
  mutating func takeWeaker(_ other: Requirement) {
    let own = declaration
    let theirs = other.declaration
    declaration.hasSetter = own.hasSetter || theirs.hasSetter
    declaration.isFailable = own.isFailable && theirs.isFailable
    declaration.effect = own.effect.weaker(theirs.effect)
    declaration.sends = own.sends || theirs.sends
    if own.keyword != .function { declaration.isAsync = own.isAsync && theirs.isAsync }
    for position in own.parameters.indices where position < theirs.parameters.count {
      let (mine, other) = (own.parameters[position].type, theirs.parameters[position].type)
      if mine.key != other.key, mine.key != mine.looselyPassed.key {
        declaration.parameters[position].type = mine.looselyPassed
      }
      let escaping = theirs.parameters[position].type.attributes.contains { $0.name == "escaping" }
      if !escaping { declaration.parameters[position].type.attributes.removeAll { $0.name == "escaping" } }
    }
    // Whoever is isolated may call what isn't.
    declaration.attributes.removeAll { attribute in
      attribute.isIsolation && !theirs.attributes.contains { $0.name == attribute.name }
    }
    if declaration.attributes.filter(\.isIsolation).count < own.attributes.filter(\.isIsolation).count
      || theirs.modifiers.contains("nonisolated"), !declaration.modifiers.contains("nonisolated")
    {
      declaration.modifiers.append("nonisolated")
    }
    if theirs.attributes.contains(where: { $0.name == "discardableResult" }),
      !own.attributes.contains(where: { $0.name == "discardableResult" })
    {
      declaration.attributes.append(AttributeSyntax(name: "discardableResult"))
    }
    if id.isEmpty {
      id = other.id
      place = other.place
      title = other.title
    }
  }
}

extension ThrowingSyntax {
  /// The effect that both requirements allow.
  ///
  /// `throws` gives way to anything else; two different errors leave a witness that throws nothing.
  fileprivate func weaker(_ other: ThrowingSyntax) -> ThrowingSyntax {
    switch (self, other) {
    case (.any, _): other
    case (_, .any): self
    case (.typed(let first), .typed(let second)) where first.key == second.key: self
    case (.rethrows, .rethrows): self
    default: .none
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute may be a global actor.
  fileprivate var isIsolation: Bool {
    !isBare && !["discardableResult", "Sendable", "concurrent", "objc", "available"].contains(name)
      && !name.hasSuffix("Builder")
  }
}
