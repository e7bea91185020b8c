import Foundation
import SwiftMockObject
import Testing

/// Values that have no `Equatable`, of every kind that a test may pass about.
private enum Light { case red, green }
private enum Size: Int { case small = 1, medium = 2 }
private enum Signal {
  case plain(Light), timed(Light, seconds: Int), named(name: String), off, idle
  indirect case relayed(Signal)
}
private struct Crossing {
  var light: Light
  var size: Size
  var last: Light?
}
private struct Plain { var number: Int }
private struct Item {
  var name: String
  var price: Double
}
private struct Receipt {
  var items: [Item]
  var note: Any? = nil
}
private class Vehicle {
  var wheels: Int
  init(wheels: Int) { self.wheels = wheels }
}
private final class Truck: Vehicle {
  var load: Plain
  init(wheels: Int, load: Int) {
    self.load = Plain(number: load)
    super.init(wheels: wheels)
  }
}
private final class Node {
  var value: Int
  var next: Node?
  weak var back: Node?
  init(_ value: Int) { self.value = value }
}

private func ring(_ values: [Int]) -> Node {
  let nodes = values.map(Node.init)
  for (position, node) in nodes.enumerated() {
    node.next = nodes[(position + 1) % nodes.count]
    node.next?.back = node
  }
  return nodes[0]
}

private func unlink(_ ring: Node) { ring.next = nil }

private struct Veiled: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
  var secret: Int
  var description: String { "veiled" }
  var debugDescription: String { "veiled" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
private enum Mood: CustomStringConvertible, CustomReflectable {
  case calm, cross, mixed(Any)
  var description: String { "a mood" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
@propertyWrapper private struct Clamped { var wrappedValue: Int }
private final class Cached {
  @Clamped var level: Int
  lazy var title = "level \(level)"
  init(level: Int) { _level = Clamped(wrappedValue: level) }
}
private struct Stamped: Equatable {
  var id: Int
  var at: Double
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
private struct Measure: Equatable {
  var name: String
  var value: Double
}
private struct Unequal: Equatable {
  var id = 1
  static func == (left: Self, right: Self) -> Bool { false }
}
private final class Identified: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
}
private final class Numbered: NSObject {
  let number: Int
  var note = ""
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Numbered)?.number == number }
  override var hash: Int { number }
}
private struct Failure: Error { var code: Int }
private protocol Shape {}
private protocol Measured<Unit> { associatedtype Unit }
private struct Square: Shape, Measured {
  typealias Unit = Int
  var side: Int
}
private struct Circle: Shape { var radius: Int }
private struct Drawing { var shape: any Shape }
private actor Counter { var count = 0 }

private func paths(_ expected: Any?, _ actual: Any?) -> [String] {
  structuralDifferences(expected: expected, actual: actual).map(\.description)
}

/// Both functions must agree, in both directions.
private func expectEqual(_ a: Any?, _ b: Any?, _ location: SourceLocation = #_sourceLocation) {
  #expect(structurallyEqual(a, b), sourceLocation: location)
  #expect(structurallyEqual(b, a), sourceLocation: location)
  #expect(paths(a, b) == [], sourceLocation: location)
}

private func expectDifferent(
  _ a: Any?, _ b: Any?, _ differences: String..., location: SourceLocation = #_sourceLocation
) {
  #expect(!structurallyEqual(a, b), sourceLocation: location)
  #expect(!structurallyEqual(b, a), sourceLocation: location)
  #expect(paths(a, b) == differences, sourceLocation: location)
  #expect(paths(b, a).count == differences.count, sourceLocation: location)
}

@Suite("Structural equality")
struct StructuralEqualityTests {
  @Test func structsAreComparedPropertyByProperty() {
    expectEqual(Item(name: "tea", price: 2), Item(name: "tea", price: 2))
    expectDifferent(
      Receipt(items: [Item(name: "tea", price: 2), Item(name: "milk", price: 12.5)]),
      Receipt(items: [Item(name: "tea", price: 2), Item(name: "milk", price: 12)]),
      "items[1].price: expected 12.5, got 12.0")
  }

  @Test func enumCasesWithoutPayloadDiffer() {
    for _ in 0..<100 {
      expectEqual(Light.red, Light.red)
      expectDifferent(Light.red, Light.green, "expected .red, got .green")
      expectDifferent(Size.small, Size.medium, "expected .small, got .medium")
      expectDifferent(Signal.off, Signal.idle, "expected .off, got .idle")
      expectDifferent(
        Crossing(light: .red, size: .small, last: nil), Crossing(light: .red, size: .medium, last: nil),
        "size: expected .small, got .medium")
      expectDifferent(
        Crossing(light: .red, size: .small, last: .red), Crossing(light: .red, size: .small, last: .green),
        "last: expected .red, got .green")
    }
  }

  @Test func enumPayloadsAreCompared() {
    expectEqual(Signal.timed(.red, seconds: 1), Signal.timed(.red, seconds: 1))
    expectDifferent(Signal.plain(.red), Signal.plain(.green), "plain: expected .red, got .green")
    expectDifferent(
      Signal.timed(.red, seconds: 1), Signal.timed(.red, seconds: 2), "timed.seconds: expected 1, got 2")
    expectDifferent(
      Signal.timed(.red, seconds: 1), Signal.timed(.green, seconds: 1), "timed.0: expected .red, got .green")
    expectDifferent(Signal.named(name: "a"), Signal.named(name: "b"), #"named.name: expected "a", got "b""#)
    expectDifferent(Signal.off, Signal.plain(.red), "expected .off, got .plain(.red)")
    expectDifferent(
      Signal.relayed(.relayed(.plain(.red))), Signal.relayed(.relayed(.plain(.green))),
      "relayed.relayed.plain: expected .red, got .green")
  }

  @Test func tuplesAreComparedByPosition() {
    expectEqual((1, b: Plain(number: 2)), (1, b: Plain(number: 2)))
    expectDifferent((1, b: Plain(number: 2)), (1, b: Plain(number: 3)), "b.number: expected 2, got 3")
    expectDifferent((1, "x"), (2, "x"), "0: expected 1, got 2")
    expectEqual((), ())
  }

  @Test func optionalsCountAsWhatTheyHold() {
    expectEqual(nil, nil)
    expectEqual(nil as Int?, nil as String?)
    expectEqual(3 as Int?, 3)
    expectEqual(3 as Int?? as Any?, 3)
    expectDifferent(nil, 3, "expected nil, got 3")
    expectEqual([nil as Int? as Any], [nil as String? as Any])
    expectEqual([3 as Int? as Any], [3] as [Any])
    expectDifferent(Receipt(items: [], note: nil), Receipt(items: [], note: 1), "note: expected nil, got 1")
  }

  @Test func optionalsOfOneTypeAreToldApartAtAnyDepth() {
    struct Nested { var value: Plain??? }
    expectEqual(Nested(value: Plain(number: 1)), Nested(value: Plain(number: 1)))
    expectDifferent(
      Nested(value: Plain(number: 1)), Nested(value: Plain(number: 2)), "value.number: expected 1, got 2")
    expectDifferent(
      Nested(value: .some(.some(nil))), Nested(value: .some(nil)), "value: expected .some(nil), got nil")
    expectDifferent(Nested(value: .some(nil)), Nested(value: nil), "value: expected .some(nil), got nil")
  }

  @Test func listsAreComparedInTheirOrder() {
    expectEqual([Plain(number: 1)], [Plain(number: 1)])
    expectDifferent([1, 2], [2, 1], "[0]: 1 has moved to [1]")
    expectDifferent([1, 2, 3], [1, 3], "[1]: 2 is missing")
    expectDifferent([1, 3], [1, 2, 3], "[1]: 2 was not expected")
    expectDifferent([1, 2, 3][1...], [1, 2, 4][1...], "[1]: expected 3, got 4")
    expectDifferent(
      ContiguousArray([Plain(number: 1)]), ContiguousArray([Plain(number: 2)]), "[0].number: expected 1, got 2")
    expectDifferent(
      ["a": Plain(number: 1)] as KeyValuePairs, ["a": Plain(number: 2)] as KeyValuePairs,
      "[0].value.number: expected 1, got 2")
  }

  @Test func setsAndDictionariesAreEqualInAnyOrder() {
    for shift in 0..<200 {
      let keys = (0..<50).map { "k\($0)" }
      var a: [String: Plain] = [:]
      var b: [String: Plain] = [:]
      for key in keys { a[key] = Plain(number: key.count) }
      for index in keys.indices {
        let key = keys[(index + shift) % 50]
        b[key] = Plain(number: key.count)
      }
      expectEqual(a, b)
      expectEqual(Set(keys), Set(keys.reversed()))
    }
  }

  @Test func dictionariesDifferByKeyInTheOrderOfTheKeys() {
    expectDifferent(["x": Plain(number: 1)], ["x": Plain(number: 2)], #"["x"].number: expected 1, got 2"#)
    expectDifferent(
      ["x": Plain(number: 1)], ["y": Plain(number: 1)], #"["x"]: Plain(number: 1) is missing"#,
      #"["y"]: Plain(number: 1) was not expected"#)
    for _ in 0..<20 {
      let numbers = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, Plain(number: $0)) })
      let others = numbers.mapValues { Plain(number: $0.number + 1) }
      #expect(paths(numbers, others) == (0..<12).map { "[\($0)].number: expected \($0), got \($0 + 1)" })
    }
  }

  @Test func setsDifferByMember() {
    expectDifferent(Set(["a", "b"]), Set(["a", "c"]), #""b" is missing"#, #""c" was not expected"#)
  }

  @Test func dictionariesOfMixedContentsAreCompared() {
    let expected: [AnyHashable: Any] = ["a": 1, 2: ["x", Plain(number: 3)] as [Any], "c": Light.red]
    let actual: [AnyHashable: Any] = ["a": 1, 2: ["x", Plain(number: 4)] as [Any], "c": Light.red]
    expectEqual(expected, expected)
    expectDifferent(expected, actual, "[2][1].number: expected 3, got 4")
  }

  @Test func typesMustBeTheSame() {
    expectDifferent(1, "1", #"expected 1 (Int), got "1" (String)"#)
    expectDifferent(1, 1 as Int8, "expected 1 (Int), got 1 (Int8)")
    expectDifferent(
      Vehicle(wheels: 4), Truck(wheels: 4, load: 1),
      "expected Vehicle(wheels: 4) (Vehicle), got Truck(wheels: 4, load: Plain(number: 1)) (Truck)")
  }

  @Test func errorsAreCompared() {
    expectEqual(Failure(code: 1) as any Error, Failure(code: 1) as any Error)
    expectDifferent(Failure(code: 1) as any Error, Failure(code: 2) as any Error, "code: expected 1, got 2")
    let error = NSError(domain: "d", code: 1, userInfo: ["k": Plain(number: 1)])
    expectEqual(error, NSError(domain: "d", code: 1, userInfo: ["k": Plain(number: 1)]))
    expectDifferent(error, NSError(domain: "d", code: 2, userInfo: ["k": Plain(number: 1)]), "code: expected 1, got 2")
    expectDifferent(
      error, NSError(domain: "e", code: 1, userInfo: ["k": Plain(number: 1)]), #"domain: expected "d", got "e""#)
    expectDifferent(
      error, NSError(domain: "d", code: 1, userInfo: ["k": Plain(number: 2)]),
      #"userInfo["k"].number: expected 1, got 2"#)
  }

  @Test func existentialsAreComparedByWhatTheyHold() {
    expectEqual(Drawing(shape: Square(side: 1)), Drawing(shape: Square(side: 1)))
    expectDifferent(Drawing(shape: Square(side: 1)), Drawing(shape: Square(side: 2)), "shape.side: expected 1, got 2")
    expectDifferent(
      Drawing(shape: Square(side: 1)), Drawing(shape: Circle(radius: 1)),
      "shape: expected Square(side: 1) (Square), got Circle(radius: 1) (Circle)")
    expectEqual([Square(side: 1)] as [any Measured<Int>], [Square(side: 1)] as [any Measured<Int>])
    expectDifferent(
      [Square(side: 1)] as [any Measured<Int>], [Square(side: 2)] as [any Measured<Int>],
      "[0].side: expected 1, got 2")
  }

  @Test func metatypesAreCompared() {
    expectEqual(Int.self, Int.self)
    expectDifferent(Int.self, String.self, "expected Int.self, got String.self")
    expectDifferent([Plain.self] as [Any.Type], [Item.self] as [Any.Type], "[0]: expected Plain.self, got Item.self")
    expectDifferent(Vehicle.self as AnyClass, Truck.self as AnyClass, "expected Vehicle.self, got Truck.self")
  }

  @Test func objectsAreComparedWithTheirSuperclasses() {
    let truck = Truck(wheels: 6, load: 10)
    expectEqual(truck, truck)
    expectEqual(truck, Truck(wheels: 6, load: 10))
    expectDifferent(truck, Truck(wheels: 4, load: 10), "wheels: expected 6, got 4")
    expectDifferent(truck, Truck(wheels: 6, load: 11), "load.number: expected 10, got 11")
  }

  @Test func cyclesEnd() {
    let rings = [ring([1, 2, 3]), ring([1, 2, 3]), ring([1, 2, 4]), ring([1])]
    defer { rings.forEach(unlink) }
    for _ in 0..<100 {
      expectEqual(rings[0], rings[0])
      expectEqual(rings[0], rings[1])
    }
    expectDifferent(
      rings[0], rings[2], "next.next.value: expected 3, got 4")
    #expect(!structurallyEqual(rings[0], rings[3]))
    rings[1].next?.next?.next = nil
    #expect(!structurallyEqual(rings[0], rings[1]))
  }

  @Test func structureWinsOverDescriptionsAndCustomMirrors() {
    expectEqual(Veiled(secret: 1), Veiled(secret: 1))
    #expect(!structurallyEqual(Veiled(secret: 1), Veiled(secret: 2)))
    #expect(paths(Veiled(secret: 1), Veiled(secret: 2)) == ["secret: expected 1, got 2"])
    #expect(!structurallyEqual(Mood.calm, Mood.cross))
    #expect(structurallyEqual(Mood.mixed(1), Mood.mixed(1)))
    #expect(paths(Mood.mixed(1), Mood.mixed(2)) == ["mixed: expected 1, got 2"])
  }

  @Test func propertyWrappersAndLazyPropertiesAreComparedByTheirStorage() {
    expectEqual(Cached(level: 1), Cached(level: 1))
    expectDifferent(Cached(level: 1), Cached(level: 2), "level: expected 1, got 2")
    let computed = Cached(level: 1)
    _ = computed.title
    expectDifferent(Cached(level: 1), computed, #"title: expected nil, got "level 1""#)
  }

  @Test func equatableValuesAreAskedFirst() {
    expectEqual(Stamped(id: 1, at: 1), Stamped(id: 1, at: 2))
    expectDifferent(Stamped(id: 1, at: 1), Stamped(id: 2, at: 1), "id: expected 1, got 2")
    expectDifferent(Numbered(1), Numbered(2), "number: expected 1, got 2")
    let noted = Numbered(1)
    noted.note = "another"
    expectEqual(Numbered(1), noted)
    expectDifferent(
      [Unequal()], [Unequal()], "[0]: Unequal(id: 1) is not equal to the expected one, which prints alike")
  }

  @Test func objectsOfFoundationWithoutTheirOwnEqualityAreComparedByStructure() {
    expectEqual(Identified(1), Identified(1))
    expectEqual([Identified(1)], [Identified(1)])
    expectEqual(Set([Identified(1)]), Set([Identified(1)]))
    expectDifferent([Identified(1)], [Identified(2)], "[0].number: expected 1, got 2")
    #expect(!structurallyEqual(NSObject(), NSObject()))
    expectEqual(NSString("a"), NSMutableString("a"))
  }

  @Test func nanEqualsNaNAndZeroEqualsItsNegative() {
    for nan in [Double.nan, -.nan, .signalingNaN] {
      expectEqual(nan, Double.nan)
      expectEqual([nan], [Double.nan])
      expectEqual(["x": nan as Double?], ["x": Double.nan as Double?])
      expectEqual(Measure(name: "a", value: nan), Measure(name: "a", value: .nan))
      expectEqual(Item(name: "a", price: nan), Item(name: "a", price: .nan))
    }
    expectEqual(Set([Double.nan]), Set([Double.nan]))
    expectDifferent(Measure(name: "a", value: .nan), Measure(name: "a", value: 1), "value: expected nan, got 1.0")
    expectDifferent(Measure(name: "a", value: .nan), Measure(name: "b", value: .nan), #"name: expected "a", got "b""#)
    expectEqual(0.0, -0.0)
    expectEqual(Item(name: "a", price: 0), Item(name: "a", price: -0.0))
  }

  @Test func closuresOfOneTypeAreEqual() {
    struct Handler {
      var name: String
      var run: (Int) -> Void
    }
    expectEqual(Handler(name: "a") { _ in }, Handler(name: "a") { print($0) })
    expectDifferent(Handler(name: "a") { _ in }, Handler(name: "b") { _ in }, #"name: expected "a", got "b""#)
    #expect(!structurallyEqual({ (_: Int) in }, { (_: String) in }))
  }

  @Test func actorsAreEqualToThemselvesAlone() {
    let counter = Counter()
    expectEqual(counter, counter)
    expectDifferent(counter, Counter(), "Counter is not equal to the expected one, which prints alike")
  }
}
