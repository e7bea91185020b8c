/// Finds the value that stands for a type where a test names none.
struct FixtureValues {
  let scope: NameScope
  let table: FixtureTable
  /// The actor that the expression is evaluated on.
  var actor: AttributeSyntax?
  /// The availability of the place where it stands.
  var availability: [SymbolGraph.Availability] = []
  /// Whether types are named where the place alone wouldn't tell them.
  var namesTypes = false

  /// The value as source; nil if there is none.
  ///
  /// For example, `nil` for `Int?`, and `{ _ in 0 }` for `(String) -> Int`.
  func source(_ type: TypeSyntax) -> String? {
    switch type {
    case .optional, .implicitlyUnwrapped: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements): return tuple(elements)
    case .function(let function): return closure(function)
    case .named(let names): return named(type, names)
    case .metatype(.named(let names), "Type"): return TypePrinter(scope: scope).text(.named(names)) + ".self"
    default: return nil
    }
  }

  /// A tuple with a value for each element, or nil where one has none.
  private func tuple(_ elements: [TypeSyntax.TupleElement]) -> String? {
    let values = elements.compactMap { element in
      source(element.type).map { (element.label.map { "\($0.escapedArgumentLabel): " } ?? "") + $0 }
    }
    return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
  }

  /// A closure that takes no notice of what it is given.
  private func closure(_ function: TypeSyntax.FunctionSyntax) -> String? {
    var inner = self
    inner.actor = function.attributes.first { scope.isGlobalActor($0) == true }
    inner.namesTypes = false
    let packs = function.parameters.contains { if case .packExpansion = $0.type { true } else { false } }
    guard !packs else { return nil }
    var parts: [String] = []
    if !function.parameters.isEmpty {
      parts.append(function.parameters.map { _ in "_" }.joined(separator: ", ") + " in")
    }
    if !function.result.isVoid {
      guard let result = inner.source(function.result) else { return nil }
      parts.append(result)
    }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
  }

  /// The value of a type with a name: one of the toolchain's, or its fixture.
  private func named(_ type: TypeSyntax, _ names: [TypeSyntax.NameSyntax]) -> String? {
    guard let last = names.last, let id = last.id else { return nil }
    if let fixture = table.fixture(of: id) {
      guard table.isMade(id), fixture.actor == nil || fixture.actor == actor,
        fixture.availability.isEmpty || fixture.availability == availability
      else { return nil }
      // In an expression, a type called `Type` can't be named: it would be the type of the type around it.
      let isNamed = namesTypes && !["Type", "Protocol"].contains(last.text.withoutBackticks)
      return (isNamed ? TypePrinter(scope: scope).text(type) : "") + ".fixture()"
    }
    if let underlying = scope.alias(id)?.underlyingType { return last.arguments.isEmpty ? source(underlying) : nil }
    let (module, path) = scope.origin(of: id, spelled: last.text)
    guard let module else { return nil }
    let known = KnownValues(value: source)
    let spelling = TypePrinter(scope: scope).text(type)
    return known.source("\(module).\(path.joined(separator: "."))", spelling: spelling, last.arguments)
  }
}

extension FixtureTable {
  /// The value that an unstubbed call answers where neither the test nor the type says one; nil if no fixture is in it.
  func answer(_ type: TypeSyntax, scope: NameScope, actor: AttributeSyntax?, _ availability: [SymbolGraph.Availability])
    -> String?
  {
    guard !made.isEmpty else { return nil }
    let values = FixtureValues(scope: scope, table: self, actor: actor, availability: availability, namesTypes: true)
    guard let value = values.source(type), value.contains(".fixture()") else { return nil }
    return value
  }
}
