extension ProtocolModel {
  /// The model with what the required superclass fulfils already: overridden where it may be, left to the superclass
  /// where it may not.
  ///
  /// A requirement stays as it is where the superclass has no such member. It is dropped where the member is not open,
  /// has no setter that the requirement asks for, or differs in `throws` or `async`.
  func overridingMembers(in scope: NameScope) -> ProtocolModel {
    var model = self
    let inherited = superclass?.conformances(in: scope.index) ?? []
    let isNSObject = isNSObject || superclass?.isNSObject(in: scope.index) == true
    if isNSObject {
      model.requirements = requirements.map { requirement in
        guard let answer = NSObjectMembers.answers[requirement.witnessKey] else { return requirement }
        var requirement = requirement
        requirement.isOverride = true
        requirement.ownDefault = answer
        // The answer hands the argument on under the name that it has in NSObject.
        if !requirement.declaration.parameters.isEmpty { requirement.declaration.parameters[0].name = "object" }
        // What NSObject has belongs to no actor.
        requirement.declaration.attributes.removeAll { scope.isGlobalActor($0) == true }
        if globalActor != nil { requirement.declaration.modifiers.append("nonisolated") }
        return requirement
      }
      let own = ["CustomStringConvertible", "CustomDebugStringConvertible"]
      model.nonisolatedParents.removeAll { own.contains($0.name) }
    }
    // A subclass must say again that it is Sendable, unless an actor makes it so.
    if inherited.contains("s:s8SendableP"), globalActor == nil, superclass?.isOfMainActor == false {
      model.isSendable = true
    }
    // What is Equatable or Hashable already is so in its own way, as NSObject is.
    for (id, name, member) in [("s:SQ", "Equatable", "static func =="), ("s:SH", "Hashable", "func hash(into")]
    where isNSObject || inherited.contains(id) {
      model.members.removeAll { $0.hasPrefix(member) }
      model.nonisolatedParents.removeAll { $0.name == name }
    }
    guard let superclass else { return model }
    let members = superclass.members(in: scope)
    model.requirements = model.requirements.compactMap { requirement in
      guard !requirement.isOverride, let member = members[requirement.witnessKey] else { return requirement }
      guard member.isOpen, !requirement.hasSetter || member.declaration.isSettable,
        member.declaration.effect == requirement.declaration.effect,
        member.declaration.isAsync == requirement.declaration.isAsync
      else { return nil }
      var requirement = requirement
      requirement.isOverride = true
      // A property is overridden with all that it has.
      if requirement.declaration.keyword == .variable, member.declaration.isSettable {
        requirement.declaration.hasSetter = true
        if requirement.setterCaseName.isEmpty { requirement.setterCaseName = "set" + requirement.caseName.capitalized }
      }
      return requirement
    }
    return model
  }

  /// The class that conforming types must inherit from, with its type arguments.
  struct Superclass {
    var symbol: SymbolGraph.Symbol
    var arguments: [TypeSyntax] = []

    /// Whether the class belongs to the main actor.
    var isOfMainActor: Bool { symbol.declarationFragments?.contains { $0.spelling == "MainActor" } == true }

    /// The identifiers of the class and of those that it inherits from, from the mock's point of view the closest first.
    private func line(in index: SymbolIndex) -> some Sequence<String> {
      sequence(first: symbol.identifier.precise, next: index.superclass)
    }

    /// Whether the class is an `NSObject`, as the classes of Foundation are taken to be.
    func isNSObject(in index: SymbolIndex) -> Bool {
      line(in: index).contains { id in
        id.hasPrefix("c:objc(cs)") || MangledName.path(of: id)?.module == "Foundation"
          || index.ancestors(of: id).contains("s:10Foundation16NSObjectProtocolP")
      }
    }

    /// What the class and those that it inherits from conform to.
    func conformances(in index: SymbolIndex) -> Set<String> {
      let found = line(in: index).reduce(into: Set()) { $0.formUnion(index.ancestors(of: $1)) }
      return found.contains("s:SH") ? found.union(["s:SQ"]) : found
    }

    /// What a class has already of what the protocol asks for.
    struct Member {
      var declaration: DeclarationSyntax
      /// Whether the mock may override it: it is open, or internal in the module under test, and not final.
      var isOpen: Bool
    }

    /// The initializers of the class, or else those that it inherits.
    func initializers(in scope: NameScope) -> [(declaration: DeclarationSyntax, access: String)] {
      let own = line(in: scope.index).lazy.map { id in
        scope.index.members(of: id).compactMap { symbol in
          symbol.kind.identifier == "swift.init"
            ? (try? scope.declaration(of: symbol)).map { (declaration: $0, access: symbol.accessLevel) } : nil
        }
      }
      return own.first { !$0.isEmpty } ?? []
    }

    /// The initializer without parameters, if there is one.
    func plainInitializer(in scope: NameScope) -> (declaration: DeclarationSyntax, access: String)? {
      initializers(in: scope).first { $0.declaration.parameters.isEmpty }
    }

    /// What the class and those that it inherits from have, by what tells members apart.
    ///
    /// The keys are those of `Requirement.witnessKey`. A subclass comes before its superclass, so the member that is
    /// closest to the mock wins. Initializers are left out.
    func members(in scope: NameScope) -> [String: Member] {
      var members: [String: Member] = [:]
      for type in line(in: scope.index).compactMap({ scope.index[$0] }) {
        let names = (try? scope.declaration(of: type))?.genericParameters.map(\.name) ?? []
        for symbol in scope.index.members(of: type.identifier.precise).compactMap({ $0 }) {
          guard var declaration = try? scope.declaration(of: symbol), declaration.keyword != .initializer else {
            continue
          }
          declaration = declaration.mappingTypes { $0.replacing(names, with: arguments) }
          var requirement = Requirement(
            declaration: declaration, id: "", protocolID: "", title: "", place: SourcePlace(nil), availability: [])
          if symbol.kind.identifier.hasSuffix(".op") { requirement.fixity = "infix" }
          let key = requirement.witnessKey
          if members[key] == nil {
            let isOwn = scope.index.module(of: type.identifier.precise) == scope.index.module
            let isOpen = symbol.accessLevel == "open" || isOwn && symbol.accessLevel == "internal"
            members[key] = Member(declaration: declaration, isOpen: isOpen && !declaration.modifiers.contains("final"))
          }
        }
      }
      return members
    }
  }
}

/// The members of `NSObject` that a protocol may repeat, and what a mock answers where nothing is stubbed.
private enum NSObjectMembers {
  /// The expressions by `Requirement.witnessKey`, such as `super.description` for `description`.
  static let answers: [String: String] = {
    let members = [
      "var description: String { get }": "super.description",
      "var debugDescription: String { get }": "super.debugDescription", "var hash: Int { get }": "super.hash",
      "func isEqual(_ object: Any?) -> Bool": "super.isEqual(object)", "func copy() -> Any": "self",
      "func mutableCopy() -> Any": "self",
    ]
    var answers: [String: String] = [:]
    for (text, answer) in members {
      guard let declaration = try? DeclarationParser.parse(Token.tokens(ofSource: text)) else { continue }
      let requirement = Requirement(
        declaration: declaration, id: "", protocolID: "", title: "", place: SourcePlace(nil), availability: [])
      answers[requirement.witnessKey] = answer
    }
    return answers
  }()
}

extension DeclarationSyntax {
  /// Whether a class's property can be written.
  fileprivate var isSettable: Bool { hasSetter || keyword == .variable && !hasAccessors && !modifiers.contains("let") }
}
