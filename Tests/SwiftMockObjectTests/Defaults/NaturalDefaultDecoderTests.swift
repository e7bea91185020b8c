import Foundation
import Testing

@testable import SwiftMockObject

struct NaturalDefaultDecoderTests {
  @Test func everyMemberHasItsNaturalValue() throws {
    let order = try #require(naturalDefault(of: Order.self))
    #expect(order.id == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
    #expect(order.lines == [])
    #expect(order.total == 0)
    #expect(order.placed == Date(timeIntervalSinceReferenceDate: 0))
    #expect(order.page == URL(string: "about:blank"))
    #expect(order.buyer == Buyer(name: "", address: .init(street: "", floor: nil), kind: .person))
    #expect(order.range == 0..<0)
    #expect(order.size == CGSize(width: 0, height: 0))
  }

  @Test func containersOfEveryKindAnswer() throws {
    let odd = try #require(naturalDefault(of: Odd.self))
    #expect(odd.text == "")
    #expect(odd.numbers == [])
    #expect(odd.inner == 0)
    #expect(odd.first == false)
    #expect(odd.isNil)
  }

  @Test func aClassIsMadeTooWithItsSuperclass() throws {
    let dog = try #require(naturalDefault(of: Dog.self))
    #expect(dog.legs == 0)
    #expect(dog.name == "")
  }

  @Test func aTypeThatHoldsItselfOptionallyOrInAListIsMade() throws {
    #expect(try #require(naturalDefault(of: Tree.self)).children.isEmpty)
    #expect(try #require(naturalDefault(of: List.self)).next == nil)
  }

  @Test func aTypeThatAlwaysHoldsItselfHasNone() {
    #expect(naturalDefault(of: Endless.self) == nil)
    #expect(naturalDefault(of: Ping.self) == nil)
    #expect(naturalDefault(of: Growing<Int>.self) == nil)
  }

  @Test func aTypeWithAMemberThatHasNoneHasNone() {
    #expect(naturalDefault(of: Holder.self) == nil)
  }

  @Test func aTypeThatRefusesNaturalValuesHasNone() {
    #expect(naturalDefault(of: Picky.self) == nil)
    #expect(naturalDefault(of: Shape.self) == nil)
  }

  @Test func whatADecoderUsuallyHasIsThere() throws {
    let careless = try #require(naturalDefault(of: Careless.self))
    #expect(careless.path == "naturalDefault")
    #expect(careless.key == "")
  }

  @Test func loopsThatWaitForAnErrorEnd() throws {
    #expect(naturalDefault(of: NilSkipper.self) == nil)
    #expect(try #require(naturalDefault(of: Glutton.self)).numbers.count == 10_000)
    #expect(naturalDefault(of: Digger.self) == nil)
  }

  @Test func aDeclaredDefaultKeepsATypeFromBeingDecoded() {
    #expect(naturalDefault(of: Fragile.self)?.page == URL(string: "about:blank"))
  }

  @Test func aThrowingMethodReturnsTheSameValueAsAnyOther() throws {
    final class MockShop: MockObject<String> {
      func buyer() throws -> Buyer { try _onThrowingMethod("buyer") }
      func anyBuyer() -> Buyer { _onMethod("anyBuyer") }
    }
    #expect(try MockShop().buyer() == MockShop().anyBuyer())
  }

  @Test func typesOfFoundationAreDecodedToo() {
    #expect(naturalDefault(of: DateComponents.self) == DateComponents())
    #expect(naturalDefault(of: DateInterval.self)?.duration == 0)
    #expect(naturalDefault(of: IndexSet.self) == IndexSet())
    #expect(naturalDefault(of: IndexPath.self) == IndexPath())
    #expect(naturalDefault(of: URLComponents.self) == URLComponents())
    #expect(naturalDefault(of: Locale.self)?.identifier == "")
    #expect(naturalDefault(of: ClosedRange<Int>.self) == 0...0)
    #expect(naturalDefault(of: Measurement<UnitLength>.self)?.value == 0)
    #expect(naturalDefault(of: PersonNameComponents.self) == PersonNameComponents())
  }
}

private struct Order: Decodable {
  var id: UUID
  var lines: [Buyer]
  var total: Decimal
  var placed: Date
  var page: URL
  var buyer: Buyer
  var range: Range<Int>
  var size: CGSize
}

private struct Buyer: Decodable, Equatable {
  struct Address: Decodable, Equatable {
    var street: String
    var floor: Int?
  }
  enum Kind: String, Decodable, CaseIterable { case person, company }
  var name: String
  var address: Address
  var kind: Kind
}

private struct Odd: Decodable {
  enum Key: CodingKey { case a, b }
  var text: String
  var numbers: [Int] = []
  var inner: Int
  var first: Bool
  var isNil: Bool

  init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Key.self)
    text = try keyed.decode(String.self, forKey: .a)
    var list = try keyed.nestedUnkeyedContainer(forKey: .b)
    while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
    inner = try keyed.nestedContainer(keyedBy: Key.self, forKey: .a).decode(Int.self, forKey: .b)
    first = try list.nestedContainer(keyedBy: Key.self).decode(Bool.self, forKey: .a)
    isNil = try decoder.singleValueContainer().decodeNil()
  }
}

private class Animal: Decodable {
  var legs: Int
}

private final class Dog: Animal {
  enum Key: CodingKey { case name }
  var name: String
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }
}

private struct Tree: Decodable {
  var children: [Tree]
}

private final class List: Decodable {
  var next: List?
}

private final class Endless: Decodable {
  var next: Endless
}

private final class Ping: Decodable {
  var pong: Pong
}

private final class Pong: Decodable {
  var ping: Ping
}

private final class Growing<Element: Decodable>: Decodable {
  var next: Growing<Result<Element, CancellationError>.Wrapped>
}

extension Result where Success: Decodable {
  fileprivate struct Wrapped: Decodable {
    var value: Success
  }
}

private struct Holder: Decodable {
  var letter: Letter
}

private struct Letter: Decodable {
  init(from decoder: any Decoder) throws { throw CancellationError() }
}

private struct Picky: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text.isEmpty { throw CancellationError() }
  }
}

private enum Shape: Decodable {
  case circle(radius: Double)
  case square(side: Double)
}

/// Takes for granted what every decoder of a real format has.
private struct Careless: Decodable {
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  var path: String
  var key: String

  init(from decoder: any Decoder) throws {
    path = decoder.codingPath.last!.stringValue
    key = try decoder.container(keyedBy: Key.self).allKeys.first!.stringValue
  }
}

private struct NilSkipper: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while try list.decodeNil() {}
  }
}

private struct Glutton: Decodable {
  var numbers: [Int] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while let number = try? list.decode(Int.self) { numbers.append(number) }
  }
}

private struct Digger: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while true { list = try list.nestedUnkeyedContainer() }
  }
}

private struct Fragile: Decodable, NaturalDefault {
  static var naturalDefault: Fragile { Fragile(page: URL(string: "about:blank")!) }
  var page: URL

  init(page: URL) { self.page = page }
  init(from decoder: any Decoder) throws {
    page = URL(string: try decoder.singleValueContainer().decode(String.self))!
  }
}
