/// Reads declarations from the tokens of a symbol graph.
struct DeclarationParser {
  /// What is thrown for a declaration that the parser doesn't know.
  typealias Failure = TypeParser.Failure

  /// The parser of types, which holds the tokens that are left.
  private var parser: TypeParser

  private init(_ tokens: [Token]) {
    parser = TypeParser(tokens)
  }

  /// Parses one declaration.
  ///
  /// Nothing may be left after it.
  ///
  /// - Throws: A failure with the token that no rule has a place for.
  static func parse(_ tokens: [Token]) throws(Failure) -> DeclarationSyntax {
    var parser = DeclarationParser(tokens)
    return try parser.declaration()
  }

  /// A declaration from its attributes to its accessors.
  private mutating func declaration() throws(Failure) -> DeclarationSyntax {
    var declaration = DeclarationSyntax(keyword: .other)
    try introducer(&declaration)
    switch declaration.keyword {
    case .function, .initializer, .subscript:
      if declaration.keyword == .function { declaration.name = try parser.takeToken().text }
      if declaration.keyword == .initializer { declaration.isFailable = parser.take("?") || parser.take("!") }
      declaration.genericParameters = try genericParameters()
      declaration.parameters = try parameters(areLabeled: declaration.keyword != .subscript)
      declaration.isAsync = parser.take("async") || parser.take("reasync")
      declaration.effect = try parser.throwing()
      if parser.take("->") {
        declaration.sends = parser.take("sending")
        declaration.type = try parser.type()
      }
    case .variable:
      declaration.name = try parser.takeToken().text
      try parser.expect(":")
      declaration.type = try parser.type()
    case .associatedType, .alias, .protocol:
      declaration.name = try parser.takeToken().text.filter { $0 != "`" }
      declaration.genericParameters = try genericParameters()
      if parser.take(":") { declaration.inherited = try types() }
      if parser.take("=") { declaration.underlyingType = try parser.type() }
    case .other:
      break
    }
    if parser.take("where") { declaration.constraints = try constraints() }
    if parser.take("{") { try accessors(&declaration) }
    if let next = parser.next { throw Failure(unexpected: next) }
    return declaration
  }

  /// The attributes and modifiers, up to the keyword.
  ///
  /// Whatever isn't a keyword of a known kind of declaration is taken for a modifier.
  private mutating func introducer(_ declaration: inout DeclarationSyntax) throws(Failure) {
    while true {
      declaration.attributes += try parser.attributes()
      let word = try parser.takeToken().text
      if let keyword = DeclarationSyntax.Keyword(rawValue: word) {
        declaration.keyword = keyword
        return
      }
      declaration.modifiers.append(word)
    }
  }

  /// The type parameters, after their `<`.
  ///
  /// For example, `<T, each U, let count: Int>`.
  private mutating func genericParameters() throws(Failure) -> [DeclarationSyntax.GenericParameter] {
    guard parser.take("<") else { return [] }
    var parameters: [DeclarationSyntax.GenericParameter] = []
    while !parser.take(">") {
      var introducer: String?
      if parser.isAt("each") || parser.isAt("let") { introducer = try parser.takeToken().text }
      let name = try parser.takeToken().text.filter { $0 != "`" }
      var parameter = DeclarationSyntax.GenericParameter(name: name, introducer: introducer)
      if parser.take(":") { parameter.type = try parser.type() }
      parameters.append(parameter)
      _ = parser.take(",")
    }
    return parameters
  }

  /// The parameters, after their parenthesis.
  ///
  /// In a subscript, one name alone is no label; in a function it is both label and name.
  private mutating func parameters(areLabeled: Bool) throws(Failure) -> [DeclarationSyntax.Parameter] {
    try parser.expect("(")
    var parameters: [DeclarationSyntax.Parameter] = []
    while !parser.take(")") {
      let attributes = try parser.attributes()
      let first = try parser.takeToken()
      var label: String? = first.text
      var name: String? = first.text
      if parser.take(":") {
        if !areLabeled { label = nil }
      } else {
        name = try parser.takeToken().text
        try parser.expect(":")
      }
      if label == "_" { label = nil }
      if name == "_" { name = nil }
      let type = try parser.passedType()
      parameters.append(DeclarationSyntax.Parameter(attributes: attributes, label: label, name: name, type: type))
      _ = parser.take(",")
    }
    return parameters
  }

  /// Types with commas between them.
  private mutating func types() throws(Failure) -> [TypeSyntax] {
    var types = [try parser.type()]
    while parser.take(",") { types.append(try parser.type()) }
    return types
  }

  /// The conditions, after `where`.
  private mutating func constraints() throws(Failure) -> [DeclarationSyntax.Constraint] {
    var constraints: [DeclarationSyntax.Constraint] = []
    repeat {
      let isRepeated = parser.take("repeat")
      let subject = try parser.type()
      let relation = try parser.takeToken().text
      guard relation == ":" || relation == "==" else { throw Failure(unexpected: relation) }
      constraints.append(
        DeclarationSyntax.Constraint(
          subject: subject, relation: relation, object: try parser.type(), isRepeated: isRepeated))
    } while parser.take(",")
    return constraints
  }

  /// What stands in the braces: `get`, `set` and their effects.
  ///
  /// Words such as `mutating` are accepted and skipped.
  private mutating func accessors(_ declaration: inout DeclarationSyntax) throws(Failure) {
    declaration.hasAccessors = true
    while !parser.take("}") {
      switch try parser.takeToken().text {
      case "get":
        declaration.isAsync = parser.take("async")
        declaration.effect = try parser.throwing()
      case "set", "_modify", "modify", "mutate", "yielding": declaration.hasSetter = true
      case "mutating", "nonmutating", "borrowing", "consuming", "_read", "read", "borrow", "__consuming": break
      case let word: throw Failure(unexpected: word)
      }
    }
  }
}
