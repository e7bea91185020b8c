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

  /// Creates an empty output.
  public init() {}
}
