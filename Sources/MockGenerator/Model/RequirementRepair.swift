import Foundation

/// Puts back what the symbol graph leaves out of a declaration and its mangled name still tells.
struct RequirementRepair {
  let scope: NameScope

  func repair(
    _ declaration: inout DeclarationSyntax, id: String, protocolID: String, at place: SourcePlace
  ) throws(Unmockable) {
    // Reading the mangled name takes time, and few have anything to tell.
    let operators = id.contains("YA") || id.contains("XE") ? MangledName.operators(of: id) : ""
    try restoreLabels(&declaration, id: id, protocolID: protocolID, at: place)
    try restoreIsolatedAny(&declaration, count: operators.count(of: "YA"), at: place)
    try restoreNonescaping(&declaration, operators: operators, at: place)
    for position in declaration.parameters.indices {
      declaration.parameters[position].type.type = scope.withExplicitExistentials(
        declaration.parameters[position].type.type)
    }
    declaration.type = scope.withExplicitExistentials(declaration.type)
  }

  /// A label that is really called `_` is printed like no label at all.
  private func restoreLabels(
    _ declaration: inout DeclarationSyntax, id: String, protocolID: String, at place: SourcePlace
  ) throws(Unmockable) {
    guard id.contains("1_"), !declaration.parameters.isEmpty else { return }
    let isNamed = declaration.keyword == .function
    guard
      let labels = MangledName.labels(
        of: id, in: protocolID, isNamed: isNamed, count: declaration.parameters.count)
    else { return }
    for (position, label) in labels.enumerated() where label == "_" {
      declaration.parameters[position].label = "_"
    }
  }

  /// `@isolated(any)` of a closure isn't printed at all.
  private func restoreIsolatedAny(
    _ declaration: inout DeclarationSyntax, count: Int, at place: SourcePlace
  ) throws(Unmockable) {
    guard count > 0 else { return }
    var functions = 0
    for parameter in declaration.parameters {
      _ = parameter.type.type.contains { type in
        if case .function = type { functions += 1 }
        return false
      }
    }
    guard functions == count else {
      throw Unmockable(
        "declares \(declaration.title), where the symbol graph doesn't tell which closures are @isolated(any); "
          + "write its mock by hand", at: place)
    }
    func restored(_ type: TypeSyntax) -> TypeSyntax {
      let type = type.map(restored)
      guard case .function(var function) = type else { return type }
      function.attributes.insert(AttributeSyntax(name: "isolated", arguments: "(any)"), at: 0)
      return .function(function)
    }
    for position in declaration.parameters.indices {
      declaration.parameters[position].type.type = restored(declaration.parameters[position].type.type)
    }
  }

  /// Whether a closure parameter escapes can't be seen where its type is an alias of a module without a graph.
  private func restoreNonescaping(
    _ declaration: inout DeclarationSyntax, operators: String, at place: SourcePlace
  ) throws(Unmockable) {
    let candidates = declaration.parameters.indices.filter { position in
      let parameter = declaration.parameters[position].type
      guard case .named(let names) = parameter.type, let id = names.last?.id else { return false }
      return id.hasSuffix("a") && scope.index[id] == nil && !parameter.attributes.contains { $0.name == "escaping" }
    }
    guard !candidates.isEmpty, operators.contains("XE") else { return }
    throw Unmockable(
      "declares \(declaration.title), where the symbol graph doesn't tell which closure may escape; "
        + "pass the graphs of the modules of its parameters' types too, or write its mock by hand", at: place)
  }
}

extension String {
  /// How often a text occurs in this one.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
