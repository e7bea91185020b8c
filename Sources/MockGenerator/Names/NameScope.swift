/// Knows what names mean, and how to write them so that they mean the same in the generated file.
struct NameScope {
  /// The symbols of the run, by which names are looked up.
  let index: SymbolIndex
  /// Top-level names of more than one module, and those that the generated code takes for itself.
  private(set) var ambiguousNames: Set<String>
  /// Names that mean something else where the code stands, such as type parameters.
  private(set) var hiddenNames: Set<String> = []
  /// The fixtures that mocks may answer with.
  var fixtures = FixtureTable()
  /// The source files of the run.
  private let sources: SourceFiles

  /// Notes which top-level names are ambiguous in a generated file.
  ///
  /// - Parameters:
  ///   - generatedNames: Those that the mocks of the run take.
  ///   - sourceText: The text of a source file, for the few facts that graphs don't have.
  init(
    _ index: SymbolIndex, generatedNames: Set<String>, sourceText: @escaping (_ path: String) -> String? = { _ in nil }
  ) {
    self.index = index
    sources = SourceFiles(text: sourceText)
    ambiguousNames = generatedNames
    for (name, modules) in index.topLevelNames {
      let others = WellKnownNames.modules(declaring: name)
      if !modules.union(others).subtracting([index.module]).isEmpty, modules.union(others).count > 1 {
        ambiguousNames.insert(name)
      }
      if modules.contains(index.module), WellKnownNames.shadowed.contains(name) { ambiguousNames.insert(name) }
    }
  }

  /// The module that the first part of a symbol's full name is declared in, and the full name.
  func origin(of id: String, spelled spelling: String) -> (module: String?, path: [String]) {
    if let symbol = index[id], let module = index.module(of: id) {
      // A type in an extension of another module's type begins with that type's name.
      let outer = symbol.pathComponents.count > 1 ? MangledName.path(of: id)?.module : nil
      return (importedName(outer ?? module), symbol.pathComponents)
    }
    if let (module, path) = MangledName.path(of: id) { return (importedName(module), path) }
    if id.hasPrefix("s:Sc") { return ("_Concurrency", [spelling]) }
    if id.hasPrefix("s:S"), id.utf8.count == 4 { return ("Swift", [spelling]) }
    if id.hasPrefix("c:") { return ("Foundation", [spelling]) }
    return (nil, [spelling])
  }

  /// The module that declares a symbol, which for one in an extension isn't that of the extended type.
  func moduleDeclaring(_ id: String) -> String? {
    (index.module(of: id) ?? MangledName.extendingModule(of: id)).map(importedName)
  }

  /// The module to import for what a module declares: some are parts of another one, and not for users.
  ///
  /// For example, `FoundationEssentials` becomes `Foundation`.
  func importedName(_ module: String) -> String {
    module == index.module ? module : SymbolIndex.importedName(module)
  }

  /// Whether `Void` means something else where the code stands.
  var isVoidHidden: Bool { written("Void", of: "Swift") != "Void" }

  /// The scope within something that declares names of its own, such as type parameters.
  ///
  /// This scope itself stays as it is.
  func hiding(_ names: some Sequence<String>) -> NameScope {
    var scope = self
    scope.hiddenNames.formUnion(names)
    return scope
  }

  /// A name at the top of a module, with the module where the name alone could mean something else.
  ///
  /// For example, `Data` stays, but is `Foundation.Data` where the module under test has a `Data` too.
  func written(_ name: String, of module: String?) -> String {
    guard let module else { return name == "Any" || name == "Self" ? name : name.escapedName }
    let isHidden = hiddenNames.contains(name)
    guard isHidden || isAmbiguous(name, of: module) else { return name.escapedName }
    if canQualify(with: module) { return "\(module).\(name.escapedName)" }
    // Where a type is called like its module, the module's name means the type.
    return isHidden ? "\(module)::\(name.escapedName)" : name.escapedName
  }

  /// A full name, the first part of which stands at the top of a module.
  func written(_ path: [String], of module: String?) -> String {
    guard let first = path.first else { return "" }
    return ([written(first, of: module)] + path.dropFirst().map(\.escapedTypeMember)).joined(separator: ".")
  }

  /// Whether a file must import a name on its own, because no other form of it means that one alone.
  func needsScopedImport(_ name: String, of module: String) -> Bool {
    isAmbiguous(name, of: module) && !canQualify(with: module)
  }

  /// Whether a name alone could mean something else than what the module declares.
  private func isAmbiguous(_ name: String, of module: String) -> Bool {
    if ambiguousNames.contains(name) { return true }
    let isWellKnown =
      module == "Swift" || module == "_Concurrency" || WellKnownNames.modules(declaring: name).contains(module)
    return isWellKnown && index.topLevelNames[name]?.contains(index.module) == true
  }

  /// Whether `Module.Name` means what it says: not where something else is called like the module.
  private func canQualify(with module: String) -> Bool {
    index.topLevelNames[module] == nil && !hiddenNames.contains(module)
  }

  /// A type of the runtime; the mock of a protocol called `Recorder`, say, has the name of one.
  ///
  /// Then it is written as `SwiftMockObject.Recorder`.
  func runtime(_ name: String) -> String {
    let isTaken = index.topLevelNames[name] != nil || hiddenNames.contains(name) || ambiguousNames.contains(name)
    return isTaken ? "SwiftMockObject." + name : name
  }

  /// A type of the standard library.
  func swift(_ name: String) -> String { written(name, of: "Swift") }

  /// Whether an identifier is that of a protocol, also of a module without a graph: mangled names of protocols end with a P, and the
  /// standard library's most common ones are two letters.
  func isProtocol(_ id: String) -> Bool {
    if let symbol = index[id] { return symbol.kind.identifier == "swift.protocol" }
    if id.utf8.count == 4, id.hasPrefix("s:S") { return "BEeFGHIjKkLlMmQTtUXxYyZz".contains(id.last ?? " ") }
    if id.hasPrefix("s:Sc") { return ["s:ScA", "s:ScF", "s:Scf", "s:ScI", "s:Sci", "s:Sch"].contains(id) }
    return id.hasPrefix("s:") && id.hasSuffix("P")
  }

  /// Whether a type is an optional reference to an object, as a delegate is.
  ///
  /// Only a protocol whose own declaration names `AnyObject` counts.
  func isReference(_ type: TypeSyntax) -> Bool {
    guard case .existential(.named(let names))? = type.unwrapped, let id = names.last?.id else { return false }
    return index[id]?.declarationFragments?.contains { $0.spelling.contains("AnyObject") } ?? false
  }

  /// The declaration of a symbol of this run, with names that say what they mean.
  func declaration(of symbol: SymbolGraph.Symbol) throws(DeclarationParser.Failure) -> DeclarationSyntax {
    try declaration(of: symbol.declarationFragments ?? [])
  }

  /// A declaration from its fragments alone.
  func declaration(of fragments: [SymbolGraph.Fragment]) throws(DeclarationParser.Failure) -> DeclarationSyntax {
    TypeResolver(scope: self).resolved(try DeclarationParser.parse(Token.tokens(of: fragments)))
  }

  /// The declaration of an alias of this run.
  func alias(_ id: String) -> DeclarationSyntax? {
    guard let symbol = index[id], symbol.kind.identifier == "swift.typealias" else { return nil }
    return try? declaration(of: symbol)
  }

  /// What an alias of this run stands for, where a type is one.
  ///
  /// The arguments of a generic alias are put in: with `typealias Pair<T> = (T, T)`, `Pair<Int>` is `(Int, Int)`.
  func underlyingType(of type: TypeSyntax) -> TypeSyntax? {
    guard case .named(let names) = type, let last = names.last, let id = last.id, id.hasSuffix("a"),
      let alias = alias(id), let underlying = alias.underlyingType
    else { return nil }
    return underlying.replacing(alias.genericParameters.map(\.name), with: last.arguments)
  }

  /// Whether a type is an optional of an optional, by itself or by way of aliases.
  ///
  /// The compiler warns where such a value becomes an `Any?`, unless it is told to.
  func isNestedOptional(_ type: TypeSyntax) -> Bool { wrapped(type).flatMap(wrapped) != nil }

  /// What an alias stands for; any other type is itself.
  func unaliased(_ type: TypeSyntax) -> TypeSyntax { underlyingType(of: type) ?? type }

  /// What an optional holds, also where an alias stands for it.
  func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
    type.unwrapped ?? underlyingType(of: type).flatMap(wrapped)
  }

  /// Whether an identifier is that of an alias within a protocol, which only conforming types can name.
  func isProtocolMember(_ id: String) -> Bool {
    guard id.hasSuffix("a") else { return false }
    if let owner = index.owner(of: id) { return isProtocol(owner) }
    return MangledName.isMemberOfProtocol(id)
  }

  /// The function type that a type is, through any aliases.
  func function(_ type: TypeSyntax) -> TypeSyntax.FunctionSyntax? {
    switch type {
    case .function(let function): return function
    case .named: return underlyingType(of: type).flatMap(function)
    default: return nil
    }
  }

  /// Whether a name stands for a protocol, or for an alias of a composition of protocols.
  func isConstraint(_ type: TypeSyntax) -> Bool {
    switch type {
    case .named(let names):
      guard let id = names.last?.id else { return false }
      if let underlying = underlyingType(of: type) { return isConstraint(underlying) }
      return isProtocol(id)
    case .composition: return true
    default: return false
    }
  }

  /// The type with `any` where an old source may have left it out.
  ///
  /// For example, `Store?` becomes `(any Store)?` where `Store` is a protocol.
  func withExplicitExistentials(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .existential, .opaque, .suppressed: return type
    case .composition: return .existential(type)
    case .metatype(.named(let names), "Type") where names.last?.id == "s:s9AnyObjecta":
      // One graph prints it so, the other doesn't.
      return .existential(type)
    case .metatype(let inner, let kind) where isConstraint(inner):
      return kind == "Type" ? .existential(type) : .metatype(.existential(inner), "Type")
    case .named where isConstraint(type):
      return .existential(type)
    default:
      return type.map(withExplicitExistentials)
    }
  }
}

extension NameScope {
  /// Whether a type is unsafe, so that strict memory safety asks for a mark at each use.
  func isUnsafe(_ type: TypeSyntax) -> Bool {
    if let underlying = underlyingType(of: type), isUnsafe(underlying) { return true }
    if case .named(let names) = type, names[0].module == "Swift" || names[0].module == "_Concurrency",
      names[0].text.hasPrefix("Unsafe")
        || ["OpaquePointer", "Unmanaged", "UnownedSerialExecutor", "UnownedTaskExecutor"].contains(names[0].text)
    {
      return true
    }
    return type.children.contains(where: isUnsafe)
  }

  /// Whether an expression that handles a declaration's values needs the mark.
  func isUnsafe(_ declaration: DeclarationSyntax) -> Bool { declaration.allTypes.contains(where: isUnsafe) }
}

extension NameScope {
  /// Whether a type has no values: `Never`, or an enum of this run without cases.
  func isUninhabited(_ type: TypeSyntax) -> Bool {
    if let underlying = underlyingType(of: type) { return isUninhabited(underlying) }
    guard case .named(let names) = type, let id = names.last?.id else { return false }
    if id == "s:s5NeverO" { return true }
    guard index[id]?.kind.identifier == "swift.enum", index.module(of: id) == index.module else { return false }
    return !index.members(of: id).contains { $0.kind.identifier == "swift.enum.case" }
  }
}

extension NameScope {
  /// The source file at a place, where it can be read.
  func sourceFile(at place: SourcePlace) -> SourceFile? { place.file.flatMap { sources[$0] } }

  /// The SPI groups that show a symbol to those who name one of them; empty where its source doesn't tell.
  func spiGroups(of id: String) -> Set<String> {
    if let symbol = index[id], symbol.spi == true {
      let place = SourcePlace(symbol.location)
      let groups = sourceFile(at: place)?.spiGroups(place) ?? []
      if !groups.isEmpty { return Set(groups) }
    }
    return index.owner(of: id).map(spiGroups) ?? []
  }

  /// The modules that may declare the types of C that a declaration mentions, which the graph does not tell.
  ///
  /// - Returns: What the declaration's file imports, without the modules that are known to be of Swift.
  func cModules(of declaration: DeclarationSyntax, at place: SourcePlace) -> Set<String> {
    let isFromC = declaration.allTypes.flatMap(\.identifiers).contains { id in
      id.hasPrefix("c:") && !id.hasPrefix("c:objc") && index[id] == nil
    }
    guard isFromC, let file = sourceFile(at: place) else { return [] }
    return Set(file.imports).subtracting(index.topLevelNames.values.joined())
  }
}
