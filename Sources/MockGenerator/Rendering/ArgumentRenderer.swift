/// Decides how a parameter gets into the log.
struct ArgumentRenderer {
  let scope: NameScope

  /// What the mock does with one parameter.
  struct Argument {
    /// The expression in the list of arguments.
    var expression: String
    /// Statements that go before the call.
    var preparation: [String] = []
    /// A sentence for the reader about what is recorded.
    var remark: String?
    /// Whether the expression holds what the parameter was given, as a value of its type.
    var isRecorded = true
    /// Whether the expression asks the parameter for its value, which is possible where the parameter itself is.
    var isTakenFromParameter: Bool { expression.hasPrefix("mockArgument(") || remark != nil }
    /// The type that a typed key gives the argument; nil when there is none.
    var keyType: TypeSyntax?
    /// The closure that the call is made within, because it does not escape; the expression is then its box.
    var body: String?
  }

  /// What the mock does with a parameter: how it comes into the log, what has to happen before the call, and what type its key says.
  ///
  /// Most are recorded as they are: `args: amount`. An `inout` one goes in as a box, and a closure that may not escape
  /// goes in only where it can be lent to a stub.
  ///
  /// - Parameters:
  ///   - name: The name by which the body knows it.
  ///   - declaration: The requirement, which decides what can be lent or copied.
  func argument(_ parameter: DeclarationSyntax.Parameter, named name: String, in declaration: DeclarationSyntax)
    -> Argument
  {
    let passed = parameter.type
    let type = passed.type
    let word = name.escapedName
    if case .packExpansion = type { return Argument(expression: "(repeat each \(word))") }
    if passed.isVariadic { return Argument(expression: word, keyType: .array(type)) }
    if passed.attributes.contains(where: { $0.name == "autoclosure" }) { return autoclosure(passed, word) }
    if let nonescapable = scope.nonescapableType(in: type, of: declaration) {
      return placeholder("a nonescapable \(nonescapable)")
    }
    if passed.specifiers.contains("inout") { return inoutArgument(type, name, declaration) }
    if isNonescapingClosure(passed) {
      return canLend(passed, in: declaration)
        ? Argument(expression: word, keyType: type, body: word) : placeholder("a non-escaping closure")
    }
    // The compiler fails where such a closure becomes an `Any`.
    if type.contains(where: \.isFunctionOfPack) { return placeholder("a closure over a parameter pack") }
    if passed.specifiers.contains(where: { ["borrowing", "consuming", "__owned", "__shared"].contains($0) }) {
      return Argument(expression: "mockArgument(\(word))")
    }
    if scope.isNestedOptional(type) { return Argument(expression: "\(word) as Any?", keyType: type) }
    return Argument(expression: word, keyType: type)
  }

  /// Something that can't be kept leaves its kind in the log, so that the others stay in their places.
  private func placeholder(_ what: String) -> Argument {
    Argument(
      expression: "\(scope.runtime("Unrecorded"))(\"\(what)\")", isRecorded: false,
      keyType: .named(scope.runtime("Unrecorded")))
  }

  /// Whether stubs can be given a closure that does not escape.
  private func canLend(_ passed: TypeSyntax.PassedType, in declaration: DeclarationSyntax) -> Bool {
    guard declaration.keyword == .function, !declaration.sends, let function = scope.function(passed.type) else {
      return false
    }
    // An async method lends by way of a closure that escapes: it can capture no second one that doesn't, and share no box.
    if declaration.isAsync {
      let kept = declaration.parameters.count { isNonescapingClosure($0.type) || $0.type.specifiers.contains("inout") }
      if kept > 1 { return false }
    }
    // The compiler can't lend one that says whose it is, and fails on an escaping closure over a pack.
    return !function.attributes.contains { $0.name == "isolated" } && passed.specifiers.isEmpty
      && !function.takesPack
  }

  /// Whether a parameter is a closure that may be called during the call alone.
  private func isNonescapingClosure(_ passed: TypeSyntax.PassedType) -> Bool {
    if passed.isNonescapingAlias { return true }
    guard let function = scope.function(passed.type) else { return false }
    return !passed.attributes.contains { ["escaping", "autoclosure"].contains($0.name) }
      && !function.attributes.contains { $0.name == "convention" }
  }

  /// A box, which a stub can change; what is in it after the call goes back to the caller.
  private func inoutArgument(_ type: TypeSyntax, _ name: String, _ declaration: DeclarationSyntax) -> Argument {
    if scope.isNoncopyable(type, in: declaration) { return Argument(expression: "mockArgument(\(name.escapedName))") }
    let variable = declaration.freeName(name + "Argument")
    let mark = scope.isUnsafe(type) ? "unsafe " : ""
    return Argument(
      expression: variable,
      preparation: [
        "let \(variable) = \(mark)\(scope.runtime("InoutArgument"))(\(name.escapedName))",
        "defer { \(mark)\(name.escapedName) = \(mark)\(variable).value }",
      ],
      keyType: .named(scope.runtime("InoutArgument"), [type]))
  }

  /// An autoclosure that may escape is recorded as a closure; another one only by what it yields.
  private func autoclosure(_ passed: TypeSyntax.PassedType, _ word: String) -> Argument {
    guard let function = scope.function(passed.type) else { return placeholder("an autoclosure") }
    let isPlain = !function.isAsync && function.effect == .none
    guard passed.attributes.contains(where: { $0.name == "escaping" }) else {
      guard isPlain, function.attributes.isEmpty else { return placeholder("a non-escaping autoclosure") }
      return Argument(
        expression: "\(word)()" + (isSurprising(function.result) ? " as Any?" : ""),
        remark: "Evaluates `\(word.withoutBackticks)`, to record its value.",
        keyType: function.result)
    }
    guard !function.result.contains(where: { if case .opaque = $0 { true } else { false } }) else {
      return Argument(expression: "{ \(word)() }")
    }
    let words = [function.effect == .none ? "" : "try ", function.isAsync ? "await " : ""].joined()
    let closure = TypePrinter(scope: scope).text(.function(function))
    return Argument(expression: "{ \(words)\(word)() } as \(closure)", keyType: .function(function))
  }

  /// Whether the compiler warns of a value of a type that becomes an `Any?`, or a variable, without saying so.
  private func isSurprising(_ type: TypeSyntax) -> Bool {
    scope.isNestedOptional(type) || scope.unaliased(type).isVoid
      || scope.wrapped(type).map(scope.isUninhabited) == true
  }
}

extension DeclarationSyntax {
  /// The name, or one like it that neither a parameter has nor the function that the body calls for some.
  func freeName(_ name: String) -> String {
    let isTaken = name == "mockArgument" || parameters.contains { $0.name?.withoutBackticks == name }
    return isTaken ? freeName(name + "_") : name
  }
}

extension TypeSyntax {
  /// Whether the type is a function over a pack.
  fileprivate var isFunctionOfPack: Bool {
    if case .function(let function) = self { function.takesPack } else { false }
  }
}

extension TypeSyntax.FunctionSyntax {
  /// Whether a pack is among the parameters.
  fileprivate var takesPack: Bool {
    parameters.contains { if case .packExpansion = $0.type { true } else { false } }
  }
}
