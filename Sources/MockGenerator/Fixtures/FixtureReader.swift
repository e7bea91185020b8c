/// Reads what values of a type can be made with from the symbol graph.
struct FixtureReader {
  let scope: NameScope
  let access: AccessLevel

  /// The type; nil if it is of no kind that has fixtures, or can't be named from where fixtures stand.
  func type(_ id: String) -> FixtureType? {
    guard let symbol = scope.index[id], let module = scope.index.module(of: id), reaches(symbol, in: module),
      !scope.index.isSPI(id)
    else { return nil }
    switch symbol.kind.identifier {
    case "swift.enum": return FixtureType(symbol: symbol, module: module, makers: cases(of: symbol))
    case "swift.struct", "swift.class", "swift.actor":
      return FixtureType(symbol: symbol, module: module, makers: initializer(of: symbol, module).map { [$0] } ?? [])
    default: return nil
    }
  }

  /// Whether fixtures may mention a symbol: internal ones of the module under test alone, which is imported `@testable`.
  func reaches(_ symbol: SymbolGraph.Symbol, in module: String) -> Bool {
    switch symbol.accessLevel {
    case "public", "open": return true
    case "package": return access != .public && module == scope.index.module
    case "internal": return access == .internal && module == scope.index.module
    default: return false
    }
  }

  // MARK: Initializers

  /// The widest that needs neither `try` nor `await` nor a check for nil; without one, the widest that fails least.
  private func initializer(of type: SymbolGraph.Symbol, _ module: String) -> FixtureMaker? {
    let members = scope.index.members(of: type.identifier.precise)
    let lazyNames = Set(members.filter(isLazy).compactMap(\.pathComponents.last))
    let initializers = members.filter {
      $0.kind.identifier == "swift.init" && reaches($0, in: module) && !isConstrained($0, of: type)
    }
    let makers = initializers.compactMap { symbol in
      maker(symbol, of: type, lazyNames).map { (maker: $0, place: SourceOrder(symbol, in: type)) }
    }
    return makers.min { one, other in
      let (rank, otherRank) = (rank(one.maker), rank(other.maker))
      if rank != otherRank { return rank < otherRank }
      let (count, otherCount) = (one.maker.parameters.count, other.maker.parameters.count)
      return count == otherCount ? one.place < other.place : count > otherCount
    }?.maker
  }

  /// How much a caller has to do beside naming the arguments.
  private func rank(_ maker: FixtureMaker) -> Int {
    (maker.declaration.isFailable ? 1 : 0) + (maker.declaration.effect == .none ? 0 : 2)
      + (maker.declaration.isAsync ? 4 : 0)
  }

  /// An initializer as a way to make values; nil where a fixture couldn't call it.
  private func maker(
    _ symbol: SymbolGraph.Symbol, of type: SymbolGraph.Symbol, _ lazyNames: Set<String>
  ) -> FixtureMaker? {
    guard let (declaration, defaults) = declaration(of: symbol), !isForCoders(declaration), !isDiscouraged(symbol)
    else { return nil }
    // What the compiler writes itself has the place of the type, or none.
    let isImplicit = symbol.location == nil || symbol.location == type.location
    var parameters: [FixtureParameter] = []
    for (position, parameter) in declaration.parameters.enumerated() {
      guard isForwardable(parameter.type), !parameter.type.type.identifiers.contains(where: scope.index.isSPI) else {
        return nil
      }
      var fixture = FixtureParameter(
        label: parameter.label, name: parameter.name, type: parameter.type, sourceDefault: defaults[position])
      let isMagic = fixture.sourceDefault?.hasPrefix("#") ?? false
      let isLazy = isImplicit && parameter.label.map(lazyNames.contains) ?? false
      fixture.isLeftOut = parameter.type.isVariadic || isMagic || isLazy
      parameters.append(fixture)
    }
    return FixtureMaker(
      kind: .initializer, declaration: declaration, parameters: parameters,
      globalActor: declaration.attributes.first { scope.isGlobalActor($0) == true },
      isPublic: ["public", "open"].contains(symbol.accessLevel))
  }

  /// A declaration without the defaults of its parameters, and these by position: the parser of declarations knows none.
  private func declaration(of symbol: SymbolGraph.Symbol) -> (DeclarationSyntax, [Int: String])? {
    let split = ParameterDefaults(symbol.declarationFragments ?? [])
    guard let declaration = try? scope.declaration(of: split.fragments) else { return nil }
    return (declaration, split.defaults)
  }

  /// `init(from:)` and its like read a value, and have no use for one that a test makes up.
  private func isForCoders(_ declaration: DeclarationSyntax) -> Bool {
    declaration.parameters.contains { parameter in
      parameter.type.type.contains { part in
        guard case .named(let names) = part else { return false }
        return ["Decoder", "NSCoder"].contains(names.last?.text)
      }
    }
  }

  /// Whether nobody is to call an initializer: it is SPI, deprecated or unavailable.
  private func isDiscouraged(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.spi == true
      || (symbol.availability ?? []).contains { item in
        item.isUnconditionallyDeprecated == true || item.isUnconditionallyUnavailable == true
          || item.deprecated != nil || item.obsoleted != nil
      }
  }

  /// A fixture is a function, and hands on what it gets.
  private func isForwardable(_ type: TypeSyntax.PassedType) -> Bool {
    if type.specifiers.contains(where: { ["inout", "isolated", "sending", "borrowing", "__shared"].contains($0) }) {
      return false
    }
    return scope.nonescapableType(in: type.type) == nil
      && !type.type.contains { part in
        switch part {
        case .packExpansion, .packElement: return true
        default: return false
        }
      }
  }

  /// Whether a property is lazy, and so a parameter of the implicit initializer that is better left out.
  private func isLazy(_ symbol: SymbolGraph.Symbol) -> Bool {
    (symbol.declarationFragments ?? []).contains { $0.kind == "keyword" && $0.spelling == "lazy" }
  }

  /// Whether an initializer stands in an extension that asks for more than the type does.
  private func isConstrained(_ symbol: SymbolGraph.Symbol, of type: SymbolGraph.Symbol) -> Bool {
    let own = type.swiftGenerics?.constraints ?? []
    return (symbol.swiftExtension?.constraints ?? []).contains { !own.contains($0) }
  }

  // MARK: Cases

  /// The cases of an enum, those without values first.
  private func cases(of type: SymbolGraph.Symbol) -> [FixtureMaker] {
    let cases = scope.index.members(of: type.identifier.precise).filter { $0.kind.identifier == "swift.enum.case" }
    let makers = cases.sorted { SourceOrder($0, in: type) < SourceOrder($1, in: type) }.compactMap(maker)
    // The first case without a payload is the first choice.
    return makers.filter(\.parameters.isEmpty) + makers.filter { !$0.parameters.isEmpty }
  }

  /// A case of an enum as a way to make values.
  private func maker(_ symbol: SymbolGraph.Symbol) -> FixtureMaker? {
    guard !isDiscouraged(symbol) else { return nil }
    let split = ParameterDefaults(symbol.declarationFragments ?? [])
    guard let (name, values) = try? EnumCaseParser.parse(Token.tokens(of: split.fragments)) else { return nil }
    guard values.allSatisfy({ isForwardable($0.type) && !$0.type.type.identifiers.contains(where: scope.index.isSPI) })
    else { return nil }
    let parameters = values.enumerated().map { position, value in
      var value = value
      value.type = TypeResolver(scope: scope).resolved(value.type)
      // What a case stores needs no `@escaping` there; as a parameter it does.
      if scope.function(value.type.type) != nil { value.type.attributes.append(AttributeSyntax(name: "escaping")) }
      return FixtureParameter(
        label: value.label, name: value.label, type: value.type, sourceDefault: split.defaults[position])
    }
    return FixtureMaker(
      kind: .enumCase(name), declaration: DeclarationSyntax(keyword: .other), parameters: parameters,
      isPublic: ["public", "open"].contains(symbol.accessLevel))
  }
}

/// Reads the case of an enum, which is declared as no function is.
private struct EnumCaseParser {
  /// The name of a case and what it holds.
  static func parse(
    _ tokens: [Token]
  ) throws(TypeParser.Failure) -> (name: String, values: [(label: String?, type: TypeSyntax.PassedType)]) {
    var parser = TypeParser(tokens)
    while !parser.take("case") { _ = try parser.takeToken() }
    let name = try parser.takeToken().text
    var values: [(label: String?, type: TypeSyntax.PassedType)] = []
    guard parser.take("(") else { return (name, []) }
    while !parser.take(")") {
      var label: String?
      if parser.tokens.first?.role == .label {
        label = try parser.takeToken().text
        if parser.tokens.first?.role == .innerName { _ = try parser.takeToken() }
        try parser.expect(":")
      }
      values.append((label == "_" ? nil : label, try parser.passedType()))
      _ = parser.take(",")
    }
    return (name, values)
  }
}
