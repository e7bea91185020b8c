import Testing

@testable import SwiftMockObject

struct TimeLimitTests {
  private let mock = MockLoader()

  @Test func aTimeThatIsLongerThanAnyTimerIsCutAndEndsWithTheCall() async {
    let gate = mock.methodReference(.title).setCustomBehaviorToSuspend(atMost: .infinity)
    let title = Task { [mock] in await mock.title() }
    await gate.waitForCalls(1, within: 1e300)
    gate.resume(returning: "a")
    #expect(await title.value == "a")
    await MOAssertCalled(mock.methodReference(.title), within: .infinity)
    #expect(TimeLimit(seconds: 1e300, at: here)?.seconds == 1_000_000)
    #expect(TimeLimit(seconds: 0, at: here)?.seconds == 0)
  }

  @Test func aTimeThatIsNoneIsReportedAtOnceWhereverOneIsGiven() async {
    let title = mock.methodReference(.title)
    for (seconds, text) in [(Double.nan, "nan"), (-1, "-1.0"), (-.infinity, "-inf")] {
      let failures = await reports {
        let gate = title.setCustomBehaviorToSuspend(atMost: seconds, filePath: "T.swift", line: 1)
        await gate.waitForCalls(1, within: seconds, filePath: "T.swift", line: 2)
        await MOAssertCalled(title, within: seconds, filePath: "T.swift", line: 3)
        await MOAssertTimesCalled(title, 1, within: seconds, filePath: "T.swift", line: 4)
        await MOAssertTimesCalled(title, 1..., within: seconds, filePath: "T.swift", line: 5)
        await MOAssertCalled(title, with: 1, within: seconds, filePath: "T.swift", line: 6)
        await MOAssertCalledInOrder(title, within: seconds, filePath: "T.swift", line: 7)
      }
      #expect(
        failures
          == (1...7).map { "T.swift:\($0): \(text) seconds is no time to wait. It must be a number, 0 or greater." })
    }
  }

  private var here: SourcePlace { SourcePlace(fileID: "T/T.swift", filePath: "T.swift", line: 1) }
}
