/// Says what the names in a type mean, so that the same type is the same syntax in every graph.
///
/// The graph that SwiftPM extracts and the one that the compiler emits print one type in several ways: with a module or
/// without, `[Int]` or `Array<Int>`, attributes in another order. The precise identifiers beside the names agree.
struct TypeResolver {
  /// What the names of a run mean.
  let scope: NameScope

  /// A type in which each name that is known has its full path and its module.
  ///
  /// After this, nothing depends on where the type was written.
  ///
  /// Short forms win: `Array<Int>` becomes `[Int]`, and `[Int].Element` becomes `Int`.
  func resolved(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .named(let names):
      return TypeSyntax.named(resolved(names)).sugared
    case .member(let base, let name):
      return TypeSyntax.member(resolved(base), resolvedArguments(name)).unsugared.simplified
    case .composition(let types):
      return .composition(types.map(resolved).sorted { $0.key < $1.key })
    case .existential(.metatype(.named(let names), let kind)) where names.last?.text == "Any":
      return .metatype(.named(names), kind)
    case .function(let function):
      return .function(resolved(function))
    default:
      return type.map(resolved)
    }
  }

  /// The type of a parameter in the same way; attributes get their fixed order.
  func resolved(_ passed: TypeSyntax.PassedType) -> TypeSyntax.PassedType {
    var passed = passed
    passed.type = resolved(passed.type)
    passed.attributes.sort { Self.rank($0) < Self.rank($1) }
    return passed
  }

  /// All types that a declaration mentions, in the same way.
  func resolved(_ declaration: DeclarationSyntax) -> DeclarationSyntax {
    var declaration = declaration
    for position in declaration.parameters.indices {
      declaration.parameters[position].type = resolved(declaration.parameters[position].type)
    }
    declaration.type = resolved(declaration.type)
    declaration.inherited = declaration.inherited.map(resolved)
    declaration.underlyingType = declaration.underlyingType.map(resolved)
    if case .typed(let error) = declaration.effect { declaration.effect = .typed(resolved(error)) }
    for position in declaration.constraints.indices {
      declaration.constraints[position].subject = resolved(declaration.constraints[position].subject)
      declaration.constraints[position].object = resolved(declaration.constraints[position].object)
    }
    return declaration
  }

  /// A function type, within which the same holds.
  private func resolved(_ function: TypeSyntax.FunctionSyntax) -> TypeSyntax.FunctionSyntax {
    var function = function
    function.parameters = function.parameters.map(resolved)
    function.result = resolved(function.result)
    if case .typed(let error) = function.effect { function.effect = .typed(resolved(error)) }
    function.attributes.sort { Self.rank($0) < Self.rank($1) }
    return function
  }

  /// A name with its arguments resolved.
  private func resolvedArguments(_ name: TypeSyntax.NameSyntax) -> TypeSyntax.NameSyntax {
    var name = name
    name.arguments = name.arguments.map(resolved)
    return name
  }

  /// The names of a path: what is left of the first known one is replaced by where that is declared.
  private func resolved(_ names: [TypeSyntax.NameSyntax]) -> [TypeSyntax.NameSyntax] {
    let names = names.map(resolvedArguments)
    guard let known = names.firstIndex(where: isDeclaration), let id = names[known].id else { return names }
    // What stands before is the module, or types around it; a type parameter and its like are a base of their own.
    guard names[..<known].allSatisfy({ $0.id == nil && $0.text != "Self" && $0.arguments.isEmpty }) else {
      return names
    }
    let (module, path) = scope.origin(of: id, spelled: names[known].text)
    var full = path.map { TypeSyntax.NameSyntax(text: $0) }
    full[full.count - 1] = names[known]
    full[full.count - 1].text = path[path.count - 1]
    full[0].module = module
    return full + names[(known + 1)...]
  }

  /// Whether a name stands for a type that has a place of its own, as associated types and the aliases of protocols
  /// haven't.
  private func isDeclaration(_ name: TypeSyntax.NameSyntax) -> Bool {
    guard let id = name.id else { return false }
    return !id.hasSuffix("mfp") && !id.hasSuffix("Qa") && !scope.isProtocolMember(id)
  }

  /// The order in which attributes are written.
  ///
  /// What is written without an `@` comes first, `@Sendable` last.
  private static func rank(_ attribute: AttributeSyntax) -> Int {
    switch attribute.name {
    case _ where attribute.isBare: -1
    case "autoclosure": 0
    case "escaping": 1
    case "convention": 2
    case "isolated": 3
    case "Sendable": 5
    default: 4
    }
  }
}
