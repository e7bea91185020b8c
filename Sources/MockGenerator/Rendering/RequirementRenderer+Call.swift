/// The call that records and answers.
extension RequirementRenderer {
  /// The call that records and answers.
  ///
  /// The runtime has a function for each combination of `async` and `throws`:
  /// `try await _onAsyncThrowingMethod(.load, args: id)`.
  func call(
    _ requirement: Requirement, _ arguments: [ArgumentRenderer.Argument], indent: Int = 4
  ) -> [String] {
    let declaration = requirement.declaration
    let throwing = isThrowing(declaration)
    var start = leadingWords(declaration)
    if isUnsafe(declaration, arguments) { start += "unsafe " }
    start += recorder(requirement)
    start += "_on\(declaration.isAsync ? "Async" : "")\(throwing ? "Throwing" : "")Method("
    var items = [".\(requirement.caseName)"]
    if let error = declaration.effect.error { items.append("throwing: \(printer.text(.metatype(error, "self")))") }
    if !declaration.type.isVoid, let value = defaultReturn(requirement) ?? missingDefault(declaration.type) {
      items.append("defaultReturn: \(value)")
    }
    if !arguments.isEmpty {
      items.append("args: " + arguments[0].expression)
      items += arguments.dropFirst().map(\.expression)
    }
    var lines = SourceLines.call(start, items, indent: indent)
    if declaration.sends { lines[lines.count - 1] += ")" }
    return lines
  }

  /// The line that takes an argument into a variable, which the call then has in the argument's place.
  func take(
    _ argument: inout ArgumentRenderer.Argument, into variable: String, of parameter: DeclarationSyntax.Parameter
  ) -> String {
    let expression = argument.expression
    let isUnsafe = argument.isRecorded && scope.isUnsafe(parameter.type.type)
    argument.expression = variable
    // What is `Any` by then is safe.
    if expression.hasSuffix(" as Any?") || expression.hasPrefix("mockArgument(") { argument.isRecorded = false }
    return "let \(variable) = \(isUnsafe ? "unsafe " : "")\(expression)"
  }

  /// Whose call it is: a static requirement is one of the class.
  func recorder(_ requirement: Requirement) -> String { requirement.isStatic ? "staticMock." : "" }

  /// Whether a stub may throw.
  ///
  /// What only rethrows is fulfilled by a member that never does.
  func isThrowing(_ declaration: DeclarationSyntax) -> Bool {
    declaration.effect == .any || declaration.effect.error != nil
  }

  /// What stands before a call whose answer is that of the member.
  ///
  /// They are `return`, `mockSending(`, `try` and `await`, each where it is needed, in this order. With a `return` before it, the
  /// compiler can't tell which call is meant that throws and returns nothing.
  func leadingWords(_ declaration: DeclarationSyntax) -> String {
    var words = returnsNothing(declaration) ? "" : "return "
    if declaration.sends { words += "mockSending(" }
    if isThrowing(declaration) { words += "try " }
    if declaration.isAsync { words += "await " }
    return words
  }

  /// Whether there is nothing to return: the type is `Void`, by itself or by way of an alias.
  func returnsNothing(_ declaration: DeclarationSyntax) -> Bool {
    scope.unaliased(declaration.type).isVoid
  }

  /// Whether an unsafe value goes through the mock: one that isn't recorded doesn't.
  func isUnsafe(_ declaration: DeclarationSyntax, _ arguments: [ArgumentRenderer.Argument]) -> Bool {
    scope.isUnsafe(declaration.type)
      || zip(declaration.parameters, arguments).contains { $1.isRecorded && scope.isUnsafe($0.type.type) }
  }
}
