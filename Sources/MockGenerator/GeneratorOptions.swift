/// Which protocols to mock, and how.
public struct GeneratorOptions: Sendable {
  /// The names of the protocols to mock; all the module's protocols when empty.
  public var protocols: [String] = []
  /// The names of protocols that get no mock.
  public var exceptions: [String] = []
  /// The names of types that the test target declares: a protocol whose mock is one of them gets none.
  public var declaredTypes: Set<String> = []
  /// Whether only protocols are mocked whose documentation contains `@mockable`.
  public var markedOnly = false
  /// How visible the mocks are.
  public var access: AccessLevel = .internal
  /// Whether the tests may say `@testable import`: without it, they see of the module what is public.
  public var isTestable = true
  /// Whether mocks get an initializer `init(forwardingTo:)`, with which unstubbed calls go to a real object.
  public var forwarding = false
  /// Whether the types that the mocked protocols mention get fixtures.
  public var fixtures = false
  /// The names of further types that get fixtures.
  public var fixtureTypes: [String] = []
  /// The fixtures that the tests' own sources declare, which are left alone.
  public var declaredFixtures = DeclaredFixtures()

  /// The mocks that the same test target gets of other modules' protocols, by the precise identifiers of these.
  ///
  /// Mocks may answer with them. Their modules must be among the symbol graphs.
  public var otherMocks: [String: String] = [:]

  /// The names of mocks that protocols of other modules have in the same test target.
  ///
  /// A mock that would have one of these is called after its module, too: `MockBankLedger` in place of `MockLedger`.
  public var sharedNames: Set<String> = []

  /// The text of a source file, or nil where there is none to be had.
  ///
  /// A symbol graph does not tell everything that a mock needs: the names of SPI groups, the modules of C types, and whether
  /// other builds see another protocol.
  public var sourceText: @Sendable (_ path: String) -> String? = { _ in nil }

  /// Creates the default options: internal mocks of all protocols.
  public init() {}
}
