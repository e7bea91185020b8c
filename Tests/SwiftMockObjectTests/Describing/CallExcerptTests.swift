import Testing

@testable import SwiftMockObject

@Suite("Messages show the calls that they are about")
struct CallExcerptTests {
  private let mock = MockTeller()

  /// The lines of the calls, of a message about so many of them.
  private func excerpt(_ numbers: Int..., limit: Int) -> [String] {
    let history = CallHistory(of: [mock.mockRecorder.memory])
    let all = history.calls(after: 0, limit: .max)
    return CallExcerpt(history, around: numbers.map { all[$0 - 1] }, limit: limit) {
      CallExcerpt.Line(text: $0.text(namingMock: false))
    }.lines()
  }

  @Test func whereThereIsRoomAllAreShown() {
    mock.pay("A", 1)
    mock.file("x")
    #expect(excerpt(limit: 20) == [#"    1. pay("A", 1)"#, #"    2. file("x")"#])
  }

  @Test func neighborsThatLookAlikeAreOneRow() {
    for _ in 1...3 { mock.pay("A", 10) }
    mock.file("x")
    for _ in 1...20 { mock.pay("A", 10) }
    #expect(
      excerpt(limit: 20) == [#"    1. pay("A", 10) × 3"#, #"    4. file("x")"#, #"    5. pay("A", 10) × 20"#])
  }

  @Test func ofOthersThanTheCallsInQuestionBothEndsAreShown() {
    for amount in 1...60 { mock.pay("A", amount) }
    #expect(
      excerpt(limit: 4) == [
        #"    1. pay("A", 1)"#, #"    2. pay("A", 2)"#, "    … 56 others", #"    59. pay("A", 59)"#,
        #"    60. pay("A", 60)"#,
      ])
  }

  @Test func theCallInQuestionStandsAmongItsNeighbors() {
    for amount in 1...60 { mock.pay("A", amount) }
    #expect(
      excerpt(30, limit: 3) == [
        "    … 28 earlier", #"    29. pay("A", 29)"#, #"    30. pay("A", 30)"#, #"    31. pay("A", 31)"#,
        "    … and 29 more",
      ])
  }

  @Test func severalCallsInQuestionShareTheRoom() {
    for amount in 1...60 { mock.pay("A", amount) }
    #expect(
      excerpt(10, 50, limit: 6) == [
        "    … 8 earlier", #"    9. pay("A", 9)"#, #"    10. pay("A", 10)"#, #"    11. pay("A", 11)"#,
        "    … 37 others", #"    49. pay("A", 49)"#, #"    50. pay("A", 50)"#, #"    51. pay("A", 51)"#,
        "    … and 9 more",
      ])
  }

  @Test func whatWouldTakeALineToBeLeftOutIsShown() {
    for amount in 1...5 { mock.pay("A", amount) }
    #expect(
      excerpt(1, 3, limit: 2) == [
        #"    1. pay("A", 1)"#, #"    2. pay("A", 2)"#, #"    3. pay("A", 3)"#, "    … and 2 more",
      ])
    #expect(excerpt(2, 4, limit: 2).count == 5)
  }

  @Test func ofVeryManyCallsThoseAroundAreLookedAt() {
    for _ in 1...50_000 { mock.pay("A", 10) }
    mock.file("x")
    for _ in 1...50_000 { mock.pay("A", 10) }
    #expect(
      excerpt(50_001, limit: 20) == [
        "    … 49750 earlier", #"    49751. pay("A", 10) × 250"#, #"    50001. file("x")"#,
        #"    50002. pay("A", 10) × 250"#, "    … and 49750 more",
      ])
  }

  @Test func theCallThatIsOneTooManyIsShown() {
    for amount in 1...40 { _ = mock.balance("\(amount)") }
    mock.pay("A", 1)
    mock.pay("A", 2)
    let lines = MOCaptureFailures { MOAssertTimesCalled(mock.pay, 1) }[0].message.split(separator: "\n")
    #expect(lines.suffix(2) == [#"    41. pay("A", 1)"#, #"    42. pay("A", 2)"#])
  }

  @Test func remarksAreMadeOnTheLastOfARow() {
    for _ in 1...2 { mock.pay("A", 10) }
    let history = CallHistory(of: [mock.mockRecorder.memory])
    let excerpt = CallExcerpt(history, around: [], limit: 20) {
      CallExcerpt.Line(mark: ">", text: $0.text(namingMock: false), endings: ["asserted", nil])
    }
    #expect(
      excerpt.lines { "after \($0.sequenceNumber == history.ends[1].sequenceNumber)" }
        == [#"  > 1. pay("A", 10) × 2  asserted  after true"#])
  }
}
