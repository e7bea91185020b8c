import Foundation
import Testing

@testable import SwiftMockObject

private final class Member: CustomStringConvertible {
  var name: String
  var notes: [String: String] = [:]
  var friend: Member?
  init(name: String) { self.name = name }
  var description: String { "a member" }
}
private enum Message { case text(String, to: Member) }

@Suite("Values as trees")
struct ValueTreeTests {
  @Test func whatIsShortStaysOnOneLine() {
    #expect(ValueTree([1, 2]).lines == ["[1, 2]"])
    #expect(ValueTree(nil).lines == ["nil"])
  }

  @Test func whatIsLongIsUnfoldedByItsStructure() {
    let member = Member(name: "a")
    member.notes = ["x": "a note that is long enough", "b": "another note that is long"]
    member.friend = member
    defer { member.friend = nil }
    #expect(
      ValueTree(Message.text("hello", to: member)).lines.joined(separator: "\n") == """
        .text(
          "hello",
          to: Member(
            name: "a",
            notes: [
              "b": "another note that is long",
              "x": "a note that is long enough"
            ],
            friend: Member(…)
          )
        )
        """)
  }

  @Test func deepValuesEnd() {
    var nested: Any = 1
    for _ in 0..<1000 { nested = [nested] }
    let lines = ValueTree(nested).lines
    #expect(lines.count == 81)
    #expect(lines[40].hasSuffix("[…]"))
  }

  @Test func longCollectionsEnd() {
    let lines = ValueTree(Array(0..<10_000)).lines
    #expect(lines.count == 5002)
    #expect(lines.suffix(2) == ["  … 5001 more", "]"])
  }
}
