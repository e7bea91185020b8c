import Testing

@testable import MockGenerator

struct DeclaredFixturesTests {
  private func isPlain(_ name: String, in source: String) -> Bool? {
    var declared = DeclaredFixtures()
    declared.note(source: source)
    return declared.isPlain(name, in: "Bank")
  }

  @Test(arguments: [
    "extension User { static func fixture() -> User { User() } }",
    "extension User {\n  static func fixture(name: String = \"a, b\", tags: [Int] = [1, 2]) -> User { User() }\n}",
    "extension Bank.User { public static func fixture() -> Bank.User { .init() } }",
    "extension Depot {} ; extension User: Equatable where T == Int { static func fixture() -> Self { x } }",
    "struct A { func b() {} }\n\n@MainActor extension User { static func fixture(_ a: Int = 1) -> User { c } }",
  ])
  func fixturesWithoutArgumentsAreFound(_ source: String) {
    #expect(isPlain("User", in: source) == true)
  }

  @Test(arguments: [
    "extension User { static func fixture(name: String) -> User { User() } }",
    "extension User { static func fixture(name: String = \"\", id: Int) -> User { User() } }",
    "extension User { static func fixture() throws -> User { User() } }",
    "extension User { static func fixture() async -> User { User() } }",
    "extension User { static func fixture() -> User? { nil } }",
  ])
  func fixturesThatNeedMoreAreFoundToo(_ source: String) {
    #expect(isPlain("User", in: source) == false)
  }

  @Test(arguments: [
    "// extension User { static func fixture() -> User { User() } }",
    "let text = \"extension User { static func fixture() {} }\"",
    "extension User { func fixture() -> User { self } }",
    "extension Depot.User { static func fixture() -> User { self } }",
    "struct User {} ; static func fixture() {}",
  ])
  func nothingElseIsTakenForOne(_ source: String) {
    #expect(isPlain("User", in: source) == nil)
  }

  @Test func nestedTypesHaveTheirFullNames() {
    let inside = "extension Depot { struct X {}; enum Event { static func fixture() {} } }"
    #expect(isPlain("Depot.Event", in: inside) == true)
    #expect(isPlain("Depot.Event", in: "extension Depot.Event { static func fixture() {} }") == true)
  }
}
