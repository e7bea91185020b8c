/// What is known about the fixtures of a run.
struct FixtureTable {
  /// What a mock must know of a fixture that it answers with.
  struct Fixture {
    /// The actor that it is isolated to.
    var actor: AttributeSyntax?
    /// Since when, and on which systems, it is there; empty if nothing limits it.
    var availability: [SymbolGraph.Availability] = []
  }

  /// Fixtures by the precise identifiers of their types.
  private var fixtures: [String: Fixture] = [:]
  /// Types whose fixture needs no arguments.
  private(set) var made: Set<String> = []

  /// The fixture of a type, whether it needs arguments or not.
  func fixture(of id: String) -> Fixture? { fixtures[id] }

  /// Whether `.fixture()` makes a value of the type, without arguments and without fail.
  func isMade(_ id: String) -> Bool { made.contains(id) }

  /// Notes that a type has a fixture.
  mutating func add(_ fixture: Fixture, for id: String) { fixtures[id] = fixture }

  /// Notes that the fixture of a type needs no arguments, so that it can be a default.
  mutating func setMade(_ id: String) { made.insert(id) }
}
