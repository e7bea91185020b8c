import Testing

@testable import SwiftMockObject

private struct Account: Equatable, NaturalDefault {
  var owner: String
  static var naturalDefault: Account { Account(owner: "nobody") }
}

private final class Clock: NaturalDefault {
  static var naturalDefault: Clock { Clock() }
}

struct NaturalDefaultTests {
  @Test func aTypeOfTheUsersJoins() {
    #expect(naturalDefault() == Account(owner: "nobody"))
    #expect(naturalDefault(of: Clock.self) != nil)
  }

  @Test func anOptionalOfItIsStillNil() throws {
    #expect(try #require(naturalDefault(of: Account?.self)) == nil)
  }

  @Test func anArrayOfItIsStillEmpty() {
    #expect(naturalDefault() == [Account]())
  }
}
