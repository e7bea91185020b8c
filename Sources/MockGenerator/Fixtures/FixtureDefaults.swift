/// The defaults of the parameters of one fixture.
struct FixtureDefaults {
  let reader: FixtureReader
  let table: FixtureTable
  let type: FixtureType
  let maker: FixtureMaker

  private var scope: NameScope { reader.scope }

  private var values: FixtureValues {
    // In Swift 5 mode, no default is evaluated on an actor, so none that must be is used.
    FixtureValues(scope: scope, table: table, availability: type.availability)
  }

  /// The default as source; nil if the test has to say a value.
  func source(_ parameter: FixtureParameter) -> String? {
    if let own = parameter.sourceDefault, repeats(own, as: parameter.type.type) { return own }
    return values.source(valueType(of: parameter))
  }

  /// Whether the initializer's own default must serve, since a fixture can't have one of its own.
  func isLeftOut(_ parameter: FixtureParameter) -> Bool {
    parameter.isLeftOut || parameter.sourceDefault != nil && source(parameter) == nil
  }

  /// The type that a fixture takes: of an autoclosure, what it yields.
  func valueType(of parameter: FixtureParameter) -> TypeSyntax {
    guard parameter.type.attributes.contains(where: { $0.name == "autoclosure" }),
      let function = scope.function(parameter.type.type)
    else { return parameter.type.type }
    return function.result
  }

  // MARK: Defaults of the source

  /// Whether a default means the same in the fixture: others may name what is private, or differ on each run.
  ///
  /// Literals do, as do cases without values and `init()` of types in the graphs.
  private func repeats(_ expression: String, as type: TypeSyntax) -> Bool {
    if LiteralExpression.matches(expression) { return true }
    guard case .named(let names) = type.unwrapped ?? type, let id = names.last?.id, let symbol = scope.index[id] else {
      return false
    }
    let spelling = TypePrinter(scope: scope).text(type.unwrapped ?? type)
    var rest = expression[...]
    if rest.hasPrefix(spelling) { rest = rest.dropFirst(spelling.count) }
    if rest.hasPrefix(".init(") { rest = rest.dropFirst(".init".count) }
    let isNamed = expression.hasPrefix(spelling) || expression.hasPrefix(".")
    if rest == "()" { return isNamed && isMadeOfNothing(symbol) }
    guard rest.first == ".", symbol.kind.identifier == "swift.enum" else { return false }
    let name = String(rest.dropFirst())
    return scope.index.members(of: id).contains {
      $0.kind.identifier == "swift.enum.case" && $0.pathComponents.last == name
    }
  }

  /// Whether a type has an `init()` that can be called from where the fixture stands.
  private func isMadeOfNothing(_ symbol: SymbolGraph.Symbol) -> Bool {
    scope.index.members(of: symbol.identifier.precise).contains { member in
      guard member.kind.identifier == "swift.init", member.pathComponents.last == "init()",
        let module = scope.index.module(of: symbol.identifier.precise),
        reader.reaches(member, in: module),
        let declaration = try? scope.declaration(of: member)
      else { return false }
      return !declaration.isAsync && declaration.effect == .none && !declaration.isFailable
        && !declaration.attributes.contains { scope.isGlobalActor($0) == true }
    }
  }
}
