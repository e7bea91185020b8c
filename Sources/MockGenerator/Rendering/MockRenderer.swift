/// Writes the source file of one mock.
struct MockRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope
  /// Whether the mock can forward calls to a real object.
  let isForwarding: Bool
  /// The mocks of the run, by the precise identifiers of their protocols.
  let siblings: [String: ProtocolModel]
  /// Whether other builds may leave out parts of the protocol.
  let isConditional: Bool

  /// Writes the typed keys, outside of the mock.
  var keys: KeyRenderer {
    KeyRenderer(model: model, shape: shape, scope: scope.hiding(model.associatedTypes.map(\.name)))
  }

  var printer: TypePrinter { TypePrinter(scope: innerScope) }

  /// The scope within the mock, whose type parameters and aliases hide types of the same names.
  var innerScope: NameScope { scope.hiding(model.associatedTypes.map(\.name) + model.pinnedTypes.map(\.name)) }

  /// The text of the file: header and imports, the enums, the mock, and what stands in extensions.
  ///
  /// The order is fixed, so that the same graph always gives the same text.
  func source() throws(Unmockable) -> String {
    var sections = [try header(), enumeration(static: false)]
    if hasStatics { sections.append(enumeration(static: true)) }
    sections.append(try mock())
    sections += [false, true].flatMap { [keys.extensions(static: $0), keys.genericKeys(static: $0)].compactMap { $0 } }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Whether anything is recorded in the mock of the class itself.
  var hasStatics: Bool { !model.cases(static: true).isEmpty }

  /// The access level as a prefix; nothing for internal.
  var accessPrefix: String { shape.access.isEmpty ? "" : shape.access + " " }

  /// The comment by which a later run knows the file as its own, and the imports.
  ///
  /// The linter is told of rules that a file can't keep because its protocol doesn't.
  func header() throws(Unmockable) -> [String] {
    var lines = [GeneratedFile.marker + "\(model.name) of \(scope.index.module). Changes are overwritten."]
    if isConditional {
      lines.append("// The protocol's file has #if in it: this is the mock for the build that it was generated from.")
    }
    var ignored: [String] = []
    if shape.access == "public" { ignored.append("AllPublicDeclarationsHaveDocumentation") }
    if !everyName.allSatisfy({ $0.allSatisfy(\.isASCII) }) { ignored.append("IdentifiersMustBeASCII") }
    if !ignored.isEmpty { lines.append("// swift-format-ignore-file: \(ignored.joined(separator: ", "))") }
    return lines + [""] + imports()
  }

  /// Every name that the protocol has chosen and the mock repeats.
  var everyName: [String] {
    var names = [model.name]
    for declaration in model.requirements.map(\.declaration) {
      names.append(declaration.name)
      for parameter in declaration.parameters { names += [parameter.label, parameter.name].compactMap { $0 } }
      names += declaration.genericParameters.map(\.name)
    }
    return names
  }

  /// The type itself with all its members.
  func mock() throws(Unmockable) -> [String] {
    var members: [[String]] = []
    let children = ChildMocks(model: model, siblings: siblings, scope: innerScope, shape: shape)
    let stored = storedMembers()
    if !stored.isEmpty { members.append(stored) }
    members += children.members
    if let lines = initializers() { members.append(lines) }
    if isForwarding {
      let forwarding = ForwardingRenderer(model: model, shape: shape, scope: innerScope)
      let lines = forwarding.lines(protocolName: protocolName)
      if !lines.isEmpty { members.append(lines) }
    }
    for requirement in model.requirements {
      let renderer = RequirementRenderer(
        model: model, shape: shape,
        scope: innerScope.hiding(requirement.declaration.genericParameters.map(\.name.withoutBackticks)),
        childMocks: children)
      members.append(try renderer.lines(requirement))
    }
    // What the generator's own table has is asked for by protocols that belong to no actor.
    for member in model.members {
      let isIsolated = model.globalActor != nil || shape.kind == .actor && !member.hasPrefix("static")
      members.append(["  " + accessPrefix + (isIsolated ? "nonisolated " : "") + member])
    }
    let head = try heads()
    if members.isEmpty { return head.dropLast() + [head[head.count - 1] + "}"] }
    return head + spaced(members) + ["}"]
  }

  /// One-line members stand together; longer ones get room.
  func spaced(_ members: [[String]]) -> [String] {
    var lines: [String] = []
    for (position, member) in members.enumerated() {
      if position > 0, member.count > 1 || members[position - 1].count > 1 { lines.append("") }
      lines += member
    }
    return lines
  }

  /// The head of the type: attributes, modifiers, name, and what it inherits and conforms to.
  ///
  /// `nonisolated` stands wherever nothing else does, so that the mock means the same in a target whose default is the main actor.
  ///
  /// It is printed as `nonisolated class MockCarrier: MockObject<CarrierMethods>, Carrier {`.
  func heads() throws(Unmockable) -> [String] {
    let lines = AvailabilityRenderer.attributes(model.availability)
    var words: [String] = []
    if let actor = model.globalActor, shape.kind != .actor { words.append(printer.text(actor)) }
    if !shape.access.isEmpty { words.append(shape.access) }
    // The test target's default may be the main actor.
    if model.globalActor == nil, shape.kind != .actor, !shape.isIsolatedBySuperclass { words.append("nonisolated") }
    if shape.isFinal, shape.kind != .actor { words.append("final") }
    words.append(shape.kind == .actor ? "actor" : "class")
    var proto = protocolName
    if let actor = model.globalActor, model.hasParentWithoutActor, shape.kind != .actor {
      // What is Sendable must conform for everyone.
      proto = "\(model.isSendable ? "nonisolated" : printer.text(actor)) \(proto)"
    }
    var parents: [String]
    switch shape.kind {
    case .mockObject: parents = ["\(innerScope.runtime("MockObject"))<\(methodsType)>", proto]
    case .actor: parents = [innerScope.runtime("MockRecording"), proto]
    case .nsObject:
      parents = [innerScope.written("NSObject", of: "Foundation"), innerScope.runtime("MockRecording"), proto]
    case .subclass(let id):
      let symbol = scope.index[id]
      let name = symbol.map { scope.written($0.pathComponents, of: scope.index.module(of: id)) } ?? ""
      let arguments = (model.superclass?.arguments ?? []).map(printer.text).joined(separator: ", ")
      parents = [name + (arguments.isEmpty ? "" : "<\(arguments)>"), innerScope.runtime("MockRecording"), proto]
    }
    parents += model.nonisolatedParents.map { "nonisolated \(innerScope.written($0.name, of: $0.module))" }
    if model.isSendable, shape.kind != .actor { parents.append("@unchecked \(innerScope.swift("Sendable"))") }
    let start = "\(words.joined(separator: " ")) \(model.mockName)\(genericParameters)"
    return lines + SourceLines.typeHead(start, parents, whereClause)
  }

  /// The protocol's name as the mock must write it.
  var protocolName: String {
    innerScope.written(model.path, of: scope.origin(of: model.id, spelled: model.name).module)
  }

  /// The enum of the methods as the mock names it.
  var methodsType: String {
    let arguments = model.associatedTypes.map(\.name.escapedName).joined(separator: ", ")
    return model.methodsName(static: false) + (keys.isGeneric(static: false) ? "<\(arguments)>" : "")
  }

  /// The type parameters: the associated types that are open, with what is asked of them.
  var genericParameters: String {
    guard model.isGeneric else { return "" }
    let parameters = model.associatedTypes.map { type in
      type.constraints.isEmpty
        ? type.name.escapedName
        : "\(type.name.escapedName): \(type.constraints.map(printer.text).joined(separator: " & "))"
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// The conditions on the type parameters that can't stand beside their names.
  ///
  /// It is printed as `where Key == Value.ID`, with a space before it; empty where there are none.
  var whereClause: String {
    let constraints = model.constraints.map(printer.text)
    return constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
  }
}
