import Testing

@testable import SwiftMockObject

struct TypedArgumentsTests {
  @Test func argumentsComeInOrderAndAsTheirTypes() throws {
    var arguments = try TypedArguments([1, "x", nil, Int??.some(2) as Any], count: 4)
    #expect(try arguments.next(as: Int.self) == 1)
    #expect(try arguments.next(as: String.self) == "x")
    #expect(try arguments.next(as: Bool?.self) == nil)
    #expect(try arguments.next(as: Int.self) == 2)
  }

  @Test func anotherNumberIsAMisfit() {
    #expect {
      _ = try TypedArguments([1, 2], count: 3)
    } throws: {
      if case Reply.Misfit.argumentCount(takes: 3) = $0 { true } else { false }
    }
  }

  @Test func anotherTypeIsAMisfitWithItsPosition() throws {
    var arguments = try TypedArguments([1, nil], count: 2)
    _ = try arguments.next(as: Int.self)
    #expect {
      _ = try arguments.next(as: String.self)
    } throws: {
      if case Reply.Misfit.argumentType(position: 2, takes: let type) = $0 { type == String.self } else { false }
    }
  }

  @Test func typesAreCounted() {
    #expect(argumentCount() == 0)
    #expect(argumentCount(Int.self, String.self, Int?.self) == 3)
  }
}
