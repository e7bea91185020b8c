import Foundation
import Testing

@testable import SwiftMockObject

struct NaturalDefaultSearchTests {
  @Test func optionalsAreNil() throws {
    #expect(try #require(naturalDefault(of: Int?.self)) == nil)
    #expect(try #require(naturalDefault(of: Int??.self)) == nil)
    #expect(try #require(naturalDefault(of: (() -> Void)?.self)) == nil)
    #expect(try #require(naturalDefault(of: (any Error)?.self)) == nil)
    #expect(try #require(naturalDefault(of: Any?.self)) == nil)
  }

  @Test func nothingIsReturnedForVoid() {
    #expect(naturalDefault(of: Void.self) != nil)
  }

  @Test func numbersAreZero() {
    #expect(naturalDefault() == 0)
    #expect(naturalDefault() == UInt8(0))
    #expect(naturalDefault() == 0.0)
    #expect(naturalDefault() == Float(0))
    #expect(naturalDefault() == CGFloat(0))
    #expect(naturalDefault() == Decimal(0))
    #expect(naturalDefault() == Duration.zero)
    #expect(naturalDefault() == SIMD2<Float>(0, 0))
    #expect(naturalDefault() == false)
  }

  @Test func textsAndCollectionsAreEmpty() {
    #expect(naturalDefault() == "")
    #expect(naturalDefault() == Substring())
    #expect(naturalDefault() == [User]())
    #expect(naturalDefault() == ArraySlice<Int>())
    #expect(naturalDefault() == Set<String>())
    #expect(naturalDefault() == [String: User]())
    #expect(naturalDefault() == Data())
    #expect(naturalDefault() == CharacterSet())
    #expect(naturalDefault() == Rights())
    #expect(naturalDefault(of: AnySequence<User>.self).map(Array.init) == [])
    #expect(naturalDefault(of: AnyCollection<User>.self).map(Array.init) == [])
  }

  @Test func aCaseIterableTypeIsItsFirstCase() {
    #expect(naturalDefault() == Color.red)
    #expect(naturalDefault(of: Nobody.self) == nil)
  }

  @Test func aRawRepresentableTypeHasANaturalRawValue() {
    #expect(naturalDefault() == AccountID(rawValue: ""))
    #expect(naturalDefault() == Level.none)
    #expect(naturalDefault(of: Grade.self) == nil)
  }

  @Test func whatATypeDeclaresGoesBeforeAllElse() {
    #expect(naturalDefault() == Weekday.monday)
    #expect(naturalDefault() == Money(cents: 1))
  }

  @Test func whatHasNoneHasNone() {
    #expect(naturalDefault(of: User.self) == nil)
    #expect(naturalDefault(of: Session.self) == nil)
    #expect(naturalDefault(of: Character.self) == nil)
    #expect(naturalDefault(of: Any.self) == nil)
    #expect(naturalDefault(of: AnyObject.self) == nil)
    #expect(naturalDefault(of: (any Error).self) == nil)
    #expect(naturalDefault(of: (() -> Void).self) == nil)
    #expect(naturalDefault(of: Int.Type.self) == nil)
    #expect(naturalDefault(of: Never.self) == nil)
    #expect(naturalDefault(of: Result<Never, any Error>.self) == nil)
  }
}

private struct Rights: OptionSet, Equatable {
  var rawValue: Int
}

private enum Color: CaseIterable { case red, green }

private enum Nobody: CaseIterable {}

private struct AccountID: RawRepresentable, Equatable {
  var rawValue: String
}

private enum Level: Int { case none, some }

private enum Grade: Int, Decodable { case good = 1, bad }

private enum Weekday: CaseIterable, NaturalDefault {
  case sunday, monday
  static var naturalDefault: Weekday { .monday }
}

private struct Money: AdditiveArithmetic, NaturalDefault {
  var cents: Int
  static var zero: Money { Money(cents: 0) }
  static var naturalDefault: Money { Money(cents: 1) }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
}
