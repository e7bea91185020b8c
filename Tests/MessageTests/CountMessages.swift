import SwiftMockObject
import Testing

/// Failures of `MOAssertTimesCalled`, `MOAssertCalled`, `MOAssertNotCalled`.
@Suite("How often") struct CountMessages {
  private let ledger = MockLedger()

  // Runs the closure in a task that is cancelled.
  private func cancelled(_ body: @escaping @Sendable () async -> Void) async {
    let task = Task { await body() }
    task.cancel()
    await task.value
  }

  // The code under test didn't make the call, or not on this mock. Look at what it did call.
  @Test("Never called") func neverCalled() {
    _ = ledger.balance(of: "tenant")
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 0, the default
      """
    ) { MOAssertCalled(ledger.method.transfer) }
  }

  // The mock was not called at all: does the code under test have it?
  @Test("The mock was never called") func theMockWasNeverCalled() {
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        MockLedger was not called at all.
      """
    ) { MOAssertCalled(ledger.method.transfer) }
  }

  // The method was called, and with other arguments. The closest call comes first, with a line for each argument.
  @Test("No call matched") func noCallMatched() {
    _ = ledger.balance(of: "tenant")
    ledger.transfer(to: "landlord", amount: 750)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once with (to: "landlord", amount: 800), but no call matched.
        closest call, #2 of 2:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `"landlord", .any`
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 0, the default
          2. transfer(to: "landlord", amount: 750)
      """
    ) { MOAssertTimesCalled(ledger.method.transfer("landlord", 800), 1) }
  }

  // `>` marks the calls that matched.
  @Test("Too few calls matched") func tooFewCallsMatched() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least twice with (to: "A", amount: any), but 1 call matched.
        closest call, #2 of 2:
          argument 1 (to)      "B"       expected "A"
          argument 2 (amount)  10        ok
        next: if argument 1 (to) may vary, write `.any, .any`
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
          2. transfer(to: "B", amount: 10)
      """
    ) { MOAssertTimesCalled(ledger.method.transfer("A", .any), 2...) }
  }

  // Neighbors that look alike are one line. Expect a range if more calls are fine.
  @Test("Too many calls") func tooManyCalls() {
    for _ in 1...3 { ledger.transfer(to: "A", amount: 10) }
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once, but it was called 3 times.
        next: if more calls are fine, write `1...`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10) × 3
      """
    ) { MOAssertTimesCalled(ledger.method.transfer, 1) }
  }

  // The number is neither at the one end nor at the other.
  @Test("Outside of a range") func outsideOfARange() {
    for day in 1...4 { ledger.note("day \(day)") }
    MOAssertFailure(
      """
      MockLedger.note was expected to be called 2 to 3 times, but it was called 4 times.
        next: if more calls are fine, write `2...`
        all calls of MockLedger, in order:
          1. note("day 1")
          2. note("day 2")
          3. note("day 3")
          4. note("day 4")
      """
    ) { MOAssertTimesCalled(ledger.method.note, 2...3) }
  }

  // As it says.
  @Test("More than at most") func moreThanAtMost() {
    for day in 1...2 { ledger.note("day \(day)") }
    MOAssertFailure(
      """
      MockLedger.note was expected to be called at most once, but it was called twice.
        all calls of MockLedger, in order:
          1. note("day 1")
          2. note("day 2")
      """
    ) { MOAssertTimesCalled(ledger.method.note, ...1) }
  }

  // The code under test called what it should leave alone.
  @Test("Called, and should not be") func calledAndShouldNotBe() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    MOAssertFailure(
      """
      MockLedger.transfer was expected not to be called with (to: "B", amount: any), but 1 call matched.
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)
        > 2. transfer(to: "B", amount: 20)
      """
    ) { MOAssertNotCalled(ledger.method.transfer("B", .any)) }
  }

  // The mock as a whole should have been left alone.
  @Test("Any call is one too many") func anyCallIsOneTooMany() {
    ledger.note("a")
    MOAssertFailure(
      """
      MockLedger was expected not to be called at all, but it was called once.
        all calls of MockLedger, in order:
          1. note("a")
      """
    ) { MOAssertNotCalled(ledger) }
  }

  // Of a long history you see the calls around those that the failure is about.
  @Test("A long history") func aLongHistory() {
    for day in 1...60 { ledger.note("day \(day)") }
    ledger.transfer(to: "landlord", amount: 750)
    for day in 61...120 { ledger.note("day \(day)") }
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once with (to: "landlord", amount: 800), but no call matched.
        closest call, #61 of 121:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `"landlord", .any`
        all calls of MockLedger, in order:
          … 50 earlier
          51. note("day 51")
          52. note("day 52")
          53. note("day 53")
          54. note("day 54")
          55. note("day 55")
          56. note("day 56")
          57. note("day 57")
          58. note("day 58")
          59. note("day 59")
          60. note("day 60")
          61. transfer(to: "landlord", amount: 750)
          62. note("day 61")
          63. note("day 62")
          64. note("day 63")
          65. note("day 64")
          66. note("day 65")
          67. note("day 66")
          68. note("day 67")
          69. note("day 68")
          70. note("day 69")
          … and 51 more
      """
    ) { MOAssertCalled(ledger.method.transfer("landlord", 800)) }
  }

  // What explains a failure has a limit, too.
  @Test("Long values in a call") func longValuesInACall() {
    func lines(_ other: String) -> [String] { (1...20).map { "\($0 % 2 == 0 ? other : "a line"), number \($0)" } }
    ledger.compare(lines("an old line"), lines("a new line"))
    MOAssertFailure(
      """
      MockLedger.compare was expected to be called at least once with (["a line, number 1", "my line, number 2", "a line, number 3", … 17 more], ["a line, number 1", "your line, number 2", "a line, number 3", … 17 more]), but no call matched.
        closest call, #1 of 1:
          argument 1  ["a line, number 1", "an old line, number 2", … 18 more]  differs
            - expected, + got:
              [
                "a line, number 1",
            -   "my line, number 2",
            +   "an old line, number 2",
                "a line, number 3",
            -   "my line, number 4",
            +   "an old line, number 4",
                "a line, number 5",
            -   "my line, number 6",
            +   "an old line, number 6",
                "a line, number 7",
            -   "my line, number 8",
              … 20 more lines
          argument 2  ["a line, number 1", "a new line, number 2", … 18 more]   differs
            - expected, + got:
              [
                "a line, number 1",
            -   "your line, number 2",
            +   "a new line, number 2",
                "a line, number 3",
            -   "your line, number 4",
          … and 7 more lines
        all calls of MockLedger, in order:
          1. compare(["a line, number 1", "an old line, number 2", "a line, number 3", … 17 more], ["a line, number 1", "a new line, number 2", "a line, number 3", … 17 more])
      """
    ) { MOAssertCalled(ledger.methodReference(.compare), with: lines("my line"), lines("your line")) }
  }

  // Between calls that are far from each other, what is left out is counted.
  @Test("Calls far from each other") func callsFarFromEachOther() {
    ledger.transfer(to: "A", amount: 10)
    for day in 1...60 { ledger.note("day \(day)") }
    ledger.transfer(to: "A", amount: 11)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called 3 times with (to: "A", amount: any), but 2 calls matched.
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
          2. note("day 1")
          3. note("day 2")
          4. note("day 3")
          5. note("day 4")
          6. note("day 5")
          7. note("day 6")
          8. note("day 7")
          9. note("day 8")
          10. note("day 9")
          … 42 others
          53. note("day 52")
          54. note("day 53")
          55. note("day 54")
          56. note("day 55")
          57. note("day 56")
          58. note("day 57")
          59. note("day 58")
          60. note("day 59")
          61. note("day 60")
        > 62. transfer(to: "A", amount: 11)
      """
    ) { MOAssertTimesCalled(ledger.method.transfer("A", .any), 3) }
  }

  // So many calls matched, and fewer should.
  @Test("Too many calls matched") func tooManyCallsMatched() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "A", amount: 20)
    ledger.transfer(to: "B", amount: 30)
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called once with (to: "A", amount: any), but 2 calls matched.
        next: if more calls are fine, write `1...`
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
        > 2. transfer(to: "A", amount: 20)
          3. transfer(to: "B", amount: 30)
      """
    ) { MOAssertTimesCalled(ledger.method.transfer("A", .any), 1) }
  }

  // The calls that are too many are what a message about too many calls shows.
  @Test("Too many calls of many") func tooManyCallsOfMany() {
    for day in 1...60 { ledger.note("day \(day)") }
    MOAssertFailure(
      """
      MockLedger.note was expected to be called 30 times, but it was called 60 times.
        next: if more calls are fine, write `30...`
        all calls of MockLedger, in order:
          … 20 earlier
          21. note("day 21")
          22. note("day 22")
          23. note("day 23")
          24. note("day 24")
          25. note("day 25")
          26. note("day 26")
          27. note("day 27")
          28. note("day 28")
          29. note("day 29")
          30. note("day 30")
          31. note("day 31")
          32. note("day 32")
          33. note("day 33")
          34. note("day 34")
          35. note("day 35")
          36. note("day 36")
          37. note("day 37")
          38. note("day 38")
          39. note("day 39")
          40. note("day 40")
          … and 20 more
      """
    ) { MOAssertTimesCalled(ledger.method.note, 30) }
  }

  // Each call says what answered it: a stub with its line, the default, an error.
  @Test("What answered the calls") func whatAnsweredTheCalls() {
    ledger.method.balance("A").returns(900, filePath: "TenantTests.swift", line: 12)
    ledger.method.balance("B").answers({ _ in 7 }, filePath: "TenantTests.swift", line: 13)
    ledger.method.note.answers({ _ in }, filePath: "TenantTests.swift", line: 14)
    for account in ["A", "B", "C"] { _ = ledger.balance(of: account) }
    ledger.note("x")
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        all calls of MockLedger, in order:
          1. balance(of: "A")  → 900, set at TenantTests.swift:12
          2. balance(of: "B")  → 7, set at TenantTests.swift:13
          3. balance(of: "C")  → 0, the default
          4. note("x")  → answered at TenantTests.swift:14
      """
    ) { MOAssertCalled(ledger.method.transfer) }
  }

  // An application that catches everything hides the error; the history does not.
  @Test("Calls that threw") func callsThatThrew() {
    let branch = MockBranch()
    branch.methodReference(.load).setCustomBehaviorToThrow(Offline(), filePath: "TenantTests.swift", line: 12)
    _ = try? branch.load(1)
    _ = try? branch.vault(code: 7)
    MOAssertFailure(
      """
      MockBranch was expected not to be called at all, but it was called twice.
        all calls of MockBranch, in order:
          1. load(1)  threw Offline(), set at TenantTests.swift:12
          2. vault(code: 7)  threw notStubbed
      """
    ) { MOAssertNotCalled(branch) }
  }

  // A stub that would have answered a call but for one argument is named. Mend the stub or the call.
  @Test("A stub that almost fitted") func aStubThatAlmostFitted() {
    ledger.method.balance("Tenant").returns(900, filePath: "TenantTests.swift", line: 12)
    _ = ledger.balance(of: "tenant")
    MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called.
        all calls of MockLedger, in order:
          1. balance(of: "tenant")  → 0, the default  (the stub at TenantTests.swift:12 expects "Tenant" as argument 1 (of))
      """
    ) { MOAssertCalled(ledger.method.transfer) }
  }

  // A known mistake is named: here, another method got the arguments.
  @Test("Another method had these arguments") func anotherMethodHadTheseArguments() {
    let archive = MockArchive()
    _ = archive.holds("4711")
    MOAssertFailure(
      """
      MockArchive.note was expected to be called at least once with ("4711"), but it was never called.
        hint: holds was called with exactly these arguments.
        all calls of MockArchive, in order:
          1. holds("4711")  → true, the default
      """
    ) { MOAssertCalled(archive.methodReference(.note), with: "4711") }
  }

  // Of a generic method, the calls for one type are counted.
  @Test("Called for another type") func calledForAnotherType() {
    let _: [Receipt] = ledger.quote(for: "A")
    MOAssertFailure(
      """
      MockLedger.quote was expected to be called at least once returning [Coupon], but no call matched.
        hint: it was called to return [Receipt].
        all calls of MockLedger, in order:
          1. quote(for: "A")  → [Receipt], the default
      """
    ) { MOAssertCalled(ledger.methodReference(.quote, returning: [Coupon].self)) }
  }

  // The code under test is still at work. Let the assertion wait.
  @Test("The call may come later") func theCallMayComeLater() async {
    let branch = MockBranch()
    let gate = branch.methodReference(.rate).setCustomBehaviorToSuspend(filePath: "ExchangeTests.swift", line: 31)
    async let rate = branch.rate(of: "EUR")
    await gate.waitForCalls()
    MOAssertFailure(
      """
      MockBranch.rate was expected to be called twice, but it was called once.
        hint: the call may come later. To wait for it: await MOEventually(within: 1) { MOAssertTimesCalled(…) }
        all calls of MockBranch, in order:
          1. rate(of: "EUR")  is still running
      """
    ) { MOAssertTimesCalled(branch.methodReference(.rate), 2) }
    gate.resume(returning: 1.0)
    _ = await rate
  }

  // The call did not come in time. Is the time too short, or does the call never come?
  @Test("Not in time") func notInTime() async {
    await MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called within 0.01 seconds.
        MockLedger was not called at all.
      """
    ) { await MOAssertCalled(ledger.method.transfer, within: 0.01) }
  }

  // The waiting test was cancelled, for instance by its time limit.
  @Test("Waited in vain") func waitedInVain() async {
    await MOAssertFailure(
      """
      MockLedger.transfer was expected to be called at least once, but it was never called until the waiting task was cancelled.
        MockLedger was not called at all.
      """
    ) { await cancelled { [ledger] in await MOAssertCalled(ledger.method.transfer, within: 600) } }
  }

  // No call can match, because none has as many arguments. Give a value or a matcher for each.
  @Test("Another number of arguments") func anotherNumberOfArguments() {
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      MockLedger.transfer was expected not to be called with ("A"), but that is 1 argument, and its calls have 2.
        hint: there must be a value or a matcher for each argument: mock.method.transfer(.any, .any)
        all calls of MockLedger, in order:
        > 1. transfer(to: "A", amount: 10)
      """
    ) { MOAssertNotCalled(ledger.methodReference(.transfer, args: "A")) }
    let archive = MockArchive()
    _ = archive.holds("a")
    MOAssertFailure(
      """
      MockArchive.holds was expected not to be called with ("a", "b"), but those are 2 arguments, and its calls have 1.
        hint: there must be a value or a matcher for each argument: mock.methodReference(.holds, args: .any)
        all calls of MockArchive, in order:
        > 1. holds("a")  → true, the default
      """
    ) { MOAssertNotCalled(archive.methodReference(.holds, args: "a", "b")) }
  }

  // The mock leaves an argument out. Mend its line.
  @Test("The mock passes on too few arguments") func theMockPassesOnTooFewArguments() {
    ledger.close("A", at: 3)
    MOAssertFailure(
      """
      MockLedger.close was expected not to be called with ("A", at: 4), but those are 2 arguments, and its calls have 1.
        next: the mock's line passes 1 in `args:`, and close(_:at:) has 2: pass them all
        all calls of MockLedger, in order:
        > 1. close("A")
      """
    ) { MOAssertTimesCalled(ledger.methodReference(.close, args: "A", 4), 0) }
  }

  // The closest call has another number of arguments.
  @Test("A call with fewer arguments") func aCallWithFewerArguments() {
    ledger.mockRecorder.name = "ledger"
    ledger.close("A", at: 3)
    MOAssertFailure(
      """
      ledger.close was expected to be called at least once with ("A", at: 3), but no call matched.
        closest call, #1 of 1:
          argument 1  "A"       ok
          it has 1 argument, and 2 were expected
        next: the mock's line passes 1 in `args:`, and close(_:at:) has 2: pass them all
        all calls of ledger, in order:
          1. close("A")
      """
    ) { MOAssertCalled(ledger.methodReference(.close, args: "A", 3)) }
  }

  // A test that can never pass says so.
  @Test("A count that can't be") func aCountThatCantBe() {
    MOAssertFailure(
      """
      MockLedger.transfer can't be called that often. Expect a count of 0 or more, or a range that is not empty.
      """
    ) { MOAssertTimesCalled(ledger.method.transfer, -1) }
  }

  // So does a time that is none.
  @Test("A time that can't be") func aTimeThatCantBe() async {
    await MOAssertFailure(
      """
      -1.0 seconds is no time to wait. It must be a number, 0 or greater.
      """
    ) { await MOAssertCalled(ledger.method.transfer, within: -1) }
  }
}
