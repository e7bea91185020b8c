import Testing

@testable import SwiftMockObject

@Suite("Calls that are rejected at a glance")
struct QuickRejectionTests {
  private func rejects(_ pattern: [ArgumentMatcher], _ arguments: [Any?]) -> Bool? {
    withUnsafeBytes(of: arguments) { place in
      place.baseAddress.flatMap { place in QuickRejection(pattern)?.rejects(place) }
    }
  }

  @Test func anotherIntegerOrAnotherCountIsRejected() {
    #expect(rejects([7, .any], [8, "tea"]) == true)
    #expect(rejects([7, .any], [7]) == true)
    #expect(rejects([.any, .equal(7)], ["tea", 8]) == true)
  }

  @Test func whatMayBeAcceptedIsNot() {
    #expect(rejects([7, .any], [7, "tea"]) == false)
    #expect(rejects([7], [7.0]) == false)
    #expect(rejects([7], [8 as Int?]) == true)
    #expect(rejects([7], [Int??.some(8) as Any]) == false)
    #expect(rejects([7], [nil]) == false)
    #expect(rejects([7], ["8"]) == false)
  }

  @Test func textsAreToldApartByTheirWords() {
    let long = "a text that has no room in two words"
    #expect(rejects(["tea"], ["tee"]) == true)
    #expect(rejects(["tea"], [long]) == true)
    #expect(rejects([.equal(long)], ["tea"]) == true)
    #expect(rejects([.equal(long)], [long + "!"]) == true)
    #expect(rejects(["tea"], ["tea"]) == false)
    #expect(rejects([.equal(long)], [String(long.reversed())]) == false)
    // What can't be told at once.
    var grown = ""
    grown.reserveCapacity(200)
    grown += "tea"
    #expect(rejects(["tea"], [grown]) == false)
    #expect(rejects(["e"], ["é"]) == false)
    #expect(rejects(["tea"], ["tea"[...]]) == false)
    #expect(rejects(["é"], ["e"]) == nil)
  }

  @Test func onlyPatternsThatAskForAnIntegerOrATextDoSo() {
    #expect(rejects([.any], [8]) == nil)
    #expect(rejects([.hasPrefix("a"), .greaterThan(3)], ["a", 8]) == nil)
    #expect(rejects([!7], [8]) == nil)
    #expect(rejects([], []) == nil)
  }

  @Test func rejectingChangesNoResult() {
    let values: [Any?] = [7, 8, 7.0, UInt8(7), "7", nil, 7 as Int?, Int??.some(7) as Any, AnyHashable(7), [7]]
    let patterns: [[ArgumentMatcher]] = [
      [7], [.equal(7)], [7 || 8], [.any, 7], [7 && .any], [8.0], ["7"], [.equal("7")], ["seven"],
    ]
    for pattern in patterns {
      for value in values where rejects(pattern, [value]) == true { #expect(!pattern.accept([value]), "\(pattern)") }
    }
  }
}
