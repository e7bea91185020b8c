/// The fixtures of one run of the generator.
struct FixtureRun {
  private(set) var plan: FixturePlan
  private let reader: FixtureReader

  /// - Parameters:
  ///   - models: The protocols whose requirements mention types.
  ///   - wanted: Types that were asked for by name.
  ///   - declared: Those that the tests' own sources have.
  init(
    _ models: [ProtocolModel], wanted: [SymbolGraph.Symbol], declared: DeclaredFixtures, scope: NameScope,
    access: AccessLevel
  ) {
    reader = FixtureReader(scope: scope, access: access)
    var reach = FixtureReach(reader: reader)
    // The order of the graph is no promise, and which case of an enum is taken may hang on the order of the walk.
    for model in models.sorted(by: { $0.id < $1.id }) { reach.visit(model) }
    let names = wanted.map(\.identifier.precise)
    for id in names { reach.visit(id) }
    plan = FixturePlan(
      reach.types, reader: reader, declared: declared, wanted: Set(names))
  }

  /// The file; nil if there is no fixture to write.
  func file() -> GeneratedFile? {
    guard !plan.entries.isEmpty else { return nil }
    let renderer = FixtureRenderer(reader: reader, plan: plan, access: reader.access)
    return GeneratedFile(fixturesOf: reader.scope.index.module, contents: renderer.source())
  }
}
