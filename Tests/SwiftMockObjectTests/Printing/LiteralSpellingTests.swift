import Foundation
import Testing

@testable import SwiftMockObject

private enum GaugeMethods { case level, small, label }

private final class MockGauge: MockObject<GaugeMethods> {
  func level() -> Double? { _onMethod(.level, defaultReturn: 0.5) }
  func small() -> UInt8 { _onMethod(.small, defaultReturn: 1) }
  func label() -> Substring { _onMethod(.label, defaultReturn: "-") }
}

struct LiteralSpellingTests {
  @Test func aLiteralOfAnotherTypeIsWrittenAsTheWantedOne() {
    #expect(literalSpelling(of: 5, as: Double.self) == "Double(5)")
    #expect(literalSpelling(of: 5, as: Float??.self) == "Float(5)")
    #expect(literalSpelling(of: -5, as: Int8.self) == "Int8(-5)")
    #expect(literalSpelling(of: 1.5, as: Decimal.self) == "\(Decimal.self)(1.5)")
    #expect(literalSpelling(of: "a\"b", as: Substring.self) == #"Substring("a\"b")"#)
    #expect(literalSpelling(of: "a", as: Character.self) == #"Character("a")"#)
  }

  @Test func whatTheTypeCannotHoldHasNoSpelling() {
    #expect(literalSpelling(of: 300, as: UInt8.self) == nil)
    #expect(literalSpelling(of: -1, as: UInt.self) == nil)
    #expect(literalSpelling(of: 1.5, as: Int.self) == nil)
    #expect(literalSpelling(of: "ab", as: Character.self) == nil)
    #expect(literalSpelling(of: 5, as: String.self) == nil)
    #expect(literalSpelling(of: Float(1), as: Double.self) == nil)
  }

  @Test func aStubOfAnotherTypeHintsAtTheSpelling() {
    let gauge = MockGauge()
    gauge.methodReference(.level).setCustomBehaviorToReturn(5, filePath: "T.swift", line: 1)
    gauge.methodReference(.small).setCustomBehaviorToReturn(5, filePath: "T.swift", line: 2)
    gauge.methodReference(.label).setCustomBehaviorToReturn("x", filePath: "T.swift", line: 3)
    let failures = reports {
      #expect(gauge.level() == 0.5)
      #expect(gauge.small() == 1)
      #expect(gauge.label() == "-")
    }
    #expect(
      failures == [
        """
        T.swift:1: MockGauge.level must return Double?, but its stub returned Int 5.
          called as MockGauge.level()
          stub set at T.swift:1
          hint: write it as Double(5)
        """,
        """
        T.swift:2: MockGauge.small must return UInt8, but its stub returned Int 5.
          called as MockGauge.small()
          stub set at T.swift:2
          hint: write it as UInt8(5)
        """,
        """
        T.swift:3: MockGauge.label must return Substring, but its stub returned String "x".
          called as MockGauge.label()
          stub set at T.swift:3
          hint: write it as Substring("x")
        """,
      ])
  }
}
