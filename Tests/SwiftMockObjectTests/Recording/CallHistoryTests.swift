import Testing

@testable import SwiftMockObject

struct CallHistoryTests {
  /// Twenty calls, alternately of two methods, with their numbers as arguments.
  private let history: CallHistory = {
    let mock = MockTeller()
    for number in 1...20 {
      if number.isMultiple(of: 2) { mock.pay("A", number) } else { mock.refund("A", number) }
    }
    return CallHistory(of: [mock.mockRecorder.memory, mock.mockRecorder.memory])
  }()

  private func numbers(_ calls: [RecordedCall]) -> [Int] {
    calls.compactMap { $0.arguments[1] as? Int }
  }

  private func look(around anchors: [Int] = [], limit: Int) -> [Int] {
    let all = history.calls(after: 0, limit: 20)
    let found = history.calls(around: anchors.map { all[$0 - 1] }, limit: limit)
    #expect(found.map(\.number) == numbers(found.map(\.call)))
    return found.map(\.number)
  }

  @Test func callsOfAllMethodsStandInTheirOrder() {
    #expect(history.count == 20)
    #expect(numbers(history.calls(after: 0, limit: 100)) == Array(1...20))
    #expect(look(limit: 20) == Array(1...20))
  }

  @Test func ofTooManyThoseAtBothEndsAreLookedAt() {
    #expect(look(limit: 8) == [1, 2, 3, 18, 19, 20])
  }

  @Test(arguments: 1...20) func aCallIsLookedAtWithItsNeighbors(_ number: Int) {
    #expect(look(around: [number], limit: 4) == Array(max(1, number - 2)...min(20, number + 2)))
  }

  @Test func callsThatAreNearTwoAreLookedAtOnce() {
    #expect(look(around: [9, 10, 11], limit: 12) == Array(7...13))
  }

  @Test func anEmptyHistoryHasNoCalls() {
    #expect(CallHistory(tracks: []).calls(around: [], limit: 5).isEmpty)
    #expect(CallHistory(tracks: []).ends.isEmpty)
  }
}
