extension NameScope {
  /// Types of the standard library that can't be stored, by the precise identifier of each.
  private static let nonescapableTypes: Set<String> = [
    "s:s4SpanV", "s:s7RawSpanV", "s:s11MutableSpanV", "s:s14MutableRawSpanV", "s:s10OutputSpanV",
    "s:s13OutputRawSpanV", "s:s8UTF8SpanV",
  ]

  /// Types of the toolchain that can't be copied, by the precise identifier of each.
  private static let noncopyableTypes: Set<String> = [
    "s:15Synchronization5MutexV", "s:15Synchronization6AtomicV", "s:15Synchronization19AtomicLazyReferenceV",
    "s:s11ExecutorJobV", "s:12_Concurrency11ExecutorJobV",
  ]

  /// The name of a type that can't be stored, if the type is or holds one.
  ///
  /// A function type is none, whatever it takes: the closure itself can be stored. A type parameter is one where the
  /// declaration says `T: ~Escapable`.
  func nonescapableType(in type: TypeSyntax, of declaration: DeclarationSyntax? = nil) -> String? {
    if case .function = type { return nil }
    if case .named(let names) = type, let last = names.last {
      if let id = last.id, Self.nonescapableTypes.contains(id) { return last.text }
      if declaration?.suppresses("Escapable", for: type) == true { return last.text }
    }
    if case .suppressed(.named(let names)) = type, names.last?.text == "Escapable" { return "value" }
    return type.children.lazy.compactMap { nonescapableType(in: $0, of: declaration) }.first
  }

  /// Whether a type is, or holds, one that can't be copied.
  ///
  /// A type parameter is one where the declaration says `T: ~Copyable`.
  func isNoncopyable(_ type: TypeSyntax, in declaration: DeclarationSyntax) -> Bool {
    switch type {
    case .function, .metatype: return false
    case .suppressed(.named(let names)): return names.last?.text == "Copyable"
    case .named(let names):
      if declaration.suppresses("Copyable", for: type) { return true }
      if let id = names.last?.id, isNoncopyable(id) { return true }
      if let underlying = underlyingType(of: type) { return isNoncopyable(underlying, in: declaration) }
    default: break
    }
    return type.children.contains { isNoncopyable($0, in: declaration) }
  }

  /// Whether no value of a type can be copied: its uses or its declaration say so.
  ///
  /// One that can be copied where its arguments can has a conformance that says when.
  private func isNoncopyable(_ id: String) -> Bool {
    if index.noncopyableTypes.contains(id) || Self.noncopyableTypes.contains(id) { return true }
    guard let symbol = index[id], ["swift.struct", "swift.enum"].contains(symbol.kind.identifier),
      !index.ancestors(of: id).contains("s:s8CopyableP")
    else { return false }
    let place = SourcePlace(symbol.location)
    return sourceFile(at: place)?.suppresses("Copyable", at: place) == true
  }
}

extension DeclarationSyntax {
  /// Whether a condition says `T: ~Copyable`, or `~Escapable`, of a type parameter.
  fileprivate func suppresses(_ name: String, for type: TypeSyntax) -> Bool {
    constraints.contains { constraint in
      guard case .suppressed(.named(let suppressed)) = constraint.object else { return false }
      return suppressed.last?.text == name && constraint.subject.key == type.key
    }
  }
}
