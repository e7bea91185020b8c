import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct HandWrittenFixturesTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func aFixtureInTheTestTargetIsLeftAlone() throws {
    #expect(try fixtures().contains("extension User {"))
    try temporary.write("extension User { static func fixture() -> User { User(id: 1) } }\n", to: "Users.swift")
    #expect(try fixtures() == "")
  }

  @Test func whatTheGeneratorWroteForTheModuleIsNoFixtureOfTheUsers() throws {
    try temporary.write(
      GeneratedFile.fixturesMarker + "Bank.\nextension User { static func fixture() -> User { User(id: 1) } }\n",
      to: "Mocks/BankFixtures.swift")
    #expect(try fixtures().contains("extension User {"))
    // Of another module, which this run leaves alone, it is there already.
    try temporary.write(
      GeneratedFile.fixturesMarker + "Shop.\nextension User { static func fixture() -> User { User(id: 1) } }\n",
      to: "Mocks/ShopFixtures.swift")
    #expect(try fixtures() == "")
  }

  @Test func twoModulesThatShareAFolderDeclareAFixtureOnce() throws {
    var options = GeneratorOptions()
    options.fixtureTypes = ["User"]
    var generation = Generation()
    for _ in 1...2 { try generation.add([graph], folder: "A", options: options) }
    try generation.add([graph], folder: "B", options: options)
    #expect(generation.modules.map(\.output.files.count) == [1, 0, 1])
  }

  private func fixtures() throws -> String {
    var options = GeneratorOptions()
    options.fixtureTypes = ["User"]
    var generation = Generation()
    let folder = temporary.path + "/Mocks"
    options.declaredFixtures = HandWrittenFixtures.beside(folder, besides: ["Bank"])
    try generation.add([graph], folder: folder, options: options)
    return generation.modules.flatMap(\.output.files).map(\.contents).joined()
  }

  /// A module with one type, `User`.
  private var graph: SymbolGraphFile {
    let text = """
      {
        "metadata": {"generator": "Swift"}, "module": {"name": "Bank"},
        "symbols": [
          {
            "kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:4Bank4UserV"},
            "pathComponents": ["User"], "accessLevel": "internal",
            "declarationFragments": [{"kind": "text", "spelling": "struct User"}]
          },
          {
            "kind": {"identifier": "swift.init"}, "identifier": {"precise": "s:4Bank4UserVinit"},
            "pathComponents": ["User", "init(id:)"], "accessLevel": "internal",
            "declarationFragments": [
              {"kind": "text", "spelling": "init("}, {"kind": "externalParam", "spelling": "id"},
              {"kind": "text", "spelling": ": "},
              {"kind": "typeIdentifier", "spelling": "Int", "preciseIdentifier": "s:Si"},
              {"kind": "text", "spelling": ")"}
            ]
          }
        ],
        "relationships": [{"kind": "memberOf", "source": "s:4Bank4UserVinit", "target": "s:4Bank4UserV"}]
      }
      """
    return SymbolGraphFile(name: "Bank.symbols.json", data: Data(text.utf8))
  }
}
