/// Properties and subscripts: how a read and a write are recorded.
extension RequirementRenderer {
  /// A property or a subscript: a getter alone on one line where it has no effects, else each accessor in its block.
  ///
  /// A setter records under a case of its own: `set { _onMethod(.setLimit, args: newValue) }`.
  func accessors(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) -> [String] {
    let declaration = requirement.declaration
    let words = introducers(requirement)
    let type = printer.text(declaration.type)
    let head: [String]
    if declaration.keyword == .variable {
      head = [(words + ["var", "\(declaration.name): \(type)"]).joined(separator: " ")]
    } else {
      let start = (words + ["subscript\(generics(declaration))("]).joined(separator: " ")
      head = SourceLines.head(start, parameters, ") -> \(type)\(whereClause(declaration))", indent: 2)
    }
    let preparations = arguments.flatMap(\.preparation)
    let expressions = arguments.map(\.expression)
    var read = impossible(declaration) ?? preparations + call(requirement, arguments)
    if remembers(requirement) {
      let items = [".\(requirement.caseName)", "remembering: .\(requirement.setterCaseName)"]
      let start =
        leadingWords(declaration) + (isUnsafe(declaration, arguments) ? "unsafe " : "") + recorder(requirement)
      read = SourceLines.call(
        start + "_onMethod(", items + (defaultReturn(requirement).map { ["defaultReturn: \($0)"] } ?? []), indent: 6)
    }
    let effects = [declaration.isAsync ? "async" : nil, witnessEffect(declaration)].compactMap { $0 }
    guard declaration.hasSetter || !effects.isEmpty else {
      return SourceLines.declaration(head, body: read, indent: 2)
    }
    let getter = (["get"] + effects).joined(separator: " ")
    var lines = head.map { "  " + $0 }
    lines[lines.count - 1] += " {"
    lines += SourceLines.declaration([getter], body: read, indent: 4)
    if declaration.hasSetter {
      let write =
        (isUnsafe(declaration, arguments) ? "unsafe " : "") + recorder(requirement)
        + "_onMethod(.\(requirement.setterCaseName), args: "
        + (expressions + [newValue(declaration)]).joined(separator: ", ") + ")"
      lines += SourceLines.declaration(["set"], body: preparations + [write], indent: 4)
    }
    return lines + ["  }"]
  }

  /// Whether an unstubbed property answers with what it was last set to.
  ///
  /// Such a getter is printed as `return _onMethod(.limit, remembering: .setLimit)`, so that a test can set the
  /// property of a mock as it would that of a real object.
  func remembers(_ requirement: Requirement) -> Bool {
    let declaration = requirement.declaration
    return declaration.keyword == .variable && declaration.hasSetter && !declaration.isAsync
      && declaration.effect == .none && !scope.isNoncopyable(declaration.type, in: declaration)
      && impossible(declaration) == nil && !returnsNothing(declaration)
  }

  /// What a write records: the new value, or a box that does not keep somebody else's object alive.
  func newValue(_ declaration: DeclarationSyntax) -> String {
    let type = declaration.type
    if isDelegate(declaration) { return "\(scope.runtime("WeakArgument"))(newValue)" }
    if scope.isNoncopyable(type, in: DeclarationSyntax(keyword: .variable)) { return "mockArgument(newValue)" }
    return scope.isNestedOptional(type) ? "newValue as Any?" : "newValue"
  }

  /// Whether a property holds an object that belongs to somebody else, as its name says.
  ///
  /// The type must be an optional `any` of a class-bound protocol, and the name of it or of the property must end
  /// in `delegate` or `dataSource`, in any case of letters.
  func isDelegate(_ declaration: DeclarationSyntax) -> Bool {
    guard scope.isReference(declaration.type), case .existential(.named(let names))? = declaration.type.unwrapped,
      let type = names.last?.text
    else { return false }
    return [declaration.name, type].contains { name in
      ["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
    }
  }
}
