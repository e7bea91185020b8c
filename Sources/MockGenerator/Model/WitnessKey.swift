extension Requirement {
  /// What distinguishes the witness of a requirement from others in a class.
  ///
  /// Of overloads that differ in what one witness can do without, such as `@Sendable` on a closure that it is given, a
  /// class that had both would conform to neither.
  var witnessKey: String {
    let declaration = declaration.withNumberedGenerics
    let parameters = declaration.parameters.map { "\($0.label ?? "_"):\($0.type.looselyPassed.key)" }
    switch declaration.keyword {
    case .variable:
      return "\(isStatic) var \(declaration.name)"
    default:
      let generics = declaration.genericParameters.map { $0.introducer ?? "" }
      let constraints = declaration.constraints.map { "\($0.subject.key)\($0.relation)\($0.object.key)" }.sorted()
      let words = [
        "\(isStatic)", declaration.keyword.rawValue, declaration.name, fixity ?? "", "\(generics)", "\(parameters)",
        "\(constraints)", declaration.keyword == .initializer ? "" : declaration.type.key,
        declaration.keyword == .function && declaration.isAsync ? "async" : "",
      ]
      return words.joined(separator: " ")
    }
  }

  /// What the mangled name says after that of the protocol; nil where it refers back to something in it.
  ///
  /// It is the same however a condition is written: `some Collection<Int>` or `T` with `T.Element == Int`.
  var mangledKey: String? {
    guard declaration.keyword == .function, id.hasPrefix(protocolID) else { return nil }
    let rest = id.dropFirst(protocolID.count)
    return rest.isEmpty || rest.contains("A") ? nil : String(rest)
  }
}

extension DeclarationSyntax {
  /// The declaration with its type parameters called by number, so that their names make no difference.
  var withNumberedGenerics: DeclarationSyntax {
    guard !genericParameters.isEmpty else { return self }
    let numbers = genericParameters.enumerated().map { ($1.name, "$\($0)") }
    return renamingGenerics(Dictionary(numbers) { first, _ in first })
  }
}

extension TypeSyntax.PassedType {
  /// The type as a witness may take it that is given no more than this asks for.
  var looselyPassed: Self {
    var passed = self
    passed.specifiers.removeAll { ["sending", "consuming", "borrowing", "__owned", "__shared"].contains($0) }
    if case .function(var function) = passed.type {
      function.attributes.removeAll { $0.name == "Sendable" }
      passed.type = .function(function)
    }
    return passed
  }
}
