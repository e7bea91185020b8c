/// What one run of the generator produced.
public struct GeneratorOutput: Sendable {
  /// One file for each mock, in the order of their names.
  public var files: [GeneratedFile] = []
  /// What could not be mocked, or needs the reader's attention.
  public var findings: [Finding] = []
  /// The full names of all protocols of the module, those included that no mock was asked for.
  public var protocolNames: [String] = []
  /// The full names of the protocols that got no mock because a type of its name is declared already, with that type's name.
  public var declaredMocks: [String: String] = [:]
  /// The names that fixtures were asked for and that are none of the module's types, with names that are like them.
  public var unknownTypes: [String: [String]] = [:]

  /// The names of the mocks by the precise identifiers of their protocols.
  public var mocks: [String: String] = [:]
  /// The precise identifiers of the protocols of other modules that requirements return.
  public var returnedProtocols: Set<String> = []

  /// Creates an empty output.
  public init() {}
}
