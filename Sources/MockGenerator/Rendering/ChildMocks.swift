/// Mocks that a mock answers with where a requirement returns another protocol of the run.
///
/// They are made when they are first asked for, so mocks that return each other come to an end.
struct ChildMocks {
  /// The properties that give them.
  private(set) var members: [[String]] = []
  /// What the requirements answer with, by their precise identifiers and names.
  private var answers: [String: String] = [:]

  private let model: ProtocolModel
  private let shape: MockShape
  private let scope: NameScope

  /// The answer of a requirement; nil where it has no mock to return.
  ///
  /// It is the name of the property, such as `accountMock`, or `self` for a method that chains.
  func answer(_ requirement: Requirement) -> String? { answers[Self.key(requirement)] }

  /// Finds the requirements that can answer with a mock of the run.
  ///
  /// - Parameter siblings: The models whose mocks are written too, by the identifiers of their protocols.
  init(model: ProtocolModel, siblings: [String: ProtocolModel], scope: NameScope, shape: MockShape) {
    self.model = model
    self.shape = shape
    self.scope = scope
    var taken = Set(model.requirements.map { $0.declaration.name.withoutBackticks } + model.associatedTypes.map(\.name))
    for requirement in model.requirements where requirement.declaration.keyword != .initializer {
      guard case .existential(.named(let names)) = requirement.declaration.type, let name = names.last,
        let child = name.id.flatMap({ siblings[$0] }), child.superclass == nil,
        let arguments = child.arguments(of: name), allow(arguments, for: child)
      else { continue }
      let own = model.associatedTypes.map { TypeSyntax.named($0.name) }
      if child.id == model.id, !requirement.isStatic, arguments.map(\.key) == own.map(\.key) {
        // What is chained stays in one place.
        answers[Self.key(requirement)] = "self"
        continue
      }
      let generics = requirement.declaration.genericParameters.map(\.name)
      guard !arguments.contains(where: { argument in generics.contains(where: argument.mentions) }) else { continue }
      var property = requirement.caseName + "Mock"
      while taken.contains(property) { property += "_" }
      taken.insert(property)
      members.append(lines(property, child, arguments, requirement))
      answers[Self.key(requirement)] = property
    }
  }

  /// Whether the arguments are known to fulfil the conditions of the child's type parameters: of the mock's own type parameters,
  /// no more is known than what is said of them.
  private func allow(_ arguments: [TypeSyntax], for child: ProtocolModel) -> Bool {
    let isOpen = arguments.map { argument in model.associatedTypes.contains { argument.mentions($0.name) } }
    guard isOpen.contains(true) else { return true }
    return child.constraints.isEmpty
      && zip(zip(child.associatedTypes, arguments), isOpen).allSatisfy { pair, isOpen in
        let (type, argument) = pair
        guard isOpen, !type.constraints.isEmpty else { return true }
        let own = model.associatedTypes.first { argument == .named($0.name) }?.constraints.map(\.key) ?? []
        return type.constraints.allSatisfy { own.contains($0.key) }
      }
  }

  /// What tells a requirement from others here: the name of its case, with the enum that this is in.
  private static func key(_ requirement: Requirement) -> String {
    (requirement.isStatic ? "static " : "") + requirement.caseName
  }

  /// The property that gives a child mock, made once for each mock when it is first asked for.
  private func lines(
    _ property: String, _ child: ProtocolModel, _ arguments: [TypeSyntax], _ requirement: Requirement
  ) -> [String] {
    let list = arguments.map(TypePrinter(scope: scope).text).joined(separator: ", ")
    let type = child.mockName + (list.isEmpty ? "" : "<\(list)>")
    var words = shape.access.isEmpty ? [] : [shape.access]
    // The mock of any actor may be made, and looked for, everywhere.
    if model.globalActor != nil || shape.kind == .actor || shape.isIsolatedBySuperclass { words.append("nonisolated") }
    if requirement.isStatic { words.append("static") }
    let recorder = requirement.isStatic ? "staticMock.mockRecorder" : "mockRecorder"
    let availability = child.availability == model.availability ? [] : child.availability
    return AvailabilityRenderer.attributes(availability).map { "  " + $0 }
      + SourceLines.declaration(
        [(words + ["var \(property): \(type)"]).joined(separator: " ")],
        body: SourceLines.call(
          "\(recorder).childMock(",
          // Within a generic class, its name alone means the class with its own arguments.
          ["of: .\(requirement.caseName)", "\(child.id == model.id ? type : child.mockName)()"], indent: 4),
        indent: 2)
  }
}

extension ProtocolModel {
  /// The precise identifiers of the protocols that requirements return.
  ///
  /// Only plain results such as `any Account` count, not optional ones or arrays of them.
  var returnedProtocols: [String] {
    requirements.compactMap { requirement in
      guard case .existential(.named(let names)) = requirement.declaration.type else { return nil }
      return names.last?.id
    }
  }

  /// What the mock's type parameters stand for in a use of the protocol such as `any Stream<Int, String>`; nil where it says
  /// too little of them.
  fileprivate func arguments(of name: TypeSyntax.NameSyntax) -> [TypeSyntax]? {
    var arguments: [TypeSyntax] = []
    for type in associatedTypes {
      guard let position = primaryTypes.firstIndex(of: type.name), position < name.arguments.count else { return nil }
      arguments.append(name.arguments[position])
    }
    return arguments
  }
}
