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

  @Test func callsOfAllMethodsStandInTheirOrder() {
    #expect(history.count == 20)
    #expect(numbers(history.window(of: 100).calls) == Array(1...20))
  }

  @Test func aWindowWithoutFocusIsTheBeginning() {
    let window = history.window(of: 5)
    #expect(numbers(window.calls) == Array(1...5))
    #expect(window.earlierCount == 0 && window.laterCount == 15)
  }

  @Test(arguments: 1...20) func aWindowShowsItsFocusAndAsMuchAsItMay(_ number: Int) throws {
    let focus = try #require(history.window(of: 20).calls.first { $0.arguments[1] as? Int == number })
    #expect(history.number(of: focus) == number)
    let window = history.window(of: 5, around: focus)
    #expect(window.calls.count == 5)
    #expect(numbers(window.calls).contains(number))
    #expect(numbers(window.calls).first == window.earlierCount + 1)
    #expect(window.earlierCount + 5 + window.laterCount == 20)
  }

  @Test func anEmptyHistoryHasAnEmptyWindow() {
    let window = CallHistory(tracks: []).window(of: 5)
    #expect(window.calls.isEmpty && window.earlierCount == 0 && window.laterCount == 0)
  }
}
