/// Initializers: recorded in the new mock, and in the mock of its class where a stub can make them fail.
extension RequirementRenderer {
  /// An initializer of the protocol.
  ///
  /// - Throws: An `Unmockable` for an actor's that takes what can't be sent to the new actor, and for that of a subclass whose
  ///   superclass needs arguments.
  func initializer(
    _ requirement: Requirement, _ parameters: [String], _ arguments: [ArgumentRenderer.Argument]
  ) throws(Unmockable) -> [String] {
    let declaration = requirement.declaration
    if shape.kind == .actor, !declaration.isAsync, !takesSendableOnly(stated(requirement)) {
      throw Unmockable(
        "asks an actor for \(requirement.title), and what it takes can't be sent to one; make that Sendable, or write its "
          + "mock by hand, with @preconcurrency before the protocol's name", at: requirement.place)
    }
    if let superclass = model.superclass {
      if !superclass.initializers(in: scope).isEmpty, superclass.plainInitializer(in: scope) == nil {
        throw Unmockable(
          "asks a subclass of \(superclass.symbol.fullName) for \(requirement.title), and that class has no init() with "
            + "which a mock could begin; give it one, or write the mock by hand", at: requirement.place)
      }
    }
    var words = introducers(requirement)
    if !shape.isFinal { words.append("required") }
    if overridesInit(requirement) { words.append("override") }
    let canFail = requirement.canFail
    words.append("init\(canFail && declaration.isFailable ? "?" : "")\(generics(declaration))(")
    var body = arguments.flatMap(\.preparation)
    var arguments = arguments
    if canFail {
      // Recorded twice, but taken once.
      for position in arguments.indices where !arguments[position].expression.isIdentifier {
        guard arguments[position].preparation.isEmpty else { continue }
        let variable = declaration.freeName("argument\(position + 1)")
        body.append(take(&arguments[position], into: variable, of: declaration.parameters[position]))
      }
    }
    let expressions = arguments.map(\.expression)
    if shape.inheritsInit { body.append("super.init()") }
    let mark = isUnsafe(declaration, arguments) ? "unsafe " : ""
    if !parameters.isEmpty {
      let items = [".\(requirement.caseName)", "args: \(expressions[0])"] + expressions.dropFirst()
      body += SourceLines.call("\(mark)_onMethod(", items, indent: 4)
      if canFail { body += failure(requirement, expressions, mark) }
    }
    // One that returns nil throws nothing, but then the compiler may infer that an associated type is Never.
    let mayThrow = canFail && (!declaration.isFailable || declaration.effect.error != nil)
    let effect = mayThrow ? witnessEffect(declaration).map { " " + $0 } ?? "" : ""
    return SourceLines.declaration(
      SourceLines.head(
        words.joined(separator: " "), parameters,
        // The compiler fails on an actor's initializer that doesn't wait where its protocol's may.
        (shape.kind == .actor && declaration.isAsync ? ") async" : ")") + effect + whereClause(declaration), indent: 2),
      body: body, indent: 2)
  }

  /// The lines with which a stub makes an initializer fail: an error that is thrown, or nil.
  func failure(_ requirement: Requirement, _ expressions: [String], _ mark: String) -> [String] {
    let declaration = requirement.declaration
    let items = ["args: \(expressions[0])"] + expressions.dropFirst()
    if declaration.isFailable {
      let call = ["let made: Void? = \(mark)Self.staticMock._onMethod("]
      return SourceLines.call(call[0], [".\(requirement.caseName)", "defaultReturn: ()"] + items, indent: 4)
        + ["if made == nil { return nil }"]
    }
    let error = declaration.effect.error.map { ["throwing: \(printer.text(.metatype($0, "self")))"] } ?? []
    return SourceLines.call(
      "try \(mark)Self.staticMock._onThrowingMethod(", [".\(requirement.caseName)"] + error + items, indent: 4)
  }

  /// Whether it is the `init()` that the superclass has already.
  func overridesInit(_ requirement: Requirement) -> Bool {
    requirement.declaration.keyword == .initializer && requirement.declaration.parameters.isEmpty && shape.inheritsInit
  }
}
