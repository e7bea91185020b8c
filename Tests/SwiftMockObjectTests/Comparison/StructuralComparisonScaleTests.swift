import Foundation
import XCTest

@testable import SwiftMockObject

private struct Tree {
  var value: Int
  var children: [Tree] = []
}
private final class Link {
  var value: Int
  var next: Link?
  init(_ value: Int) { self.value = value }
}
private indirect enum Chain { case end, link(Int, Chain) }
private struct Nest {
  var value: Int
  var rest: [Nest]
}

private func tree(depth: Int, lastLeaf: Int) -> Tree {
  guard depth > 0 else { return Tree(value: lastLeaf) }
  return Tree(value: depth, children: (0..<10).map { tree(depth: depth - 1, lastLeaf: $0 == 9 ? lastLeaf : 0) })
}

/// Links in a row; they must be taken apart from the front, or their own release would overflow the stack.
private func withLinks<Result>(_ values: some Sequence<Int>, _ body: (Link) -> Result) -> Result {
  let links = values.map(Link.init)
  for (link, next) in zip(links, links.dropFirst()) { link.next = next }
  defer { links.forEach { $0.next = nil } }
  return body(links[0])
}

private final class Car: Equatable {
  let number: Int
  var next: Car?
  init(_ number: Int) { self.number = number }
  static func == (left: Car, right: Car) -> Bool { left.number == right.number && left.next == right.next }
}
private struct Point: Hashable {
  var x: Int
  var name: String
}
/// Each asks the next by the `==` of the other kind.
private struct Shell: FakeEquatable {
  var number: Int
  var cores: [Core]
}
private struct Core: Equatable {
  var shells: [Shell]
}

private enum DepotMethods { case store }

private final class MockDepot: MockObject<DepotMethods> {
  func store(_ value: Any?) { _onMethod(.store, args: value) }
}

/// A failing assertion of a value.
///
/// How long it may take is said in `Tests/Benchmarks`.
private func assertFails<Value: Equatable>(_ expected: Value, _ actual: Value, line: UInt = #line) {
  let depot = MockDepot()
  depot.store(actual)
  let failures = MOCaptureFailures { MOAssertArgumentEquals(depot.methodReference(.store), 1, expected) }
  XCTAssertEqual(failures.count, 1, line: line)
}

/// These take their time, which XCTest does not take from tests that run beside them.
final class StructuralComparisonScaleTests: XCTestCase {
  func testTreesOfManyNodesAreCompared() {
    XCTAssertTrue(structurallyEqual(tree(depth: 4, lastLeaf: 1), tree(depth: 4, lastLeaf: 1)))
    let path = String(repeating: "children[9].", count: 4) + "value"
    XCTAssertTrue(
      structuralDifferences(expected: tree(depth: 4, lastLeaf: 1), actual: tree(depth: 4, lastLeaf: 2)).map(
        \.description)
        == ["\(path): expected 1, got 2"])
  }

  func testDepthDoesNotOverflowTheStack() {
    let count = 10_000
    withLinks(0..<count) { links in
      withLinks(0..<count) { XCTAssertTrue(structurallyEqual(links, $0)) }
      withLinks([Int](0..<(count - 1)) + [0]) { others in
        let differences = structuralDifferences(expected: links, actual: others)
        XCTAssertTrue(differences.map(\.path) == [String(repeating: "next.", count: count - 1) + "value"])
        XCTAssertTrue(differences.map(\.expected) == ["9999"])
      }
    }
    var (chain, other) = (Chain.end, Chain.end)
    for number in 0..<count { (chain, other) = (.link(number, chain), .link(number, other)) }
    XCTAssertTrue(structurallyEqual(chain, other))
    var (nest, otherNest) = (Nest(value: 1, rest: []), Nest(value: 2, rest: []))
    for number in 0..<count {
      (nest, otherNest) = (Nest(value: number, rest: [nest]), Nest(value: number, rest: [otherNest]))
    }
    XCTAssertTrue(structuralDifferences(expected: nest, actual: otherNest).count == 1)
  }

  func testLongChainsOfObjectsWithAnEqualityOfTheirOwnAreCompared() {
    func train(_ last: Int) -> [Car] {
      let cars = (Array(0..<3000) + [last]).map(Car.init)
      for (car, next) in zip(cars, cars.dropFirst()) { car.next = next }
      return cars
    }
    let (train, same, other) = (train(1), train(1), train(2))
    XCTAssertTrue(structurallyEqual(train[0], same[0]))
    XCTAssertTrue(structuralDifferences(expected: train[0], actual: other[0]).count == 1)
    assertFails(train[0], other[0])
    for cars in [train, same, other] { cars.forEach { $0.next = nil } }
  }

  func testDeepContainersOfFoundationAreCompared() {
    func nested(_ innermost: String) -> NSArray {
      (0..<5000).reduce(NSArray(object: innermost)) { inner, _ in NSArray(object: inner) }
    }
    XCTAssertTrue(structurallyEqual(nested("a"), nested("a")))
    assertFails(nested("a"), nested("b"))
  }

  func testKindsThatAskEachOtherAreCompared() {
    func shell(_ depth: Int, _ innermost: Int) -> Shell {
      (1...depth).reduce(Shell(number: innermost, cores: [])) { Shell(number: $1, cores: [Core(shells: [$0])]) }
    }
    XCTAssertTrue(structurallyEqual(shell(30, 1), shell(30, 1)))
    assertFails(shell(30, 1), shell(30, 2))
  }

  func testLargeValuesFailSoon() {
    let points = Set((0..<40_000).map { Point(x: $0, name: "\($0)") })
    let others = Set((0..<40_000).map { Point(x: -$0, name: "\($0)") })
    assertFails(points, others)
    let numbers = [UInt8](repeating: 7, count: 5_000_000)
    assertFails(numbers, numbers.dropLast() + [8])
    assertFails(Data(numbers), Data(numbers.dropLast() + [8]))
    let text = String(repeating: "line\n", count: 1_000_000)
    assertFails(text, text + "x")
    let table = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0) })
    assertFails(table, table.merging([5: 6]) { $1 })
    let reals = (0..<200_000).map { Double($0) }
    assertFails(reals, reals.dropLast() + [.nan])
  }

  func testAMillionNumbersAreCompared() {
    let numbers = Array(0..<1_000_000)
    var others = numbers
    XCTAssertTrue(structurallyEqual(numbers, others))
    others[500_000] = -1
    XCTAssertTrue(
      structuralDifferences(expected: numbers, actual: others).map(\.description) == [
        "[500000]: expected 500000, got -1"
      ])
  }
}
