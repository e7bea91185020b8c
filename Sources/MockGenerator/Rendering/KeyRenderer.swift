/// Writes the typed keys of a mock: one for each method whose types can be stated outside of the mock.
struct KeyRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope

  /// The keys, as members of the enum of the methods; empty where there is none.
  func members(static isStatic: Bool) -> [String] {
    let requirements = model.requirements.filter { $0.isStatic == isStatic }
    // A case of that name leaves no room for the type.
    guard !requirements.contains(where: { $0.recordedCases.contains("Keys") }) else { return [] }
    let keys = requirements.flatMap { lines($0, model.methodsName(static: isStatic)) }
    guard !keys.isEmpty else { return [] }
    let list = hasKeysCase(static: isStatic) ? [] : ["  " + access + Self.keysProperty]
    // A key is the name of a method, whatever the types are that it takes.
    let isUnsafe = requirements.contains { signatureTypes($0)?.contains(where: scope.isUnsafe) == true }
    return (isUnsafe ? ["  @safe"] : []) + ["  \(access)struct Keys {"] + keys.map { "  " + $0 } + ["  }"] + list
  }

  /// Where a case has the name that the list of the keys has, the list stands outside of the enum.
  func extensions(static isStatic: Bool) -> [String]? {
    guard hasKeysCase(static: isStatic), !members(static: isStatic).isEmpty else { return nil }
    let methods = model.methodsName(static: isStatic)
    return [
      "nonisolated extension \(scope.runtime("KeyedMethods")) where Keys == \(methods).Keys {",
      "  " + access + Self.keysProperty,
      "}",
    ]
  }

  private static let keysProperty = "static var keys: Keys { Keys() }"

  private var access: String { shape.access.isEmpty ? "" : shape.access + " " }

  private func hasKeysCase(static isStatic: Bool) -> Bool {
    model.requirements.contains { $0.isStatic == isStatic && $0.recordedCases.contains("keys") }
  }

  private func lines(_ requirement: Requirement, _ methods: String) -> [String] {
    let declaration = requirement.declaration
    guard let all = signatureTypes(requirement) else { return [] }
    let types = Array(all.prefix(declaration.parameters.count))
    let throwsOneType = declaration.effect.error != nil
    let signature = signature(types, declaration)
    var lines = key(
      requirement.caseName, signature, methods, requirement, throwsOneType: throwsOneType,
      isUnsafe: all.contains(where: scope.isUnsafe))
    if requirement.hasSetter {
      let setter = types + [declaration.type]
      lines += key(
        requirement.setterCaseName, "\(list(setter)) -> Void", methods, requirement, throwsOneType: false,
        isUnsafe: setter.contains(where: scope.isUnsafe))
    }
    return lines
  }

  /// The types of the key of a requirement: those of its arguments, its result and its error; nil where it can have no key.
  private func signatureTypes(_ requirement: Requirement) -> [TypeSyntax]? {
    let declaration = requirement.declaration
    guard declaration.genericParameters.isEmpty, declaration.keyword != .initializer else { return nil }
    var types: [TypeSyntax] = []
    for parameter in declaration.parameters {
      let argument = ArgumentRenderer(scope: scope).argument(
        parameter, named: parameter.name ?? "x", in: declaration)
      guard let type = argument.keyType else { return nil }
      types.append(type)
    }
    types += [declaration.type] + [declaration.effect.error].compactMap { $0 }
    return types.allSatisfy(isExpressible) ? types : nil
  }

  private var printer: TypePrinter { TypePrinter(scope: scope.withinKeys) }

  private func signature(_ types: [TypeSyntax], _ declaration: DeclarationSyntax) -> String {
    var words = [list(types)]
    if declaration.isAsync { words.append("async") }
    if declaration.effect != .rethrows, let effect = printer.text(declaration.effect) { words.append(effect) }
    return (words + ["->", printer.text(declaration.type.withoutImplicitUnwrapping)]).joined(separator: " ")
  }

  private func list(_ types: [TypeSyntax]) -> String {
    let texts = types.map { type in
      let text = printer.text(type.withoutImplicitUnwrapping)
      // A list of parameters that is `(Void)` alone is not legal.
      if text == "Void" { return "()" }
      guard scope.function(type) != nil else { return text }
      let escaping = TypeSyntax.PassedType(
        attributes: [AttributeSyntax(name: "escaping")], type: type.withoutImplicitUnwrapping)
      return printer.text(escaping)
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private func key(
    _ name: String, _ signature: String, _ methods: String, _ requirement: Requirement, throwsOneType: Bool,
    isUnsafe: Bool
  ) -> [String] {
    let type = "\(scope.withinKeys.runtime("MethodKey"))<\(methods), \(signature)>"
    let mark = isUnsafe ? "unsafe " : ""
    var availability = AvailabilityRenderer.attributes(availability(requirement)).map { "  " + $0 }
    // Older systems can't tell such function types from others at run time.
    if throwsOneType { availability.append("  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)") }
    let name = name.escapedName
    let key: String
    if !availability.isEmpty {
      // What is not always available can't be stored.
      key = "  \(access)var \(name): \(type) { \(mark).init(.\(name)) }"
    } else if type.contains("nonisolated(") || type.contains("<-") {
      // In an expression, the compiler takes it for something else.
      key = "  \(access)let \(name): \(type) = \(mark).init(.\(name))"
    } else {
      key = "  \(access)let \(name) = \(mark)\(type)(.\(name))"
    }
    return availability + (key.count + 2 > SourceLines.width ? ["  // swift-format-ignore"] : []) + [key]
  }

  private func availability(_ requirement: Requirement) -> [SymbolGraph.Availability] {
    AvailabilityRenderer.joined(model.availability, requirement.availability)
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
  /// The scope within the enum of a mock's methods, whose own types hide others of the same names.
  var withinKeys: NameScope { hiding(["Keys", "AllCases"]) }
}

extension TypeSyntax {
  /// The type with `?` for each `!`, which only declarations may say.
  var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrapped(let type) = self { return .optional(type.withoutImplicitUnwrapping) }
    return map(\.withoutImplicitUnwrapping)
  }
}
