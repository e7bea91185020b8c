/// A type of the package that tests may need values of.
struct FixtureType {
  let symbol: SymbolGraph.Symbol
  let module: String
  /// What values can be made with: the initializer that the rule picks, or the cases of an enum.
  var makers: [FixtureMaker]

  var id: String { symbol.identifier.precise }
  var path: [String] { symbol.pathComponents }
  var name: String { symbol.fullName }
  var isEnum: Bool { symbol.kind.identifier == "swift.enum" }
  var availability: [SymbolGraph.Availability] { symbol.availability ?? [] }
}

/// An initializer, or a case of an enum.
struct FixtureMaker: Equatable {
  /// What the values are made by.
  enum Kind: Equatable {
    /// One of the initializers of the type.
    case initializer
    /// The case of an enum with this name.
    case enumCase(String)
  }

  var kind: Kind
  var declaration: DeclarationSyntax
  var parameters: [FixtureParameter]
  /// The actor that it is isolated to.
  var globalActor: AttributeSyntax?
  var isPublic: Bool

  /// Whether it makes a value at once and for certain.
  ///
  /// Only then can its value be a default, which can't fail or wait.
  var isPlain: Bool { !declaration.isFailable && !declaration.isAsync && declaration.effect == .none }
}

/// A parameter of an initializer, or a value that comes with a case.
struct FixtureParameter: Equatable {
  /// The argument label; nil when calls write none.
  var label: String?
  var name: String?
  var type: TypeSyntax.PassedType
  /// The default as the source has it.
  var sourceDefault: String?
  /// Whether a fixture can't or shouldn't have it, so that the initializer's own default serves.
  var isLeftOut = false
}
