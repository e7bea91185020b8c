import Testing

@testable import SwiftMockObject

private class Animal {}
private final class Dog: Animal {}

struct CastingTests {
  @Test func aValueOfTheVeryTypeComesBack() {
    #expect(cast(5, to: Int.self) == 5)
    #expect(cast("x", to: String.self) == "x")
    #expect(cast([1], to: [Int].self) == [1])
  }

  @Test func aValueOfAnotherTypeDoesNot() {
    #expect(cast(5, to: String.self) == nil)
    #expect(cast(nil, to: Int.self) == nil)
    #expect(cast("x", to: Int?.self) == Int??.none)
  }

  @Test func aSubclassAndAConformingTypeDo() {
    let dog = Dog()
    #expect(cast(dog, to: Animal.self) === dog)
    #expect(cast(5, to: (any CustomStringConvertible).self)?.description == "5")
    #expect(cast(dog, to: Animal?.self).map { $0 === dog } == true)
  }

  @Test func everyStateOfANestedOptionalIsKept() {
    func read(_ value: Any?) -> String??? { cast(value, to: String??.self) }
    #expect(read(nil) == .some(.none))
    #expect(read(String?.none as Any) == .some(.some(.none)))
    #expect(read(String??.none as Any) == .some(.none))
    #expect(read(String??.some(.none) as Any) == .some(.some(.none)))
    #expect(read("x") == "x")
    #expect(read(String??.some("x") as Any) == "x")
    #expect(read(Any?.none as Any) == .some(.none))
  }

  @Test func aDeeperOptionalIsFlattened() {
    #expect(cast(Int???.some(.some(5)) as Any, to: Int.self) == 5)
    #expect(cast(Int???.some(.some(5)) as Any, to: Int?.self) == 5)
    #expect(cast(Int???.some(.none) as Any, to: Int?.self) == .some(.none))
    #expect(cast(Int???.some(.none) as Any, to: Int.self) == nil)
  }

  @Test func anAnyTakesAnything() {
    #expect(cast(5, to: Any.self) as? Int == 5)
    #expect(cast(5, to: Any?.self) as? Int == 5)
    #expect(cast(nil, to: Any?.self).map { $0 == nil } == true)
    #expect(cast(nil, to: Any.self) != nil)
    #expect(cast(5, to: Any.self).map { type(of: $0) == Int.self } == true)
  }

  @Test func aBoxGivesWhatItHolds() {
    #expect(cast(InoutArgument(5), to: Int.self) == 5)
    #expect(cast(InoutArgument<Int?>(nil), to: Int?.self) == .some(.none))
    #expect(cast(InoutArgument(5), to: InoutArgument<Int>.self)?.value == 5)
  }

  @Test func aFunctionComesBackAsItsOwnTypeWhetherMarkedSendableOrNot() {
    let plain: (Int) -> Int = { $0 + 1 }
    let sendable: @Sendable (Int) -> Int = { $0 + 2 }
    #expect(cast(plain, to: ((Int) -> Int).self)?(1) == 2)
    #expect(cast(plain, to: ((Int) throws -> Int).self) != nil)
    #expect(cast(sendable, to: (@Sendable (Int) -> Int).self)?(1) == 3)
    #expect(cast(sendable, to: ((Int) -> Int).self)?(1) == 3)
    #expect(cast(sendable, to: ((Int) -> String).self) == nil)
    #expect(cast(plain, to: (@Sendable (Int) -> Int).self) == nil)
  }
}
