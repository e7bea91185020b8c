/// Knows what names mean, and how to write them so that they mean the same in the generated file.
struct NameScope {
  let index: SymbolIndex
  /// Top-level names of more than one module, and those that the generated code takes for itself.
  var ambiguousNames: Set<String>
  /// The fixtures that mocks may answer with.
  var fixtures = FixtureTable()

  init(_ index: SymbolIndex, generatedNames: Set<String>) {
    self.index = index
    ambiguousNames = generatedNames
    for (name, modules) in index.topLevelNames {
      let others = WellKnownNames.modules(declaring: name)
      if !modules.union(others).subtracting([index.module]).isEmpty, modules.union(others).count > 1 {
        ambiguousNames.insert(name)
      }
      if modules.contains(index.module), WellKnownNames.shadowed.contains(name) { ambiguousNames.insert(name) }
    }
  }

  /// The module that has to be imported for a symbol, and its name with the types that contain it.
  func origin(of id: String, spelled spelling: String) -> (module: String?, path: [String]) {
    if let symbol = index[id], let module = index.module(of: id) {
      return (importedName(module), symbol.pathComponents)
    }
    if let (module, path) = MangledName.path(of: id) { return (importedName(module), path) }
    if id.hasPrefix("s:Sc") { return ("_Concurrency", [spelling]) }
    if id.hasPrefix("s:S"), id.utf8.count == 4 { return ("Swift", [spelling]) }
    if id.hasPrefix("c:") { return ("Foundation", [spelling]) }
    return (nil, [spelling])
  }

  /// The public module of a type whose symbol names an inner one.
  func importedName(_ module: String) -> String {
    if module == index.module { return module }
    switch module {
    case "FoundationEssentials", "FoundationInternationalization": return "Foundation"
    case "SwiftUICore": return "SwiftUI"
    default: return module
    }
  }

  /// Modules that need no import.
  static let implicitModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]

  /// The name of a symbol, written in full where the short form could mean something else.
  func spelling(of path: [String], in module: String?) -> [String] {
    guard let module, let first = path.first else { return path }
    if module == "Swift" || module == "_Concurrency" || WellKnownNames.modules(declaring: first).contains(module) {
      let isAmbiguous = ambiguousNames.contains(first) || index.topLevelNames[first]?.contains(index.module) == true
      return isAmbiguous ? [module] + path : path
    }
    guard ambiguousNames.contains(first) else { return path }
    // Where a type is called like its module, the module's name means the type.
    return index.topLevelNames[module] == nil ? [module] + path : path
  }

  /// The name of a type of the runtime.
  func runtime(_ name: String) -> String {
    index.topLevelNames[name] == nil ? name : "SwiftMockObject." + name
  }

  func isProtocol(_ id: String) -> Bool {
    if let symbol = index[id] { return symbol.kind.identifier == "swift.protocol" }
    if id.utf8.count == 4, id.hasPrefix("s:S") { return "BEeFGHIjKkLlMmQTtUXxYyZz".contains(id.last ?? " ") }
    if id.hasPrefix("s:Sc") { return ["s:ScA", "s:ScF", "s:Scf", "s:ScI", "s:Sci", "s:Sch"].contains(id) }
    return id.hasPrefix("s:") && id.hasSuffix("P")
  }

  /// Whether a type is an optional reference to an object, as a delegate is.
  func isReference(_ type: TypeSyntax) -> Bool {
    guard case .existential(.named(let names))? = type.unwrapped, let id = names.last?.id else { return false }
    return index[id]?.declarationFragments?.contains { $0.spelling.contains("AnyObject") } ?? false
  }

  /// The declaration of an alias of this run.
  func alias(_ id: String) -> DeclarationSyntax? {
    guard let symbol = index[id], symbol.kind.identifier == "swift.typealias",
      let fragments = symbol.declarationFragments
    else { return nil }
    return try? DeclarationParser.parse(Token.tokens(of: fragments))
  }

  /// The function type that a type is, through any aliases.
  func function(_ type: TypeSyntax) -> TypeSyntax.FunctionSyntax? {
    switch type {
    case .function(let function): return function
    case .named(let names):
      guard let id = names.last?.id, let underlying = alias(id)?.underlyingType else { return nil }
      return function(underlying)
    default: return nil
    }
  }

  /// Whether a name stands for a protocol, or for an alias of a composition of protocols.
  func isConstraint(_ type: TypeSyntax) -> Bool {
    switch type {
    case .named(let names):
      guard let id = names.last?.id else { return false }
      if let underlying = alias(id)?.underlyingType { return isConstraint(underlying) }
      return isProtocol(id)
    case .composition: return true
    default: return false
    }
  }

  /// The type with `any` where an old source may have left it out.
  func withExplicitExistentials(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .existential, .opaque, .suppressed: return type
    case .composition: return .existential(type)
    case .metatype(let inner, let kind) where isConstraint(inner):
      return kind == "Type" ? .existential(type) : .metatype(.existential(inner), "Type")
    case .named where isConstraint(type):
      return .existential(type)
    default:
      return type.map(withExplicitExistentials)
    }
  }
}
