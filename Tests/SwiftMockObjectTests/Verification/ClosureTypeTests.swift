import Testing

@testable import SwiftMockObject

struct ClosureTypeTests {
  @Test func aTypeIsTakenApart() {
    let types: [(Any.Type, String, Bool, String)] = [
      ((() -> Void).self, "()", false, "Void"),
      ((@Sendable (Int, String) throws -> Bool).self, "(Int, String)", false, "Bool"),
      ((((Int) -> Bool) async -> (Int) -> Void).self, "((Int) -> Bool)", true, "(Int) -> Void"),
    ]
    for (type, parameters, isAsync, result) in types {
      let closure = ClosureType(type)
      #expect(closure?.parameters == parameters)
      #expect(closure?.isAsync == isAsync)
      #expect(closure?.result == result)
    }
  }

  @Test func otherTypesAreNone() {
    for type in [Int.self, (Int, String).self, [() -> Void].self, (() -> Void)?.self, Void.self] as [Any.Type] {
      #expect(ClosureType(type) == nil)
    }
  }
}
