/// Writes the typed keys of a mock: one for each method whose types can be stated outside of the mock.
struct KeyRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope

  /// The keys, as members of the enum of the methods; empty where there is none.
  ///
  /// A key `var transferFromTo: MethodKey<LedgerMethods, (String, String) -> Void> { .init(.transferFromTo) }` lets a test stub
  /// the method with a closure whose types the compiler checks.
  func members(static isStatic: Bool) -> [String] {
    let requirements = model.requirements.filter { $0.isStatic == isStatic || isStatic && $0.canFail }
    // A case of that name leaves no room for the type.
    guard !model.cases(static: isStatic).contains("Keys") else { return [] }
    let signatures = requirements.compactMap { requirement in
      signatureTypes(requirement, static: isStatic).map { (requirement, types: $0) }
    }
    let keys = signatures.flatMap { lines($0, $1, model.methodsName(static: isStatic)) }
    guard !keys.isEmpty || !functions(static: isStatic).isEmpty else { return [] }
    let list = hasKeysCase(static: isStatic) ? [] : ["  " + access + Self.keysProperty]
    // A key is the name of a method, whatever the types are that it takes.
    let isUnsafe = signatures.contains { $0.types.contains(where: scope.isUnsafe) }
    let start = "  \(access)struct Keys {"
    var members = isUnsafe ? ["  @safe"] : []
    members += keys.isEmpty ? [start + "}"] : [start] + keys + ["  }"]
    return members + list
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

  /// The line that gives all keys, which `KeyedMethods` asks for.
  private static let keysProperty = "static var keys: Keys { Keys() }"

  /// Whether the enum of the methods has the mock's type parameters, so that its keys can name them.
  ///
  /// What static methods record stands in the enum, and a generic type can't hold it.
  func isGeneric(static isStatic: Bool) -> Bool {
    let names = model.associatedTypes.map(\.name)
    return !isStatic && model.isGeneric && !hasKeysCase(static: false) && !names.contains("Keys")
  }

  /// The access level as a prefix.
  var access: String { shape.access.isEmpty ? "" : shape.access + " " }

  /// Whether a requirement is called `keys`, which leaves no room for the list of the keys.
  private func hasKeysCase(static isStatic: Bool) -> Bool {
    model.cases(static: isStatic).contains("keys")
  }

  /// The keys of one requirement: one for calls or reads, one for writes.
  ///
  /// - Parameter all: Its `signatureTypes`.
  private func lines(_ requirement: Requirement, _ all: [TypeSyntax], _ methods: String) -> [String] {
    let declaration = signatureOf(requirement)
    let types = Array(all.prefix(declaration.parameters.count))
    var lines = key(
      requirement.caseName, signature(types, declaration), methods, requirement,
      throwsOneType: declaration.effect.error != nil, isUnsafe: all.contains(where: scope.isUnsafe),
      isolation: isolation(all, requirement))
    if requirement.hasSetter, !scope.isNoncopyable(declaration.type, in: declaration) {
      let setter = types + [declaration.type]
      lines += key(
        requirement.setterCaseName, "\(list(setter)) -> Void", methods, requirement, throwsOneType: false,
        isUnsafe: setter.contains(where: scope.isUnsafe), isolation: isolation(setter, requirement))
    }
    return lines
  }

  /// The actor that a key with such types must belong to, as an attribute.
  func isolation(_ types: [TypeSyntax], _ requirement: Requirement) -> String? {
    scope.actor(toName: types, of: requirement.declaration.attributes, in: model.globalActor).map(printer.text)
  }

  /// The declaration as its key knows it.
  private func signatureOf(_ requirement: Requirement) -> DeclarationSyntax {
    var declaration = requirement.declaration
    // What an initializer would make is not there if it fails.
    if declaration.keyword == .initializer { declaration.type = declaration.isFailable ? .optional(.void) : .void }
    declaration = declaration.mappingTypes(spelledOut)
    // A stub gives what can't be copied in a box.
    if scope.isNoncopyable(declaration.type, in: declaration) {
      declaration.type = .named(scope.withinKeys.runtime("UniqueResult"), [declaration.type])
    }
    return declaration
  }

  /// The types of the key of a requirement: those of its arguments, its result and its error; nil where it can have no key.
  private func signatureTypes(_ requirement: Requirement, static isStatic: Bool) -> [TypeSyntax]? {
    var declaration = requirement.declaration
    guard declaration.genericParameters.isEmpty, declaration.keyword != .initializer || isStatic else { return nil }
    if declaration.keyword == .initializer { declaration.type = .void }
    guard let arguments = argumentTypes(of: declaration) else { return nil }
    let types = arguments + [declaration.type] + [declaration.effect.error].compactMap { $0 }
    let isGeneric = isGeneric(static: isStatic)
    return types.allSatisfy { isExpressible($0, isGeneric) } ? types.map(spelledOut) : nil
  }

  /// What the log keeps of the arguments; nil where that has no type to state.
  func argumentTypes(of declaration: DeclarationSyntax) -> [TypeSyntax]? {
    var types: [TypeSyntax] = []
    for parameter in declaration.parameters {
      let argument = ArgumentRenderer(scope: scope).argument(parameter, named: parameter.name ?? "x", in: declaration)
      guard let type = argument.keyType else { return nil }
      types.append(type)
    }
    return types
  }

  private var printer: TypePrinter { TypePrinter(scope: scope.withinKeys) }

  /// The type with its arguments where it is the mock itself, which within the mock needs none.
  func spelledOut(_ type: TypeSyntax) -> TypeSyntax {
    guard case .named(var names) = type, names[0].text == model.mockName, names[0].arguments.isEmpty else {
      return type.map(spelledOut)
    }
    names[0].arguments = model.associatedTypes.map { .named($0.name) }
    return .named(names)
  }

  /// The signature of a key: that of the method, as an escaping function that takes what the log keeps.
  ///
  /// It is printed as `(String, Int) async throws -> Bool`. `rethrows` is dropped, as it has no meaning in a function
  /// type.
  private func signature(_ types: [TypeSyntax], _ declaration: DeclarationSyntax) -> String {
    var words = [list(types)]
    if declaration.isAsync { words.append("async") }
    if declaration.effect != .rethrows, let effect = printer.text(declaration.effect) { words.append(effect) }
    return (words + ["->", printer.text(declaration.type.withoutImplicitUnwrapping)]).joined(separator: " ")
  }

  /// The parameters of a key's signature.
  ///
  /// A closure is marked `@escaping`, since the log keeps it, and a lone `Void` becomes `()`.
  private func list(_ types: [TypeSyntax]) -> String {
    let texts = types.map { type in
      let text = printer.text(type.withoutImplicitUnwrapping)
      // A list of parameters that is `(Void)` alone is not legal.
      if text == "Void" { return "()" }
      guard scope.function(type) != nil else { return text }
      return printer.text(.escaping(type.withoutImplicitUnwrapping))
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// One key as a member of `Keys`.
  ///
  /// It is computed, since the compiler takes half as long for it as for a stored one.
  ///
  /// - Parameters:
  ///   - throwsOneType: Whether the signature has typed throws, of which older systems know nothing at run time.
  ///   - isUnsafe: Whether it mentions a type that strict memory safety marks.
  ///   - isolation: The actor without which its types can't be named.
  private func key(
    _ name: String, _ signature: String, _ methods: String, _ requirement: Requirement, throwsOneType: Bool,
    isUnsafe: Bool, isolation: String?
  ) -> [String] {
    let type = "\(scope.withinKeys.runtime("MethodKey"))<\(methods), \(signature)>"
    let mark = isUnsafe ? "unsafe " : ""
    var attributes = AvailabilityRenderer.attributes(availability(requirement)).map { "    " + $0 }
    // Older systems can't tell such function types from others at run time.
    if throwsOneType { attributes.append("    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)") }
    let start = isolation.map { "\($0) \(access)" } ?? access
    let lines = SourceLines.property(
      "\(start)var \(name.escapedName)", type: type, body: "\(mark).init(.\(name.escapedName))", indent: 4)
    return attributes + SourceLines.fitting(lines)
  }

  /// Since when a key is there: a type in its signature may need what the requirement and the protocol need.
  private func availability(_ requirement: Requirement) -> [SymbolGraph.Availability] {
    AvailabilityRenderer.joined(model.availability, requirement.availability)
  }

  /// Outside of the mock there are no associated types, and a type that says `some` or holds a pack has no name.
  func isExpressible(_ type: TypeSyntax, _ isGeneric: Bool) -> Bool {
    !type.contains { part in
      switch part {
      case .opaque, .packExpansion, .packElement: return true
      case .named(let names):
        return names[0].text == "Self"
          || !isGeneric
            && (model.associatedTypes.contains { $0.name == names[0].text }
              || (model.isGeneric && names[0].text == model.mockName))
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
