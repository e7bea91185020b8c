/// Writes the typed keys of a mock: one for each method whose types can be stated outside of the mock.
struct KeyRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope

  /// The platforms that know keys, as their availability is written.
  private static let availability = "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)"

  func lines() -> [String]? {
    let sections = [false, true].compactMap { isStatic in section(static: isStatic) }
    guard !sections.isEmpty else { return nil }
    return sections.flatMap { [""] + $0 }.dropFirst().map { $0 }
  }

  private func section(static isStatic: Bool) -> [String]? {
    let methods = model.methodsName(static: isStatic)
    let keys = model.requirements.filter { $0.isStatic == isStatic }.flatMap { lines($0, methods) }
    guard !keys.isEmpty else { return nil }
    return [Self.availability, "nonisolated extension \(scope.runtime("MethodKey")) where Methods == \(methods) {"] + keys + ["}"]
  }

  private func lines(_ requirement: Requirement, _ methods: String) -> [String] {
    let declaration = requirement.declaration
    guard declaration.genericParameters.isEmpty, declaration.keyword != .initializer else { return [] }
    var types: [TypeSyntax] = []
    for parameter in declaration.parameters {
      let argument = ArgumentRenderer(scope: scope).argument(
        parameter, named: parameter.name ?? "x", in: declaration)
      guard let type = argument.keyType else { return [] }
      types.append(type)
    }
    guard (types + [declaration.type]).allSatisfy(isExpressible) else { return [] }
    guard !scope.mayBeNoncopyable(declaration.type, in: declaration) else { return [] }
    var lines = key(requirement.caseName, declaration.type, types, methods, requirement)
    if requirement.hasSetter {
      lines += key(requirement.setterCaseName, .void, types + [declaration.type], methods, requirement)
    }
    return lines
  }

  private func key(
    _ name: String, _ result: TypeSyntax, _ arguments: [TypeSyntax], _ methods: String, _ requirement: Requirement
  ) -> [String] {
    let printer = TypePrinter(scope: scope.withinMethodKey)
    let types = ([result] + arguments).map { printer.text($0.withoutImplicitUnwrapping) }
    let type = "\(scope.runtime("MethodKey"))<\(([methods] + types).joined(separator: ", "))>"
    let access = shape.access.isEmpty ? "" : shape.access + " "
    let lines =
      AvailabilityRenderer.attributes(availability(requirement)).map { "  " + $0 }
      + SourceLines.declaration(
        ["\(access)static var \(name.escapedName): \(type)"], 
        body: [(types.contains { $0.contains("Unsafe") } ? "unsafe " : "") + ".init(.\(name))"], indent: 2)
    return lines.contains { $0.count > SourceLines.width } ? ["  // swift-format-ignore"] + lines : lines
  }

  private func availability(_ requirement: Requirement) -> [SymbolGraph.Availability] {
    requirement.availability.isEmpty ? model.availability : requirement.availability
  }

  /// Outside of the mock there are no associated types, and a type that says `some` or holds a pack has no name.
  private func isExpressible(_ type: TypeSyntax) -> Bool {
    !type.contains { part in
      switch part {
      case .opaque, .packExpansion, .packElement: return true
      case .named(let names):
        return names[0].text == "Self" || model.associatedTypes.contains { $0.name == names[0].text }
          || (model.isGeneric && names[0].text == model.mockName)
      default: return false
      }
    }
  }
}

extension NameScope {
  /// The scope within `MethodKey`, whose own type parameters hide types of the same names.
  var withinMethodKey: NameScope {
    hiding(["Methods", "ReturnType", "ArgumentType"])
  }
}

extension TypeSyntax {
  /// The type with `?` for each `!`, which only declarations may say.
  var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrapped(let type) = self { return .optional(type.withoutImplicitUnwrapping) }
    return map(\.withoutImplicitUnwrapping)
  }
}
