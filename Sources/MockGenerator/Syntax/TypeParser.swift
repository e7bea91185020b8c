/// Reads types from tokens.
struct TypeParser {
  /// The token at which the text is no type that the parser knows.
  struct Failure: Error {
    /// The text of the token, or `the end`.
    var unexpected: String
  }

  /// The tokens that are still to be read.
  var tokens: ArraySlice<Token>

  /// Starts at the first of some tokens.
  init(_ tokens: [Token]) {
    self.tokens = tokens[...]
  }

  /// Words before the type of a parameter that say how it is passed.
  static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "__guaranteed",
  ]

  // MARK: Tokens

  /// The next token's text; nil at the end.
  var next: String? { tokens.first?.text }

  /// Whether the next token is a certain one.
  func isAt(_ text: String) -> Bool { tokens.first?.text == text }

  /// Takes a certain token, if it is the next one.
  ///
  /// The answer says whether it did.
  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    tokens.removeFirst()
    return true
  }

  /// Takes a token that must come.
  mutating func expect(_ text: String) throws(Failure) {
    guard take(text) else { throw Failure(unexpected: next ?? "the end") }
  }

  /// Takes whatever comes; at the end, that is a failure.
  mutating func takeToken() throws(Failure) -> Token {
    guard let token = tokens.popFirst() else { throw Failure(unexpected: "the end") }
    return token
  }

  // MARK: Attributes

  /// Attributes, among them those that are written without an `@`.
  mutating func attributes() throws(Failure) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while true {
      if isAt("nonisolated"), tokens.dropFirst().first?.text == "(" {
        let name = try takeToken().text
        attributes.append(AttributeSyntax(name: name, arguments: try parenthesized(), isBare: true))
      } else if take("@") {
        attributes.append(try attribute())
      } else {
        return attributes
      }
    }
  }

  /// One attribute, with what stands in its parentheses as it is.
  private mutating func attribute() throws(Failure) -> AttributeSyntax {
    let token = try takeToken()
    var attribute = AttributeSyntax(name: token.text, id: token.id)
    while isAt("."), tokens.count > 1 {
      tokens.removeFirst()
      let token = try takeToken()
      attribute.name += "." + token.text
      attribute.id = token.id ?? attribute.id
    }
    if isAt("("), ["convention", "isolated", "_spi", "objc", "available", "_lifetime"].contains(attribute.name) {
      attribute.arguments = try parenthesized()
    }
    return attribute
  }

  /// Everything up to the parenthesis that closes the next one, as text.
  ///
  /// The text has both parentheses, such as `(c)`, and no spaces.
  private mutating func parenthesized() throws(Failure) -> String {
    var text = ""
    var depth = 0
    repeat {
      let token = try takeToken()
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      text += token.text
    } while depth > 0
    return text
  }

  // MARK: Types

  /// The type of a parameter: specifiers and attributes in any order, a type, and perhaps an ellipsis.
  ///
  /// The specifiers are sorted, since the two kinds of graph have them in different orders.
  ///
  /// Attributes that belong to a closure itself, and not to how it is passed, move into its type.
  mutating func passedType() throws(Failure) -> TypeSyntax.PassedType {
    var attributes: [AttributeSyntax] = []
    var specifiers: [String] = []
    while true {
      attributes += try self.attributes()
      guard let word = next, Self.specifiers.contains(word) else { break }
      specifiers.append(try takeToken().text)
    }
    var type = try self.type()
    if !attributes.isEmpty, case .function(var function) = type, function.attributes.isEmpty {
      let outer = attributes.filter { ["escaping", "autoclosure"].contains($0.name) }
      function.attributes = attributes.filter { !outer.contains($0) }
      attributes = outer
      type = .function(function)
    }
    return TypeSyntax.PassedType(
      attributes: attributes, specifiers: specifiers.sorted(), type: type, isVariadic: take("..."))
  }

  /// A type of any kind.
  mutating func type() throws(Failure) -> TypeSyntax {
    if take("some") { return .opaque(try composition()) }
    if take("any") { return .existential(try composition()) }
    if take("repeat") { return .packExpansion(try type()) }
    if isAt("@") || (isAt("nonisolated") && tokens.dropFirst().first?.text == "(") {
      let attributes = try attributes()
      guard case .function(var function) = try type() else { throw Failure(unexpected: "@" + attributes[0].name) }
      function.attributes = attributes + function.attributes
      return .function(function)
    }
    return try composition()
  }

  /// One type, or several with `&` between them.
  private mutating func composition() throws(Failure) -> TypeSyntax {
    let first = try simpleType()
    guard isAt("&") else { return first }
    var types = [first]
    while take("&") { types.append(try simpleType()) }
    return .composition(types)
  }

  /// A type that may stand within a composition.
  private mutating func simpleType() throws(Failure) -> TypeSyntax {
    if take("~") { return .suppressed(try simpleType()) }
    if take("each") { return .packElement(try simpleType()) }
    if take("any") { return .existential(try simpleType()) }
    if take("some") { return .opaque(try simpleType()) }
    return try postfix(try primary())
  }

  /// What may follow a type: `?`, `!`, a member, `.Type`.
  private mutating func postfix(_ primary: TypeSyntax) throws(Failure) -> TypeSyntax {
    var type = primary
    while true {
      if take("?") {
        type = .optional(type)
      } else if take("!") {
        type = .implicitlyUnwrapped(type)
      } else if isAt("."), tokens.count > 1 {
        tokens.removeFirst()
        let token = try takeToken()
        if token.id == nil, token.text == "Type" || token.text == "Protocol" {
          type = .metatype(type, token.text)
        } else {
          let name = TypeSyntax.NameSyntax(text: token.text, id: token.id, arguments: try arguments())
          if case .named(let names) = type { type = .named(names + [name]) } else { type = .member(type, name) }
        }
      } else {
        return type
      }
    }
  }

  /// A name, or a type in brackets or parentheses.
  private mutating func primary() throws(Failure) -> TypeSyntax {
    if isAt("(") { return try tupleOrFunction() }
    if take("[") {
      if tokens.count > 1, tokens[tokens.startIndex + 1].text == "of" { return try inlineArray() }
      let element = try type()
      if take(":") {
        let value = try type()
        try expect("]")
        return .dictionary(element, value)
      }
      try expect("]")
      return .array(element)
    }
    let token = try takeToken()
    guard token.role == .word else { throw Failure(unexpected: token.text) }
    let name = TypeSyntax.NameSyntax(text: token.text, id: token.id, arguments: try arguments())
    return TypeSyntax.named([name]).sugared
  }

  /// The arguments of a generic type, which may be numbers.
  private mutating func arguments() throws(Failure) -> [TypeSyntax] {
    guard take("<") else { return [] }
    var arguments: [TypeSyntax] = []
    while !take(">") {
      if take("-") {
        arguments.append(.named("-" + (try takeToken().text)))
      } else {
        arguments.append(try type())
      }
      _ = take(",")
    }
    return arguments
  }

  /// `4 of Int]` as `InlineArray<4, Int>`, which is what other graphs print for it.
  private mutating func inlineArray() throws(Failure) -> TypeSyntax {
    let count = try type()
    try expect("of")
    let element = try type()
    try expect("]")
    return .named("InlineArray", id: "s:s11InlineArrayV", [count, element])
  }

  /// What starts with a parenthesis: only an arrow, or an effect before one, tells a function from a tuple.
  private mutating func tupleOrFunction() throws(Failure) -> TypeSyntax {
    try expect("(")
    var parameters: [TypeSyntax.PassedType] = []
    while !take(")") {
      var label: String?
      if tokens.count > 1, tokens[tokens.startIndex + 1].text == ":" {
        label = try takeToken().text
        tokens.removeFirst()
      } else if tokens.count > 2, isAt("_"), tokens[tokens.startIndex + 2].text == ":" {
        tokens.removeFirst()
        label = "_ " + (try takeToken().text)
        tokens.removeFirst()
      }
      var parameter = try passedType()
      parameter.label = label
      parameters.append(parameter)
      _ = take(",")
    }
    let isAsync = take("async")
    let effect = try throwing()
    guard take("->") else {
      guard !isAsync, effect == .none else { throw Failure(unexpected: next ?? "the end") }
      if parameters.count == 1, parameters[0].label == nil {
        if case .packExpansion = parameters[0].type {} else { return parameters[0].type }
      }
      return .tuple(parameters.map { TypeSyntax.TupleElement(label: $0.label, type: $0.type) })
    }
    let sends = take("sending")
    return .function(
      TypeSyntax.FunctionSyntax(
        parameters: parameters, isAsync: isAsync, effect: effect, sends: sends, result: try type()))
  }

  /// `throws`, with a type or without, or `rethrows`.
  mutating func throwing() throws(Failure) -> ThrowingSyntax {
    if take("rethrows") { return .rethrows }
    guard take("throws") else { return .none }
    guard take("(") else { return .any }
    let error = try type()
    try expect(")")
    return .typed(error)
  }
}
