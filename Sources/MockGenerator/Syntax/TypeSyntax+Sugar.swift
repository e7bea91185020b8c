extension TypeSyntax {
  /// The type in its short form: `Optional<Int>` as `Int?`, `Array<Int>` as `[Int]`.
  var sugared: TypeSyntax {
    guard case .named(let names) = self, names.count == 1 else { return self }
    let arguments = names[0].arguments
    switch (names[0].id, arguments.count) {
    case ("s:Sq", 1): return .optional(arguments[0])
    case ("s:Sa", 1): return .array(arguments[0])
    case ("s:SD", 2): return .dictionary(arguments[0], arguments[1])
    default: return self
    }
  }

  /// The type with `Array<Int>` for `[Int]` where a member of it is named, as the compiler prints it too.
  var unsugared: TypeSyntax {
    guard case .member(let base, let name) = self else { return self }
    let known: NameSyntax
    switch base {
    case .array(let element): known = NameSyntax(text: "Array", id: "s:Sa", arguments: [element], module: "Swift")
    case .optional(let wrapped): known = NameSyntax(text: "Optional", id: "s:Sq", arguments: [wrapped], module: "Swift")
    case .dictionary(let key, let value):
      known = NameSyntax(text: "Dictionary", id: "s:SD", arguments: [key, value], module: "Swift")
    default: return self
    }
    return .named([known, name])
  }

  /// The element for `[Element].Element`, and its like.
  var simplified: TypeSyntax {
    guard case .named(let names) = self, names.count == 2, names[1].arguments.isEmpty else { return self }
    switch (names[0].id, names[1].text, names[0].arguments.count) {
    case ("s:Sa", "Element", 1), ("s:Sq", "Wrapped", 1), ("s:SD", "Key", 2): return names[0].arguments[0]
    case ("s:SD", "Value", 2): return names[0].arguments[1]
    default: return self
    }
  }
}
