import Testing

@testable import SwiftMockObject

struct TimeLimitTests {
  private let mock = MockLoader()

  @Test func aTimeThatIsLongerThanAnyTimerIsCutAndEndsWithTheCall() async {
    let gate = mock.methodReference(.title).setCustomBehaviorToSuspend(within: Double.infinity)
    let title = Task { [mock] in await mock.title() }
    await gate.waitForCalls(1, within: 1e300)
    gate.resume(returning: "a")
    #expect(await title.value == "a")
    await MOAssertCalled(mock.methodReference(.title), within: Double.infinity)
    #expect(TimeLimit(1e300, at: here)?.seconds == 1_000_000)
    #expect(TimeLimit(0, at: here)?.seconds == 0)
    #expect(TimeLimit(2, at: here)?.seconds == 2)
    #expect(TimeLimit(Duration.milliseconds(50), at: here)?.seconds == 0.05)
  }

  @Test func aTimeThatIsNoneIsReportedAtOnceWhereverOneIsGiven() async {
    let title = mock.methodReference(.title)
    for (seconds, text) in [(Double.nan, "nan"), (-1, "-1.0"), (-.infinity, "-inf")] {
      let failures = await reports {
        let gate = title.setCustomBehaviorToSuspend(within: seconds, filePath: "T.swift", line: 1)
        await gate.waitForCalls(1, within: seconds, filePath: "T.swift", line: 2)
        await MOAssertCalled(title, within: seconds, filePath: "T.swift", line: 3)
        await MOAssertCalled(title, with: 1, within: seconds, filePath: "T.swift", line: 4)
        await MOEventually(within: seconds, {}, filePath: "T.swift", line: 5)
      }
      #expect(
        failures
          == (1...5).map { "T.swift:\($0): \(text) seconds is no time to wait. It must be a number, 0 or greater." })
    }
  }

  private var here: SourcePlace { SourcePlace(fileID: "T/T.swift", filePath: "T.swift", line: 1) }
}
