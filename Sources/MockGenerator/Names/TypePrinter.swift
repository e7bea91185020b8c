/// Writes types as Swift source.
struct TypePrinter {
  /// The scope of the place where the types are written.
  let scope: NameScope

  /// A type as source that means the same in the generated file.
  ///
  /// For example, `any P` in an optional is written `(any P)?`.
  func text(_ type: TypeSyntax) -> String {
    switch type {
    case .named(let names): return text(names)
    case .member(let base, let name):
      let arguments = name.arguments.map(text).joined(separator: ", ")
      return "\(operand(base)).\(name.text.escapedTypeMember)" + (arguments.isEmpty ? "" : "<\(arguments)>")
    case .optional(let type): return operand(type) + "?"
    case .implicitlyUnwrapped(let type): return operand(type) + "!"
    case .array(let element): return "[\(text(element))]"
    case .dictionary(let key, let value): return "[\(text(key)): \(text(value))]"
    case .tuple(let elements):
      if elements.isEmpty { return scope.isVoidHidden ? "()" : "Void" }
      return "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }.joined(separator: ", ")))"
    case .function(let function): return text(function)
    case .composition(let types): return types.map(operand).joined(separator: " & ")
    case .existential(let type): return "any \(text(type))"
    case .opaque(let type): return "some \(text(type))"
    case .metatype(let type, let kind): return "\(operand(type)).\(kind)"
    case .packExpansion(let type): return "repeat \(text(type))"
    case .packElement(let type): return "each \(text(type))"
    case .suppressed(let type): return "~\(text(type))"
    }
  }

  /// The type of a parameter with its attributes and specifiers, in the order that the compiler accepts.
  func text(_ type: TypeSyntax.PassedType) -> String {
    // What is written without an `@` comes first, also where it belongs to the closure itself.
    var inner = type.type
    var words: [String] = []
    if case .function(var function) = inner {
      words = function.attributes.filter(\.isBare).map(text)
      function.attributes.removeAll(where: \.isBare)
      inner = .function(function)
    }
    words += type.specifiers + type.attributes.map(text)
    return (words + [text(inner)]).joined(separator: " ") + (type.isVariadic ? "..." : "")
  }

  /// An attribute with its name as it must be written here: a global actor may need its module.
  func text(_ attribute: AttributeSyntax) -> String {
    var name = attribute.name
    if let id = attribute.id {
      let (module, path) = scope.origin(of: id, spelled: name)
      name = scope.written(path, of: module)
    }
    return (attribute.isBare ? "" : "@") + name + attribute.arguments
  }

  /// What a function throws, or nil where it throws nothing.
  func text(_ effect: ThrowingSyntax) -> String? {
    switch effect {
    case .none: return nil
    case .any: return "throws"
    case .typed(let error): return "throws(\(text(error)))"
    case .rethrows: return "rethrows"
    }
  }

  /// A function type; the parentheses that it may need are for who puts it into another type.
  private func text(_ function: TypeSyntax.FunctionSyntax) -> String {
    var parameters = function.parameters.map { ($0.label.map { "\($0): " } ?? "") + text($0) }
    // The compiler takes a list that is `(Void)` alone for a mistake.
    if parameters == ["Void"] { parameters = ["()"] }
    var words = function.attributes.map(text)
    words.append("(\(parameters.joined(separator: ", ")))")
    if function.isAsync { words.append("async") }
    if let effect = text(function.effect) { words.append(effect) }
    words.append("->")
    if function.sends { words.append("sending") }
    words.append(text(function.result))
    return words.joined(separator: " ")
  }

  /// A name with the types that contain it; only the first part can need a module.
  private func text(_ names: [TypeSyntax.NameSyntax]) -> String {
    names.enumerated().map { position, name in
      let arguments = name.arguments.map(text).joined(separator: ", ")
      let word = position == 0 ? scope.written(name.text, of: name.module) : name.text.escapedTypeMember
      return word + (arguments.isEmpty ? "" : "<\(arguments)>")
    }.joined(separator: ".")
  }

  /// The type in parentheses if it needs them before a `?` or a `.`, or within a composition.
  ///
  /// An optional function is `(() -> Void)?`, since `() -> Void?` is a function with an optional result.
  private func operand(_ type: TypeSyntax) -> String {
    switch type {
    case .function, .existential, .opaque, .composition, .packElement, .packExpansion: return "(\(text(type)))"
    default: return text(type)
    }
  }

  /// The modules that have to be imported for a type.
  ///
  /// Modules that need no import are among them; the caller leaves those out.
  func modules(of type: TypeSyntax) -> Set<String> {
    var modules: Set<String> = []
    if case .named(let names) = type {
      for name in names {
        if let module = name.module { modules.insert(module) }
        guard let id = name.id, !id.hasSuffix("mfp"), !id.hasSuffix("Qa") else { continue }
        // A type nested in another module's type may be one of its own module.
        if let module = scope.moduleDeclaring(id) { modules.insert(module) }
      }
    }
    if case .function(let function) = type {
      for attribute in function.attributes + function.parameters.flatMap(\.attributes) {
        if let id = attribute.id, let module = scope.origin(of: id, spelled: attribute.name).module {
          modules.insert(module)
        }
      }
    }
    for child in type.children { modules.formUnion(self.modules(of: child)) }
    return modules
  }
}

extension TypePrinter {
  /// A constraint as it is written in a list of constraints.
  ///
  /// For example, `T: Sendable` or `T.Element == Int`.
  func text(_ constraint: DeclarationSyntax.Constraint) -> String {
    constraint.relation == ":"
      ? "\(text(constraint.subject)): \(text(constraint.object))"
      : "\(text(constraint.subject)) == \(text(constraint.object))"
  }
}
