/// Puts types into words, for the names of overloads.
struct TypeWords {
  /// The declaration whose type parameters are told by what they conform to.
  var declaration: DeclarationSyntax?
  /// The module whose types need no further word; nil where modules and what closures may do are left out.
  var module: String?

  /// The words of a parameter's type, with what tells it from others that are passed in another way.
  func words(_ passed: TypeSyntax.PassedType) -> String {
    var words = module == nil ? "" : passed.specifiers.filter { $0 != "isolated" }.map(\.capitalized).joined()
    if module != nil, passed.attributes.contains(where: { $0.name == "autoclosure" }) { words += "Autoclosure" }
    return words + self.words(passed.type) + (passed.isVariadic ? "Variadic" : "")
  }

  /// The words of a type as part of an identifier: `[String: Int]` is `IntByString`.
  func words(_ type: TypeSyntax) -> String {
    switch type {
    case .named(let names): return words(names, of: type)
    case .optional(let type), .implicitlyUnwrapped(let type): return "Optional" + words(type)
    case .array(let type): return words(type) + "Array"
    case .dictionary(let key, let value): return words(value) + "By" + words(key)
    case .tuple(let elements):
      return elements.map { ($0.label.map(CaseNames.word)?.capitalized ?? "") + words($0.type) }.joined()
    case .function(let function):
      let words = function.parameters.map { self.words($0.type) } + ["To", self.words(function.result)]
      return details(function) + words.joined()
    case .metatype(let type, _): return words(type) + "Type"
    default: return type.children.map(words).joined()
    }
  }

  /// The words of a name: the last one, with its arguments.
  ///
  /// A type parameter is put into the words of what it conforms to: `T: Hashable` gives `Hashable`. A type of
  /// another module than this one and the standard library gets its module in front, where modules are told.
  private func words(_ names: [TypeSyntax.NameSyntax], of type: TypeSyntax) -> String {
    if let declaration, names.count == 1, names[0].module == nil,
      declaration.genericParameters.contains(where: { $0.name == names[0].text })
    {
      let constraints = declaration.constraints.filter { $0.subject.key == type.key }
      if !constraints.isEmpty { return constraints.map { TypeWords(module: module).words($0.object) }.joined() }
    }
    var words = names.map { CaseNames.word($0.text).capitalized + $0.arguments.map { self.words($0) }.joined() }
    if let module, let own = names[0].module, ![module, "Swift", "_Concurrency"].contains(own) {
      words.insert(CaseNames.word(own), at: 0)
    }
    return words.joined()
  }

  /// What a closure may do, which overloads can differ in.
  private func details(_ function: TypeSyntax.FunctionSyntax) -> String {
    guard module != nil else { return "" }
    var words = function.attributes.filter {
      !$0.isBare && !["isolated", "Sendable", "concurrent"].contains($0.name)
    }.map { attribute in
      attribute.name == "convention" ? "C" : CaseNames.word(attribute.name).capitalized
    }
    if function.isAsync { words.append("Async") }
    switch function.effect {
    case .none: break
    case .any, .rethrows: words.append("Throwing")
    case .typed(let error): words.append("Throwing" + self.words(error))
    }
    return words.joined()
  }
}
