/// Puts the mock's own types in for `Self`, associated types and the aliases of protocols.
struct Substitution {
  let scope: NameScope
  /// What stands for `Self`.
  let mockName: String
  var pinned: [String: TypeSyntax] = [:]
  /// The associated types that the mock is generic over.
  var parameters: Set<String> = []

  func type(_ type: TypeSyntax, besides generics: Set<String> = []) -> TypeSyntax {
    guard case .named(let names) = type else { return type.map { self.type($0, besides: generics) } }
    let first = names[0]
    if first.text == "Self" {
      if names.count > 1, let replaced = associatedType(names[1].text) {
        return Self.appending(names.dropFirst(2).map { name($0, generics) }, to: replaced)
      }
      return Self.appending(names.dropFirst().map { name($0, generics) }, to: .named(mockName))
    }
    if !generics.contains(first.text), isAssociated(first), let replaced = associatedType(first.text) {
      return Self.appending(names.dropFirst().map { name($0, generics) }, to: replaced)
    }
    if let last = names.last, let underlying = protocolAlias(last) {
      return self.type(underlying, besides: generics)
    }
    return .named(names.map { name($0, generics) })
  }

  func constraint(
    _ constraint: DeclarationSyntax.Constraint, besides generics: Set<String> = []
  ) -> DeclarationSyntax.Constraint {
    var constraint = constraint
    constraint.subject = type(constraint.subject, besides: generics)
    constraint.object = type(constraint.object, besides: generics)
    return constraint
  }

  private func name(_ name: TypeSyntax.NameSyntax, _ generics: Set<String>) -> TypeSyntax.NameSyntax {
    var name = name
    name.arguments = name.arguments.map { type($0, besides: generics) }
    return name
  }

  private func associatedType(_ name: String) -> TypeSyntax? {
    if let type = pinned[name] { return type }
    return parameters.contains(name) ? .named(name) : nil
  }

  /// Only an associated type's own identifier, or none, makes a bare name one.
  private func isAssociated(_ name: TypeSyntax.NameSyntax) -> Bool {
    guard let id = name.id else { return true }
    return id.hasSuffix("Qa") || protocolAlias(name) != nil
  }

  /// What an alias stands for that is declared within a protocol, where only conforming types can name it.
  private func protocolAlias(_ name: TypeSyntax.NameSyntax) -> TypeSyntax? {
    guard let id = name.id, id.hasSuffix("a"), let symbol = scope.index[id], symbol.pathComponents.count > 1,
      scope.index[String(id.dropLast(name.text.utf8.count + String(name.text.utf8.count).utf8.count + 1))]?
        .kind.identifier == "swift.protocol"
    else { return nil }
    return scope.alias(id)?.underlyingType
  }

  private static func appending(_ names: [TypeSyntax.NameSyntax], to type: TypeSyntax) -> TypeSyntax {
    if case .named(let base) = type { return .named(base + names) }
    return names.reduce(type) { .member($0, $1) }
  }
}
