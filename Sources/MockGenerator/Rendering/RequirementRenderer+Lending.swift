/// Closures that do not escape: the call is made while they are lent to the stub.
extension RequirementRenderer {
  /// The call, within the closures that don't escape.
  func body(_ requirement: Requirement, _ arguments: [ArgumentRenderer.Argument]) -> [String] {
    let declaration = requirement.declaration
    let bodies = arguments.compactMap(\.body)
    var before = arguments.flatMap(\.preparation)
    var arguments = arguments
    if !bodies.isEmpty {
      // What is borrowed, or an autoclosure that doesn't escape, can't be taken into a closure.
      for position in arguments.indices where arguments[position].isTakenFromParameter {
        let parameter = declaration.parameters[position]
        let name = (parameter.name?.withoutBackticks).flatMap { $0 == "_" ? nil : $0 } ?? "argument\(position + 1)"
        before.append(take(&arguments[position], into: declaration.freeName(name + "Argument"), of: parameter))
      }
    }
    var lines = call(requirement, arguments, indent: 4 + 2 * bodies.count)
    for (body, type) in zip(arguments, declaration.parameters).compactMap({ argument, parameter in
      argument.body.map { ($0, parameter.type.type) }
    }).reversed() {
      let mark = scope.isUnsafe(type) ? "unsafe " : ""
      let lending =
        [
          "let \(body) = \(mark)\(scope.runtime("NonescapingArgument"))(\(body))", "defer { \(mark)\(body).end() }",
        ] + lines
      let call = "\(leadingWords(declaration))\(mark)withoutActuallyEscaping(\(body)"
      // Where one effect of a closure is written, all are.
      let words = declaration.isAsync ? " async throws" : " throws"
      // `try noDefaultReturn()` would make the compiler infer that the closure throws.
      let isSilent = !isThrowing(declaration) && missingDefault(declaration.type) != nil
      let error = declaration.effect.error.map(printer.text) ?? (isSilent ? scope.swift("Never") : nil)
      let effects = error.map { "\(words)(\($0))" } ?? ""
      if staysWithCaller(requirement) {
        // The type says that the closure, too, runs where the method's caller does.
        let name = declaration.freeName("lending")
        lines =
          SourceLines.closure(
            "let \(name):", typeOfLending(type, declaration), "[self] \(body)\(effects) in", body: lending, indent: 4)
          + ["\(call), do: \(name))"]
      } else {
        lines = ["\(call)) { \(body)\(effects) in"] + lending.map { "  " + $0 } + ["}"]
      }
    }
    return before + lines
  }

  /// The type of a closure that makes the call of an async method while it has a closure that does not escape: what stands
  /// before its parameter, the parameter, and what follows.
  func typeOfLending(
    _ body: TypeSyntax, _ declaration: DeclarationSyntax
  ) -> (start: String, parameter: String, end: String) {
    var effects = "async"
    if let error = declaration.effect.error {
      effects += " throws(\(printer.text(error)))"
    } else if isThrowing(declaration) {
      effects += " throws"
    }
    let result = declaration.type.isVoid ? "Void" : printer.text(declaration.type.withoutImplicitUnwrapping)
    return ("nonisolated(nonsending) (", printer.text(.escaping(body)), ") \(effects) -> \(result)")
  }
}
