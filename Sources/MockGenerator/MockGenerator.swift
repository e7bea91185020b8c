/// Writes mocks: the symbol graphs of a module in, Swift source text and findings out.
///
/// It reads and writes no files; the tool and the plugin around it do.
public enum MockGenerator {
  /// Writes a mock for each protocol of the module that the symbol graphs describe.
  ///
  /// - Parameters:
  ///   - symbolGraphs: The module's own graph, and those of other modules whose protocols its protocols inherit. The
  ///     first one is the module's own.
  ///   - options: Which protocols to mock, and how.
  /// - Returns: The mocks, in the order of their protocols' names, and what could not be mocked.
  /// - Throws: A `GeneratorError` when the input can't be read or the options name a protocol that isn't there.
  public static func generate(
    symbolGraphs: [SymbolGraphFile], options: GeneratorOptions = GeneratorOptions()
  ) throws(GeneratorError) -> GeneratorOutput {
    guard !symbolGraphs.isEmpty else { throw .noSymbolGraphs }
    var graphs: [SymbolGraph] = []
    for file in symbolGraphs { graphs.append(try file.graph()) }
    return try GeneratorRun(graphs, options).output()
  }
}
