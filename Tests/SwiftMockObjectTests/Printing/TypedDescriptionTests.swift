import Foundation
import Testing

@testable import SwiftMockObject

private struct Refused: Error {
  var why = "late"
}
private struct RefusedAgain: CustomStringConvertible {
  var description: String { "RefusedAgainAndAgain" }
}

private enum ShopError: Error { case offline, refused(Int) }

struct TypedDescriptionTests {
  @Test func casesAreNamedAsTheyAreWritten() {
    #expect(typedDescription(of: ShopError.offline) == "ShopError.offline")
    #expect(typedDescription(of: ShopError.refused(3)) == "ShopError.refused(3)")
    #expect(typedDescription(of: [ShopError.offline]) == "[ShopError] [.offline]")
  }

  @Test func theTypeIsNamedOnce() {
    #expect(typedDescription(of: 5) == "Int 5")
    #expect(typedDescription(of: "x") == #"String "x""#)
    #expect(typedDescription(of: Refused()) == #"Refused(why: "late")"#)
    #expect(typedDescription(of: ()) == "()")
    #expect(typedDescription(of: NSError(domain: "d", code: 3)) == #"NSError(domain: "d", code: 3)"#)
    #expect(typedDescription(of: RefusedAgain()) == "RefusedAgain RefusedAgainAndAgain")
    #expect(typedDescription(of: { (_: Int) in }) == "a (Int) -> Void closure")
  }
}
