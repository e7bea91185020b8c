/// Puts the mock's own types in for `Self`, associated types and the aliases of protocols.
struct Substitution {
  /// Where aliases are looked up: an alias of the protocol itself is replaced by what it stands for.
  let scope: NameScope
  /// What stands for `Self`.
  let mockName: String
  /// The associated types that are fixed, and the types that they are fixed to.
  var pinned: [String: TypeSyntax] = [:]
  /// The associated types that the mock is generic over.
  var parameters: Set<String> = []
  /// The aliases of the protocol and its parents: where a type parameter is all that one stands for, the graph loses
  /// its identifier.
  var aliases: [String: String] = [:]

  /// A type with the mock in place of `Self`, with fixed types in place of associated ones, and with what the protocol's aliases stand
  /// for.
  ///
  /// For a protocol `Ledger`, `Self` becomes `MockLedger`, and `Self.Entry` becomes `Entry` where the mock is generic
  /// over it.
  ///
  /// - Parameter generics: The type parameters of the requirement, which may have the name of an associated type and then mean
  ///   themselves.
  func type(_ type: TypeSyntax, besides generics: Set<String> = []) -> TypeSyntax {
    guard case .named(let names) = type else {
      let type = type.map { self.type($0, besides: generics) }
      if case .member(let base, let name) = type { return base.appending([name]) }
      return type
    }
    let rest = names.dropFirst().map { name($0, generics) }
    let first = names[0]
    if first.text == "Self" {
      if let second = rest.first, let replaced = member(second, generics) {
        return replaced.appending(Array(rest.dropFirst()))
      }
      return TypeSyntax.named(mockName).appending(rest)
    }
    if isBase(first), !isGeneric(first, generics), let replaced = member(name(first, generics), generics) {
      return replaced.appending(rest)
    }
    return TypeSyntax.named([name(first, generics)] + rest).simplified
  }

  /// A condition in the same way.
  func constraint(
    _ constraint: DeclarationSyntax.Constraint, besides generics: Set<String> = []
  ) -> DeclarationSyntax.Constraint {
    var constraint = constraint
    constraint.subject = type(constraint.subject, besides: generics)
    constraint.object = type(constraint.object, besides: generics)
    return constraint
  }

  /// The arguments of a name in the same way.
  private func name(_ name: TypeSyntax.NameSyntax, _ generics: Set<String>) -> TypeSyntax.NameSyntax {
    var name = name
    name.arguments = name.arguments.map { type($0, besides: generics) }
    return name
  }

  /// What an associated type, or an alias of the protocol or of its parents, stands for in the mock.
  private func member(_ name: TypeSyntax.NameSyntax, _ generics: Set<String>) -> TypeSyntax? {
    if let type = pinned[name.text] { return type }
    if parameters.contains(name.text) { return .named(name.text) }
    var name = name
    if name.id == nil { name.id = aliases[name.text] }
    guard let id = name.id, scope.isProtocolMember(id) else { return nil }
    return scope.underlyingType(of: .named([name])).map { type($0, besides: generics) }
  }

  /// Whether a name means something only within the protocol: an associated type, a type parameter or an alias.
  private func isBase(_ name: TypeSyntax.NameSyntax) -> Bool {
    guard name.module == nil else { return false }
    guard let id = name.id else { return true }
    return id.hasSuffix("Qa") || scope.isProtocolMember(id)
  }

  /// A method's own type parameters hide associated types; their identifiers, where there are any, tell them apart.
  private func isGeneric(_ name: TypeSyntax.NameSyntax, _ generics: Set<String>) -> Bool {
    if let id = name.id { return id.hasSuffix("mfp") }
    return generics.contains(name.text)
  }
}
