extension TypeSyntax {
  /// A text that is the same for types that a class can't tell apart in two overloads, whatever graph they come from.
  ///
  /// `Int?` and `Int!` have one key, as have `A & B` and `B & A`.
  var key: String {
    switch self {
    case .named(let names): return names.map(Self.key).joined(separator: ".")
    case .member(let base, let name): return base.key + "." + Self.key(name)
    case .function(let function): return function.key
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

  /// A name by what it means: its identifier where it has one.
  private static func key(_ name: NameSyntax) -> String {
    // The generator's own table names types of the standard library without their module.
    let module = name.module.map { $0 == "Swift" || $0 == "_Concurrency" ? "" : $0 + "::" } ?? ""
    let arguments = name.arguments.isEmpty ? "" : "<\(name.arguments.map(\.key).joined(separator: ","))>"
    return module + name.text + arguments
  }
}

extension TypeSyntax.FunctionSyntax {
  fileprivate var key: String {
    let attributes = attributes.filter { !$0.isBare && !["isolated", "concurrent", "escaping"].contains($0.name) }
    let words = attributes.map { "@\($0.name)\($0.arguments)" }.sorted()
    let effects = (isAsync ? " async" : "") + effect.key
    return "\(words.joined())(\(parameters.map(\.key).joined(separator: ",")))\(effects)->" + result.key
  }
}

extension ThrowingSyntax {
  fileprivate var key: String {
    switch self {
    case .none: ""
    case .any, .rethrows: " throws"
    case .typed(let error): " throws(\(error.key))"
    }
  }
}

extension TypeSyntax.PassedType {
  var key: String {
    let words = specifiers.filter { $0 != "isolated" } + attributes.map(\.name).filter { $0 == "autoclosure" }
    return words.map { $0 + " " }.joined() + type.key + (isVariadic ? "..." : "")
  }
}
