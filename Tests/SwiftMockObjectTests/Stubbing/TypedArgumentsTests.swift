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

  @Test func aListOfArgumentsIsHandedOverAsOne() throws {
    var all = try TypedArguments([1, Int??.some(nil) as Any], for: [Any?].self)
    let list = try all.next(as: [Any?].self)
    #expect(list.count == 2 && list[0] as? Int == 1 && list[1] == nil)
    var numbers = try TypedArguments([[1, 2, 3]], for: [Any?].self)
    #expect(try numbers.next(as: [Any?].self).count == 1)
    var only = try TypedArguments([[1, nil, 3] as [Any?]], for: [Any?].self)
    #expect(try only.next(as: [Any?].self).count == 3)
  }

  @Test func typesAreCounted() {
    #expect(argumentCount() == 0)
    #expect(argumentCount(Int.self, String.self, Int?.self) == 3)
  }
}
