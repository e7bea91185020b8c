import Testing

@testable import SwiftMockObject

struct ArgumentMatcherAnyTests {
  @Test func anyAcceptsEverything() {
    #expect(accepts(.any, 3))
    #expect(accepts(.any, nil))
    #expect(ArgumentMatcher.any.description == "any")
  }

  @Test func notNilAcceptsAllButNil() {
    #expect(accepts(.notNil, 3))
    #expect(accepts(.notNil, Int??.some(3) as Any))
    #expect(!accepts(.notNil, nil))
    #expect(!accepts(.notNil, Int??.some(nil) as Any))
    #expect(ArgumentMatcher.notNil.description == "not nil")
  }
}

/// A function as other assertion libraries have it.
private func equal(_ value: Int) -> String { "equal" }

private struct Point: Equatable {
  var names: String { "\(type(of: self) == Point.self) \(min(1, 2)) \(equal(3))" }
  static let any = Point()
}

extension ArgumentMatcherAnyTests {
  @Test func theNamesDoNotStandInTheWayOfEquatableTypes() {
    let point: Point = .any
    #expect(point.names == "true 1 equal")
  }
}
