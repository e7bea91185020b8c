/// What a member repeats of its requirement: type parameters, conditions, effects and parameters.
extension RequirementRenderer {
  /// The type parameters in their brackets; empty where there are none.
  func generics(_ declaration: DeclarationSyntax) -> String {
    guard !declaration.genericParameters.isEmpty else { return "" }
    let parameters = declaration.genericParameters.map { parameter in
      (parameter.introducer.map { $0 + " " } ?? "") + parameter.name.escapedName
        + (parameter.type.map { ": " + printer.text($0) } ?? "")
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// The conditions, with the word before them; empty where there are none.
  func whereClause(_ declaration: DeclarationSyntax) -> String {
    let constraints = declaration.constraints.map { constraint in
      (constraint.isRepeated ? "repeat " : "") + printer.text(constraint)
    }
    return constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
  }

  /// A member that never throws fulfils a requirement that only rethrows.
  func witnessEffect(_ declaration: DeclarationSyntax) -> String? {
    declaration.effect == .rethrows ? nil : printer.text(declaration.effect)
  }

  /// One parameter: its label, the name that the body uses, and its type.
  ///
  /// Subscripts and operators have rules of their own for labels.
  ///
  /// It is printed as `from source: Account`, or `_ amount: Int` without a label.
  func parameter(
    _ parameter: DeclarationSyntax.Parameter, named name: String, in declaration: DeclarationSyntax
  ) -> String {
    var words = parameter.attributes.map(printer.text)
    let inner = name.escapedName
    let label = parameter.label.map(\.escapedLabel)
    if label?.withoutBackticks == name, name != "_" {
      // In a subscript, one name alone is no label.
      words.append(declaration.keyword == .subscript ? "\(label ?? "_") \(inner)" : label ?? inner)
    } else if label == nil, declaration.keyword == .subscript || OperatorNames.isOperator(declaration.name) {
      words.append(inner)
    } else {
      words.append("\(label ?? "_") \(inner)")
    }
    return words.joined(separator: " ") + ": " + printer.text(parameter.type)
  }

  /// The parameters with names that the body can use.
  ///
  /// A name that is missing, taken or reserved is replaced by `argument1`, `argument2` and so on, by position.
  func namedParameters(_ declaration: DeclarationSyntax) -> [(String, DeclarationSyntax.Parameter)] {
    var taken = Set(declaration.parameters.compactMap { $0.name?.withoutBackticks })
    var used: Set<String> = []
    return declaration.parameters.enumerated().map { position, parameter in
      let name = parameter.name?.withoutBackticks
      // Without a body, a protocol may give one name to several parameters.
      if let name, name.isIdentifier, !isReserved(name, in: declaration), used.insert(name).inserted {
        return (name, parameter)
      }
      var invented = "argument\(position + 1)"
      while taken.contains(invented) { invented += "_" }
      taken.insert(invented)
      return (invented, parameter)
    }
  }

  /// Whether the body needs a name for something else, so that a parameter can't have it.
  func isReserved(_ name: String, in declaration: DeclarationSyntax) -> Bool {
    ["self", "Self", "_", "super", "_onMethod", "_onThrowingMethod", "_onAsyncMethod", "_onAsyncThrowingMethod"]
      .contains(name) || name == "newValue" && declaration.hasSetter || name == "staticMock" || name == "mockArgument"
  }
}
