extension NameScope {
  /// Whether values of a type can be sent to another actor, as far as the graphs tell.
  ///
  /// A type parameter can be sent where a condition of the declaration says so. When in doubt, the answer is no.
  func isSendable(_ type: TypeSyntax, in declaration: DeclarationSyntax) -> Bool {
    if let underlying = underlyingType(of: type) { return isSendable(underlying, in: declaration) }
    switch type {
    case .function(let function): return function.attributes.contains { $0.name == "Sendable" }
    case .metatype: return true
    case .composition(let types): return types.contains { isSendable($0, in: declaration) }
    case .named(let names):
      guard names.allSatisfy({ $0.arguments.allSatisfy { isSendable($0, in: declaration) } }) else { return false }
      guard let id = names.last?.id, !id.hasSuffix("mfp"), !id.hasSuffix("Qa") else {
        return declaration.constraints.contains { constraint in
          constraint.subject.key == type.key && isSendable(constraint.object, in: declaration)
        } || isSendableAssociatedType(names.last?.id)
      }
      return isSendable(id)
    case .member, .packElement, .packExpansion: return false
    default: return type.children.allSatisfy { isSendable($0, in: declaration) }
    }
  }

  /// Whether `Void` conforms to what a type asks for: `Sendable`, or its like.
  func isMetByVoid(_ type: TypeSyntax) -> Bool {
    if let underlying = underlyingType(of: type) { return isMetByVoid(underlying) }
    switch type {
    case .composition(let types): return types.allSatisfy(isMetByVoid)
    case .named(let names):
      return ["s:s8SendableP", "s:s16SendableMetatypeP", "s:s15BitwiseCopyableP", "s:s8CopyableP"].contains(
        names.last?.id)
    default: return false
    }
  }

  /// Whether an associated type is declared as one of values that can be sent.
  private func isSendableAssociatedType(_ id: String?) -> Bool {
    guard let symbol = id.flatMap({ index[$0] }), let declaration = try? declaration(of: symbol) else { return false }
    return declaration.inherited.contains { isSendable($0, in: declaration) }
  }

  /// Whether a type or protocol says so, or is one of the toolchain's value types; of any other type without a graph, no is the safe
  /// answer.
  private func isSendable(_ id: String) -> Bool {
    if index.ancestors(of: id).contains("s:s8SendableP") || ["s:s8SendableP", "s:s5ErrorP"].contains(id) {
      return true
    }
    guard index[id] == nil, let module = MangledName.path(of: id)?.module ?? (id.hasPrefix("s:S") ? "Swift" : nil)
    else {
      return false
    }
    // The values of these modules can be sent, but for those that point to memory or hide what they hold.
    guard ["Swift", "_Concurrency", "Foundation"].contains(importedName(module)), !isProtocol(id) else { return false }
    let isValue = id.hasSuffix("V") || id.hasSuffix("O") || id.utf8.count == 4
    return isValue && !["Unsafe", "Any", "Opaque", "Iterator"].contains(where: id.contains)
  }
}
