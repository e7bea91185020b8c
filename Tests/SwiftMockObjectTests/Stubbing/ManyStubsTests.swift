import XCTest

@testable import SwiftMockObject

private struct Spot: Hashable {
  var x: Int
}

private enum MapMethods { case find, wait }

private final class MockMap: MockObject<MapMethods>, @unchecked Sendable {
  func find(_ spot: Any?) -> Int { _onMethod(.find, defaultReturn: -1, args: spot) }
}

/// Setting a stub does not look at all others, whatever they are narrowed to.
///
/// If it did, these would take minutes. How long they may take is said in `Tests/Benchmarks`.
final class ManyStubsTests: XCTestCase {
  private func assertManyAreSet(_ matcher: (Int) -> ArgumentMatcher, line: UInt = #line) {
    let map = MockMap()
    for number in 0..<20_000 {
      map.methodReference(.find, args: matcher(number)).setCustomBehaviorToReturn(number)
    }
    // The newest one takes the place of the one that was set through the same reference.
    map.methodReference(.find, args: matcher(7)).setCustomBehaviorToReturn(-7)
    XCTAssertEqual(map.mockRecorder.behaviors(of: .find).count, 20_000, line: line)
  }

  func testStubsForValues() {
    assertManyAreSet { .equal($0) }
    assertManyAreSet { .equal("\($0)") }
    assertManyAreSet { .equal(Spot(x: $0)) }
    assertManyAreSet { .equal(Double($0)) }
  }

  func testStubsForMatchers() {
    assertManyAreSet { .greaterThan($0) }
    assertManyAreSet { .hasPrefix("\($0)") && .notNil }
    assertManyAreSet { .structurallyEqualTo(Spot(x: $0)) }
  }

  func testStubsForClosures() {
    let map = MockMap()
    for number in 0..<20_000 {
      map.methodReference(.find, args: .where { (spot: Spot) in spot.x == number }).setCustomBehaviorToReturn(number)
    }
    XCTAssertEqual(map.find(Spot(x: 7)), 7)
  }

  func testGates() {
    var gates: [StubGate<Any?>] = []
    let map = MockMap()
    for number in 0..<8_000 {
      gates.append(map.methodReference(.wait, args: .equal(number)).setCustomBehaviorToSuspend())
    }
    XCTAssertEqual(map.mockRecorder.behaviors(of: .wait).count, 8_000)
  }

  /// What is equal has one fingerprint, or a stub would not take the place of another.
  func testMatchersThatAreEqualHaveOneFingerprint() {
    let pairs: [(ArgumentMatcher, ArgumentMatcher)] = [
      (3, .equal(3)), (3, 3.0), (.equal(0.0), .equal(-0.0)), (.equal(.nan as Double), .equal(.signalingNaN as Double)),
      ("a", .equal("a")), (nil, .nil), ([1, .any], [1, .any]), (.equal([1]), .equal([1])),
      (.equal(Spot(x: 1)), .equal(Spot(x: 1))), (.atLeast(2) && .any, .atLeast(2) && .any), (["a": 1], ["a": 1]),
      (.equal(NSArray(object: 1)), .equal(NSMutableArray(object: 1))), (.ofType(Int.self), .ofType(Int.self)),
      (.equal(AnyHashable(1)), .equal(1)), (.structurallyEqualTo(Spot(x: 1)), .structurallyEqualTo(Spot(x: 1))),
      (.having(\Spot.x, 1), .having(\Spot.x, 1)),
    ]
    for (matcher, same) in pairs where matcher == same {
      XCTAssertEqual(matcher.fingerprint, same.fingerprint, "\(matcher)")
    }
    XCTAssertGreaterThan(pairs.count { $0 == $1 }, 12)
    XCTAssertNotEqual(ArgumentMatcher.atLeast(2).fingerprint, ArgumentMatcher.atLeast(3).fingerprint)
  }
}
