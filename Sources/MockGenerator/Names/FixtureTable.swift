/// What is known about the fixtures of a run.
struct FixtureTable {
  struct Fixture {
    /// The actor that it is isolated to.
    var actor: AttributeSyntax?
    var availability: [SymbolGraph.Availability] = []
  }

  private var fixtures: [String: Fixture] = [:]
  private(set) var made: Set<String> = []

  /// The fixture of a type, whether it needs arguments or not.
  func fixture(of id: String) -> Fixture? { fixtures[id] }

  /// Whether `.fixture()` makes a value of the type, without arguments and without fail.
  func isMade(_ id: String) -> Bool { made.contains(id) }

  mutating func add(_ fixture: Fixture, for id: String) { fixtures[id] = fixture }

  mutating func setMade(_ id: String) { made.insert(id) }
}
