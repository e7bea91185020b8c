import Testing

@testable import SwiftMockObject

private protocol Clock {}
private struct StubClock: Clock {}

struct NaturalDefaultsTests {
  @Test func aValueThatIsSetGoesBeforeTheNaturalOne() {
    var defaults = NaturalDefaults()
    defaults.set(5, for: Int.self)
    #expect(naturalDefault(overrides: defaults) == 5)
    #expect(naturalDefault(overrides: defaults) == UInt8(0))
    #expect(naturalDefault() == 0)
    defaults.set(6)
    #expect(naturalDefault(overrides: defaults) == 6)
  }

  @Test func typesThatHaveNoneGetOne() {
    var defaults = NaturalDefaults()
    defaults.set(User(name: "Ann", age: 3))
    defaults.set(StubClock(), for: (any Clock).self)
    defaults.set({ $0 + 1 }, for: ((Int) -> Int).self)
    #expect(naturalDefault(overrides: defaults) == User(name: "Ann", age: 3))
    #expect(naturalDefault(of: (any Clock).self, overrides: defaults) is StubClock)
    #expect(naturalDefault(of: ((Int) -> Int).self, overrides: defaults)?(1) == 2)
  }

  @Test func anOptionalIsATypeOfItsOwn() throws {
    var defaults = NaturalDefaults()
    defaults.set(5, for: Int.self)
    #expect(try #require(naturalDefault(of: Int?.self, overrides: defaults)) == nil)
    defaults.set(6, for: Int?.self)
    #expect(try #require(naturalDefault(of: Int?.self, overrides: defaults)) == 6)
    defaults.set(nil, for: Int?.self)
    #expect(try #require(naturalDefault(of: Int?.self, overrides: defaults)) == nil)
  }

  @Test func theExpressionIsEvaluatedForEachUse() {
    var defaults = NaturalDefaults()
    defaults.set(Session(id: 1))
    let first = naturalDefault(of: Session.self, overrides: defaults)
    #expect(first != nil && first !== naturalDefault(of: Session.self, overrides: defaults))
  }

  @Test func membersFollowTheTableToo() {
    var defaults = NaturalDefaults()
    defaults.set("Ann")
    #expect(naturalDefault(overrides: defaults) == Account(owner: "Ann"))
    #expect(naturalDefault(of: (Int, String).self, overrides: defaults)?.1 == "Ann")
  }

  @Test func aTypeCanBeKeptFromBeingDecoded() {
    var defaults = NaturalDefaults()
    defaults.neverDecode(Explosive.self)
    #expect(naturalDefault(of: Explosive.self, overrides: defaults) == nil)
    #expect(naturalDefault(of: Chest.self, overrides: defaults) == nil)
    #expect(naturalDefault(overrides: defaults) == Account(owner: ""))
    defaults.set(Explosive())
    #expect(naturalDefault(of: Chest.self, overrides: defaults) != nil)
  }
}

private struct Account: Decodable, Equatable {
  var owner: String
}

private struct Explosive: Decodable {
  init() {}
  init(from decoder: any Decoder) throws { Issue.record("It was decoded.") }
}

private struct Chest: Decodable {
  var content: Explosive
}
