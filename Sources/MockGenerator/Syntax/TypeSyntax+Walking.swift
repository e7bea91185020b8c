extension TypeSyntax {
  /// This type with the types it consists of replaced by what the closure answers.
  ///
  /// Only the next level is replaced; a closure that calls `map` in turn reaches the others.
  func map(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .named(let names):
      return .named(
        names.map { name in
          var name = name
          name.arguments = name.arguments.map(transform)
          return name
        })
    case .member(let base, var name):
      name.arguments = name.arguments.map(transform)
      return .member(transform(base), name)
    case .optional(let type): return .optional(transform(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(transform(type))
    case .array(let type): return .array(transform(type))
    case .dictionary(let key, let value): return .dictionary(transform(key), transform(value))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    case .function(var function):
      function.parameters = function.parameters.map { parameter in
        var parameter = parameter
        parameter.type = transform(parameter.type)
        return parameter
      }
      function.result = transform(function.result)
      if case .typed(let error) = function.effect { function.effect = .typed(transform(error)) }
      return .function(function)
    case .composition(let types): return .composition(types.map(transform))
    case .existential(let type): return .existential(transform(type))
    case .opaque(let type): return .opaque(transform(type))
    case .metatype(let type, let kind): return .metatype(transform(type), kind)
    case .packExpansion(let type): return .packExpansion(transform(type))
    case .packElement(let type): return .packElement(transform(type))
    case .suppressed(let type): return .suppressed(transform(type))
    }
  }

  /// The type with other types in the place of type parameters.
  ///
  /// With `T` and `Int`, `[T]` becomes `[Int]`. Nothing is replaced unless there is one argument for each parameter.
  func replacing(_ parameters: [String], with arguments: [TypeSyntax]) -> TypeSyntax {
    guard !parameters.isEmpty, parameters.count == arguments.count else { return self }
    if case .named(let names) = self, names[0].module == nil, names[0].arguments.isEmpty,
      let position = parameters.firstIndex(of: names[0].text)
    {
      return arguments[position].appending(Array(names.dropFirst()))
    }
    return map { $0.replacing(parameters, with: arguments) }
  }

  /// The member of the type that further names lead to.
  func appending(_ names: [NameSyntax]) -> TypeSyntax {
    if case .named(let base) = self { return TypeSyntax.named(base + names).simplified }
    return names.reduce(self) { TypeSyntax.member($0, $1).unsugared.simplified }
  }

  /// The types that this one directly consists of.
  var children: [TypeSyntax] {
    var children: [TypeSyntax] = []
    _ = map { child in
      children.append(child)
      return child
    }
    return children
  }

  /// The precise identifiers of all that the type names.
  var identifiers: [String] {
    var identifiers = children.flatMap(\.identifiers)
    if case .named(let names) = self { identifiers += names.compactMap(\.id) }
    if case .member(_, let name) = self, let id = name.id { identifiers.append(id) }
    return identifiers
  }

  /// Whether this type, or one that it consists of, fulfils a condition.
  func contains(where condition: (TypeSyntax) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  /// Whether this type, or one that it consists of, starts with a name that belongs to no module.
  func mentions(_ name: String) -> Bool {
    contains { type in
      if case .named(let names) = type { return names[0].text == name && names[0].module == nil }
      return false
    }
  }

  /// The arguments of the last name.
  ///
  /// For example, `Int` for `Depot.Box<Int>`.
  var lastArguments: [TypeSyntax] {
    if case .named(let names) = self { return names.last?.arguments ?? [] }
    return []
  }

  /// The type without the `?` or `!` around it, if any.
  ///
  /// Nil for a type that isn't optional. Only one level is taken off: `Int??` gives `Int?`.
  var unwrapped: TypeSyntax? {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): return type
    default: return nil
    }
  }

  /// Whether the type is the empty tuple, under either of its names.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): return elements.isEmpty
    case .named(let names):
      return names.count == 1 && names[0].text == "Void" && (names[0].module ?? "Swift") == "Swift"
    default: return false
    }
  }
}

extension DeclarationSyntax {
  /// The types that the declaration mentions.
  var allTypes: [TypeSyntax] {
    var types = parameters.map(\.type.type) + [type] + constraints.flatMap { [$0.subject, $0.object] }
    if case .typed(let error) = effect { types.append(error) }
    return types
  }
}
