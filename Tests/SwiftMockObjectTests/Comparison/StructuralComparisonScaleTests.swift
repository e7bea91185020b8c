import SwiftMockObject
import XCTest

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
