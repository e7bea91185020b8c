import Testing

@testable import SwiftMockObject

private struct Box<Content> { var content: Content }
private protocol Shape {}
private protocol Feed<Item, Failure> { associatedtype Item; associatedtype Failure }
private struct ArrayLike<Element> { var element: Element }

@Suite("Names of types")
struct TypeNameTests {
  @Test func typesAreNamedAsTheyAreWritten() {
    let names: [(Any.Type, String)] = [
      (Int.self, "Int"), (String?.self, "String?"), (String??.self, "String??"), ([Int].self, "[Int]"),
      ([String: [Int?]].self, "[String: [Int?]]"), (Set<Int?>.self, "Set<Int?>"), ((any Error).self, "any Error"),
      ([any Error].self, "[any Error]"), ((any Error)?.self, "(any Error)?"), ((any Shape).self, "any Shape"),
      (Any.self, "Any"), (AnyObject.self, "AnyObject"), (Void.self, "Void"), (Box<Int?>.self, "Box<Int?>"),
      (Box<[String: Int]>.self, "Box<[String: Int]>"), (ArrayLike<Int>.self, "ArrayLike<Int>"),
      (((Int?) -> [Int]).self, "(Int?) -> [Int]"), ((() -> Void).self, "() -> Void"),
      (((Int) -> () -> Void).self, "(Int) -> () -> Void"),
      ((@Sendable (String?) async throws -> Void).self, "@Sendable (String?) async throws -> Void"),
      ((() -> Int)?.self, "(() -> Int)?"), ((Int, String?).self, "(Int, String?)"),
      ((any Collection<Int>).self, "any Collection<Int>"),
      ((any AsyncSequence<Int, Never>).self, "any AsyncSequence<Int, Never>"),
      ((any Feed<Int?, String>)?.self, "(any Feed<Failure == String, Item == Int?>)?"),
    ]
    for (type, name) in names { #expect(typeName(type) == name) }
    #expect(typeName(of: [1]) == "[Int]")
  }
}
