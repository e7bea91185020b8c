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

  private var keys: KeyRenderer {
    KeyRenderer(model: model, shape: shape, scope: scope.hiding(model.associatedTypes.map(\.name)))
  }

  var printer: TypePrinter { TypePrinter(scope: innerScope) }

  /// The scope within the mock, whose type parameters and aliases hide types of the same names.
  private var innerScope: NameScope { scope.hiding(model.associatedTypes.map(\.name) + model.pinnedTypes.map(\.name)) }

  func source() throws(Unmockable) -> String {
    var sections = [try header(), enumeration(static: false)]
    if hasStatics { sections.append(enumeration(static: true)) }
    sections.append(try mock())
    sections += [false, true].flatMap { [keys.extensions(static: $0), keys.genericKeys(static: $0)].compactMap { $0 } }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var hasStatics: Bool { !model.cases(static: true).isEmpty }

  private var accessPrefix: String { shape.access.isEmpty ? "" : shape.access + " " }

  // MARK: Header

  private func header() throws(Unmockable) -> [String] {
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

  private var everyName: [String] {
    [model.name]
      + model.requirements.flatMap { requirement in
        [requirement.declaration.name] + requirement.declaration.parameters.flatMap { [$0.label ?? "", $0.name ?? ""] }
          + requirement.declaration.genericParameters.map(\.name)
      }
  }

  // MARK: Enumeration

  private func enumeration(static isStatic: Bool) -> [String] {
    let conformances = [scope.swift("CaseIterable"), scope.swift("Sendable")]
    let cases = model.cases(static: isStatic)
    let isGeneric = keys.isGeneric(static: isStatic)
    let name =
      "\(accessPrefix)nonisolated enum \(model.methodsName(static: isStatic))"
      + (isGeneric ? genericParameters : "")
    let condition = isGeneric ? whereClause : ""
    if cases.isEmpty {
      let head = SourceLines.typeHead(name, [scope.swift("Hashable")] + conformances, condition)
      return head.dropLast() + [head[head.count - 1] + "}"]
    }
    let keys = keys.members(static: isStatic)
    let kind = keys.isEmpty ? [] : [scope.runtime("KeyedMethods")]
    var lines = SourceLines.typeHead(name, kind + conformances, condition) + cases.map { "  case \($0.escapedName)" }
    if !keys.isEmpty { lines += [""] + keys }
    if isStatic, model.isGeneric {
      let type = "\(scope.runtime("StaticMock"))<\(model.methodsName(static: true))>"
      lines += [
        "", "  /// Stands here since a generic class can't hold it.", "  fileprivate static let staticMock = \(type)()",
      ]
    }
    return lines + ["}"]
  }

  // MARK: The type

  private func mock() throws(Unmockable) -> [String] {
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
  private func spaced(_ members: [[String]]) -> [String] {
    var lines: [String] = []
    for (position, member) in members.enumerated() {
      if position > 0, member.count > 1 || members[position - 1].count > 1 { lines.append("") }
      lines += member
    }
    return lines
  }

  private func heads() throws(Unmockable) -> [String] {
    let lines = AvailabilityRenderer.attributes(model.availability)
    var words: [String] = []
    if let actor = model.globalActor, shape.kind != .actor { words.append(printer.text(actor)) }
    if !shape.access.isEmpty { words.append(shape.access) }
    // The test target's default may be the main actor.
    if model.globalActor == nil, shape.kind != .actor, !shape.isIsolatedBySuperclass { words.append("nonisolated") }
    if shape.isFinal, shape.kind != .actor { words.append("final") }
    words.append(shape.kind == .actor ? "actor" : "class")
    var proto = protocolName
    if let actor = model.globalActor, model.hasParentWithoutActor, !model.isSendable, shape.kind != .actor {
      proto = "\(printer.text(actor)) \(proto)"
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

  private var protocolName: String {
    innerScope.written(model.path, of: scope.origin(of: model.id, spelled: model.name).module)
  }

  /// The enum of the methods as the mock names it.
  private var methodsType: String {
    let arguments = model.associatedTypes.map(\.name.escapedName).joined(separator: ", ")
    return model.methodsName(static: false) + (keys.isGeneric(static: false) ? "<\(arguments)>" : "")
  }

  private var genericParameters: String {
    guard model.isGeneric else { return "" }
    let parameters = model.associatedTypes.map { type in
      type.constraints.isEmpty
        ? type.name.escapedName
        : "\(type.name.escapedName): \(type.constraints.map(printer.text).joined(separator: " & "))"
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  private var whereClause: String {
    let constraints = model.constraints.map(printer.text)
    return constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
  }

  private func storedMembers() -> [String] {
    var lines = model.pinnedTypes.map { "  \(accessPrefix)typealias \($0.name.escapedName) = \(printer.text($0.type))" }
    if shape.kind != .mockObject {
      let isIsolated = model.globalActor != nil || shape.kind == .actor || shape.isIsolatedBySuperclass
      let modifier = isIsolated ? "nonisolated " : ""
      lines.append(
        "  \(accessPrefix)\(modifier)let mockRecorder = \(innerScope.runtime("MockRecorder"))<\(methodsType)>()")
    }
    if hasStatics {
      let statics = model.methodsName(static: true)
      let modifier = model.globalActor != nil || shape.isIsolatedBySuperclass ? "nonisolated " : ""
      let type = "\(innerScope.runtime("StaticMock"))<\(statics)>"
      let start = "\(accessPrefix)\(modifier)static "
      if model.isGeneric {
        lines += SourceLines.declaration(
          ["\(start)var staticMock: \(type)"], body: ["return \(sharedStatic)"], indent: 2)
      } else {
        lines.append("  \(start)let staticMock = \(type)(of: \(model.mockName).self)")
      }
    }
    return lines
  }

  /// A generic class can't hold a stored static property.
  private var sharedStatic: String { "\(model.methodsName(static: true)).staticMock" }

  /// The initializer without arguments, where the class wouldn't inherit it.
  private func initializers() -> [String]? {
    let own = model.requirements.filter { $0.declaration.keyword == .initializer }
    let hasPlain = own.contains { $0.declaration.parameters.isEmpty }
    guard !hasPlain, !own.isEmpty || shape.access != "" || model.globalActor != nil else { return nil }
    switch shape.kind {
    case .actor: return ["  \(accessPrefix)init() {}"]
    case .mockObject, .nsObject:
      let modifier = model.globalActor == nil ? "" : "nonisolated "
      return ["  \(accessPrefix)\(modifier)override init() { super.init() }"]
    case .subclass: return nil
    }
  }
}

extension Requirement {
  /// The cases that calls of the requirement are recorded under.
  var recordedCases: [String] {
    if declaration.keyword == .initializer, declaration.parameters.isEmpty { return [] }
    return hasSetter ? [caseName, setterCaseName] : [caseName]
  }
}

extension ProtocolModel {
  /// The cases of one of the two enums.
  func cases(static isStatic: Bool) -> [String] {
    requirements.flatMap { requirement -> [String] in
      if isStatic, requirement.canFail { return [requirement.caseName] }
      return requirement.isStatic == isStatic ? requirement.recordedCases : []
    }
  }

  func methodsName(static isStatic: Bool) -> String { stem + (isStatic ? "StaticMethods" : "Methods") }
}
