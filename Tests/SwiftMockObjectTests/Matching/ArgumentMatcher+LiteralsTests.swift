import Foundation
import Testing

@testable import SwiftMockObject

private struct UserID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, Equatable {
  var text: String
  init(integerLiteral value: UInt16) { text = String(value) }
  init(stringLiteral value: String) { text = value }
}

private struct SceneID: ExpressibleByStringLiteral, Equatable {
  var text: String
  init(stringLiteral value: StaticString) { text = value.description }
}

struct ArgumentMatcherLiteralsTests {
  @Test func anIntegerLiteralAcceptsNumbersOfEveryType() {
    let three: ArgumentMatcher = 3
    #expect(accepts(three, 3))
    #expect(accepts(three, UInt8(3)))
    #expect(accepts(three, Int64??.some(3) as Any))
    #expect(accepts(three, 3.0))
    #expect(accepts(three, Float(3)))
    #expect(accepts(three, Decimal(3)))
    #expect(accepts(three, 3 as UserID))
    #expect(!accepts(three, 4))
    #expect(!accepts(three, UInt8(4)))
    #expect(!accepts(three, 3.5))
    #expect(!accepts(three, "3"))
    #expect(!accepts(three, nil))
  }

  @Test func aLiteralThatDoesNotFitTheTypeAcceptsNothing() {
    #expect(!accepts(300, UInt8(44)))
    #expect(!accepts(-1, UInt.max))
    #expect(!accepts(-1, 65535 as UserID))
  }

  @Test func aFloatLiteralAcceptsFloatingPointNumbersOfEveryType() {
    let tenth: ArgumentMatcher = 0.1
    #expect(accepts(tenth, 0.1))
    #expect(accepts(tenth, Float(0.1)))
    #expect(accepts(tenth, CGFloat(0.1)))
    #expect(!accepts(tenth, 0.2))
    #expect(!accepts(3.0, 3))
  }

  @Test func aStringLiteralAcceptsTextsOfEveryType() {
    let x: ArgumentMatcher = "x"
    #expect(accepts(x, "x"))
    #expect(accepts(x, "xy".prefix(1)))
    #expect(accepts(x, Character("x")))
    #expect(accepts(x, "x" as UserID))
    #expect(accepts(x, "x" as SceneID))
    #expect(accepts("żó", "żó" as SceneID))
    #expect(accepts(x, "x" as StaticString))
    #expect(accepts(x, "x" as Unicode.Scalar))
    #expect(!accepts(x, "y"))
    #expect(!accepts(x, "y" as SceneID))
    #expect(!accepts(x, "y" as StaticString))
    #expect(!accepts(x, "y" as Unicode.Scalar))
    #expect(!accepts("xx", "x" as Unicode.Scalar))
    #expect(!accepts(x, Character("y")))
    #expect(!accepts("", Character("y")))
    #expect(!accepts(x, nil))
    #expect(accepts("\(1)x", "1x"))
  }

  @Test func aBooleanLiteralAcceptsABool() {
    #expect(accepts(true, true))
    #expect(!accepts(true, false))
    #expect(!accepts(true, 1))
    #expect(!accepts(true, nil))
  }

  @Test func theNilLiteralAcceptsNil() {
    #expect(accepts(nil, Int?.none as Any))
    #expect(!accepts(nil, 0))
  }
}
