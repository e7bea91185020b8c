/// Writes the member of a mock that fulfils a requirement.
struct RequirementRenderer {
  let model: ProtocolModel
  let shape: MockShape
  let scope: NameScope
  /// What requirements answer with that return another mock of the run.
  let childMocks: ChildMocks

  var printer: TypePrinter { TypePrinter(scope: scope) }

  /// The lines of the member, attributes and comments included.
  func lines(_ requirement: Requirement) throws(Unmockable) -> [String] {
    let declaration = requirement.declaration
    let type = declaration.type
    let named = namedParameters(declaration)
    let arguments = named.map { name, parameter in
      ArgumentRenderer(scope: scope).argument(parameter, named: name, in: declaration)
    }
    let parameters = named.map { self.parameter($1, named: $0, in: declaration) }
    var lines = Array(arguments.compactMap(\.remark).map { ["  /// \($0)"] }.joined(separator: ["  ///"]))
    if declaration.keyword != .initializer, scope.isNoncopyable(type, in: declaration) {
      lines.append("  /// The result can't be copied: a stub gives it as a `UniqueResult`.")
    }
    if declaration.hasSetter, scope.isReference(type), !isDelegate(declaration) {
      lines.append("  /// What is written is recorded, and so kept alive until `resetMock()`.")
    }
    lines += AvailabilityRenderer.attributes(requirement.availability, within: model.availability).map { "  " + $0 }
    switch declaration.keyword {
    case .initializer: lines += try initializer(requirement, parameters, arguments)
    case .variable, .subscript: lines += accessors(requirement, parameters, arguments)
    default: lines += function(requirement, parameters, arguments)
    }
    return SourceLines.fitting(lines)
  }

  /// A method or an operator.
  ///
  /// It is printed as
  /// `func carry(_ parcel: Parcel) async -> Parcel { return await _onAsyncMethod(.carry, args: parcel) }`.
  func function(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) -> [String] {
    let declaration = requirement.declaration
    var words = introducers(requirement)
    if let fixity = requirement.fixity, fixity != "infix" { words.append(fixity) }
    words += ["func", declaration.name]
    let start = words.joined(separator: " ") + (requirement.fixity == nil ? "" : " ") + generics(declaration) + "("
    var end = ")"
    if declaration.isAsync { end += " async" }
    if let effect = witnessEffect(declaration) { end += " " + effect }
    if !declaration.type.isVoid {
      end += " -> " + (declaration.sends ? "sending " : "") + printer.text(declaration.type)
    }
    end += whereClause(declaration)
    return SourceLines.declaration(
      SourceLines.head(start, parameters, end, indent: 2),
      body: impossible(declaration) ?? body(requirement, arguments),
      indent: 2)
  }

  /// The empty body of a method that can't be called, since it takes a value of a type that has none: the compiler says
  /// of any other that it is never executed.
  func impossible(_ declaration: DeclarationSyntax) -> [String]? {
    let isImpossible = declaration.parameters.contains { parameter in
      scope.isUninhabited(parameter.type.type) && !parameter.type.isVariadic
    }
    return isImpossible ? [] : nil
  }
}
