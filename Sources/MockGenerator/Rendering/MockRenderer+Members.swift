/// What a mock has beside the members that its protocol asks for.
extension MockRenderer {
  /// What stands first in the type: aliases for the fixed associated types, the recorder where no superclass brings one, and the mock
  /// of the static requirements.
  func storedMembers() -> [String] {
    var lines = model.pinnedTypes.map { "  \(accessPrefix)typealias \($0.name.escapedName) = \(printer.text($0.type))" }
    if shape.kind != .mockObject {
      let isIsolated = model.globalActor != nil || shape.kind == .actor || shape.isIsolatedBySuperclass
      let modifier = isIsolated ? "nonisolated " : ""
      lines.append(
        "  \(accessPrefix)\(modifier)let mockRecorder = \(innerScope.runtime("MockRecorder"))<\(methodsType)>()")
    }
    if hasStatics {
      let statics = model.methodsName(static: true)
      let modifier = model.globalActor != nil || shape.isIsolatedBySuperclass ? "nonisolated " : ""
      let type = "\(innerScope.runtime("StaticMock"))<\(statics)>"
      let start = "\(accessPrefix)\(modifier)static "
      if model.isGeneric {
        lines += SourceLines.declaration(
          ["\(start)var staticMock: \(type)"], body: ["return \(sharedStatic)"], indent: 2)
      } else {
        lines.append("  \(start)let staticMock = \(type)(of: \(model.mockName).self)")
      }
    }
    return lines
  }

  /// A generic class can't hold a stored static property.
  ///
  /// The instance stands in the enum of the static methods, which has no type parameters, and the class only refers to
  /// it.
  var sharedStatic: String { "\(model.methodsName(static: true)).staticMock" }

  /// The initializer without arguments, where the class wouldn't inherit it.
  ///
  /// A class with an initializer of its own doesn't inherit `init()`, and an inherited one is neither public nor free
  /// of the mock's actor.
  func initializers() -> [String]? {
    let own = model.requirements.filter { $0.declaration.keyword == .initializer }
    let hasPlain = own.contains { $0.declaration.parameters.isEmpty }
    guard !hasPlain, !own.isEmpty || shape.access != "" || model.globalActor != nil else { return nil }
    switch shape.kind {
    case .actor: return ["  \(accessPrefix)init() {}"]
    case .mockObject, .nsObject:
      let modifier = model.globalActor == nil ? "" : "nonisolated "
      return ["  \(accessPrefix)\(modifier)override init() { super.init() }"]
    case .subclass: return own.isEmpty ? nil : overriddenInitializer()
    }
  }

  /// The `init()` of the required superclass, which a class with other initializers doesn't inherit.
  private func overriddenInitializer() -> [String]? {
    guard let plain = model.superclass?.plainInitializer(in: scope),
      !plain.declaration.modifiers.contains("convenience"), !plain.declaration.isFailable
    else {
      return nil
    }
    let words = (model.superclass?.symbol.declarationFragments ?? []).map(\.spelling)
    let isIsolated = model.globalActor.map { words.contains($0.name) } ?? true
    let access = ["open", "public"].contains(plain.access) ? accessPrefix : ""
    let modifier = isIsolated ? "" : "nonisolated "
    let word = plain.declaration.modifiers.contains("required") ? "required" : "override"
    return ["  \(access)\(modifier)\(word) init() { super.init() }"]
  }
}
