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
}
