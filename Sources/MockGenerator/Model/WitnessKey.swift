extension Requirement {
  /// What distinguishes the witness of a requirement from others in a class.
  var witnessKey: String {
    let declaration = declaration.withNumberedGenerics
    let parameters = declaration.parameters.map { "\($0.label ?? "_"):\($0.type.key)" }
    switch declaration.keyword {
    case .variable:
      return "\(isStatic) var \(declaration.name)"
    default:
      let generics = declaration.genericParameters.map { $0.introducer ?? "" }
      let constraints = declaration.constraints.map { "\($0.subject.key)\($0.relation)\($0.object.key)" }.sorted()
      let words = [
        "\(isStatic)", declaration.keyword.rawValue, declaration.name, fixity ?? "", "\(generics)", "\(parameters)",
        "\(constraints)", declaration.keyword == .initializer ? "" : declaration.type.key,
        declaration.keyword == .function && declaration.isAsync ? "async" : "",
      ]
      return words.joined(separator: " ")
    }
  }
}

extension DeclarationSyntax {
  /// The declaration with its type parameters called by number, so that their names make no difference.
  var withNumberedGenerics: DeclarationSyntax {
    guard !genericParameters.isEmpty else { return self }
    let numbers = Dictionary(
      genericParameters.enumerated().map { ($1.name, "$\($0)") }, uniquingKeysWith: { first, _ in first })
    func numbered(_ type: TypeSyntax) -> TypeSyntax {
      let type = type.map(numbered)
      guard case .named(var names) = type, let number = numbers[names[0].text] else { return type }
      names[0].text = number
      return .named(names)
    }
    var declaration = self
    for position in parameters.indices {
      declaration.parameters[position].type.type = numbered(parameters[position].type.type)
    }
    declaration.type = numbered(type)
    for position in constraints.indices {
      declaration.constraints[position].subject = numbered(constraints[position].subject)
      declaration.constraints[position].object = numbered(constraints[position].object)
    }
    return declaration
  }

  /// Whether the conforming type itself, not only its associated types, stands in the declaration.
  func mentionsSelf(besides associatedTypes: [String]) -> Bool {
    let types = parameters.map(\.type.type) + [type] + constraints.flatMap { [$0.subject, $0.object] }
    return types.contains { type in
      type.contains { part in
        guard case .named(let names) = part, names[0].text == "Self" else { return false }
        return names.count == 1 || !associatedTypes.contains(names[1].text)
      }
    }
  }
}

extension TypeSyntax {
  /// The type without precise identifiers, so that types from different graphs compare by their names.
  var withoutIDs: TypeSyntax {
    let type = map(\.withoutIDs)
    switch type {
    case .named(let names):
      return .named(
        names.map { name in
          var name = name
          name.id = nil
          return name
        })
    default: return type
    }
  }

  /// A text that is the same for the same type, whatever graph it comes from.
  var key: String {
    switch self {
    case .named(let names): return names.map(Self.key).joined(separator: ".")
    case .member(let base, let name): return base.key + "." + Self.key(name)
    case .function(let function):
      let parameters = function.parameters.map { $0.key }.joined(separator: ",")
      return "(\(parameters))\(function.isAsync ? "async" : "")->" + function.result.key
    case .tuple(let elements):
      return "(" + elements.map { ($0.label ?? "") + ":" + $0.type.key }.joined(separator: ",") + ")"
    case .array(let element): return "[\(element.key)]"
    case .dictionary(let key, let value): return "[\(key.key):\(value.key)]"
    case .optional(let type), .implicitlyUnwrapped(let type): return type.key + "?"
    case .composition(let types): return types.map(\.key).sorted().joined(separator: "&")
    case .existential(let type): return "any " + type.key
    case .opaque(let type): return "some " + type.key
    case .metatype(let type, let kind): return "\(type.key).\(kind)"
    case .packExpansion(let type): return "repeat " + type.key
    case .packElement(let type): return "each " + type.key
    case .suppressed(let type): return "~" + type.key
    }
  }

  private static func key(_ name: NameSyntax) -> String {
    name.arguments.isEmpty ? name.text : "\(name.text)<\(name.arguments.map(\.key).joined(separator: ","))>"
  }
}

extension TypeSyntax.PassedType {
  var key: String { "\(specifiers.filter { $0 == "inout" })\(type.key)\(isVariadic)" }
}
