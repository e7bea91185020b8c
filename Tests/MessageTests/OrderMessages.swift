import SwiftMockObject
import Testing

/// Failures of `MOAssertCalledInOrder` and `MOAssertCalled(_:before:)`.
@Suite("Order") struct OrderMessages {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  // The calls were made in another order. The right column has what happened, with the numbers of the calls.
  @Test("Not in this order") func notInThisOrder() {
    archive.note("rent")
    archive.close()
    ledger.transfer(to: "landlord", amount: 800)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockArchive.close was not called after MockLedger.transfer:
        expected                    what happened
        1. MockArchive.note     ok  1. MockArchive.note("rent")
                                    2. MockArchive.close()
        2. MockLedger.transfer  ok  3. MockLedger.transfer(to: "landlord", amount: 800)
        3. MockArchive.close    --  called too early, as call 2
      """
    ) {
      MOAssertCalledInOrder(
        archive.methodReference(.note), ledger.method.transfer, archive.methodReference(.close))
    }
  }

  // A call stands for one reference alone.
  @Test("Not called again") func notCalledAgain() {
    archive.note("rent")
    MOAssertFailure(
      """
      These calls were expected in this order, but MockArchive.note was not called again:
        expected                 what happened
        1. MockArchive.note  ok  1. MockArchive.note("rent")
        2. MockArchive.note  --  not called again after call 1
      """
    ) { MOAssertCalledInOrder(archive.methodReference(.note), archive.methodReference(.note)) }
  }

  // One of them was not called at all.
  @Test("Missing in the order") func missingInTheOrder() {
    archive.note("rent")
    MOAssertFailure(
      """
      These calls were expected in this order, but MockLedger.transfer was not called:
        expected                    what happened
        1. MockArchive.note     ok  1. MockArchive.note("rent")
        2. MockLedger.transfer  --  never called
      """
    ) { MOAssertCalledInOrder(archive.methodReference(.note), ledger.method.transfer) }
  }

  // One of them was called with other arguments: its closest call tells which.
  @Test("Other arguments in the order") func otherArgumentsInTheOrder() {
    archive.note("rent")
    ledger.transfer(to: "landlord", amount: 750)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockLedger.transfer(to: "landlord", amount: 800) was not called:
        expected                 what happened
        1. MockArchive.note  ok  1. MockArchive.note("rent")
        2. MockLedger.transfer(to: "landlord", amount: 800)
                             --  no call matched
                                 2. MockLedger.transfer(to: "landlord", amount: 750)
        closest call, #2 of 2:
          argument 1 (to)      "landlord"  ok
          argument 2 (amount)  750         expected 800
        next: if argument 2 (amount) may vary, write `"landlord", .any`
      """
    ) { MOAssertCalledInOrder(archive.methodReference(.note), ledger.method.transfer("landlord", 800)) }
  }

  // What is too long for its column has a line of its own. Other calls between are folded.
  @Test("A long order") func aLongOrder() {
    archive.note("rent")
    for day in 1...50 { ledger.note("day \(day)") }
    ledger.transfer(to: "the landlord of the house by the lake", amount: 750)
    MOAssertFailure(
      """
      These calls were expected in this order, but MockArchive.close was not called:
        expected                  what happened
        1. MockArchive.note   ok  1. MockArchive.note("rent")
                                  2. MockLedger.note("day 1")
                                  … 48 other calls
                                  51. MockLedger.note("day 50")
        2. MockLedger.transfer(to: "the landlord of the house by the lake", amount: 750)
                              ok  52. MockLedger.transfer(to: "the landlord of the house by the lake", amount: 750)
        3. MockArchive.close  --  never called
      """
    ) {
      MOAssertCalledInOrder(
        archive.methodReference(.note), ledger.method.transfer("the landlord of the house by the lake", 750),
        archive.methodReference(.close))
    }
  }

  // An order has forty lines at most.
  @Test("A very long order") func aVeryLongOrder() {
    for day in 1...20 {
      archive.note("day \(day)")
      archive.close()
    }
    MOAssertFailure(
      """
      These calls were expected in this order, but MockLedger.transfer was not called:
        expected                     what happened
        … 1 line before
                                     2. MockArchive.close()
        2. MockArchive.note      ok  3. MockArchive.note("day 2")
                                     4. MockArchive.close()
        3. MockArchive.note      ok  5. MockArchive.note("day 3")
                                     6. MockArchive.close()
        4. MockArchive.note      ok  7. MockArchive.note("day 4")
                                     8. MockArchive.close()
        5. MockArchive.note      ok  9. MockArchive.note("day 5")
                                     10. MockArchive.close()
        6. MockArchive.note      ok  11. MockArchive.note("day 6")
                                     12. MockArchive.close()
        7. MockArchive.note      ok  13. MockArchive.note("day 7")
                                     14. MockArchive.close()
        8. MockArchive.note      ok  15. MockArchive.note("day 8")
                                     16. MockArchive.close()
        9. MockArchive.note      ok  17. MockArchive.note("day 9")
                                     18. MockArchive.close()
        10. MockArchive.note     ok  19. MockArchive.note("day 10")
                                     20. MockArchive.close()
        11. MockArchive.note     ok  21. MockArchive.note("day 11")
                                     22. MockArchive.close()
        12. MockArchive.note     ok  23. MockArchive.note("day 12")
                                     24. MockArchive.close()
        13. MockArchive.note     ok  25. MockArchive.note("day 13")
        14. MockLedger.transfer  --  never called
                                     26. MockArchive.close()
        15. MockArchive.note     ok  27. MockArchive.note("day 14")
                                     28. MockArchive.close()
        16. MockArchive.note     ok  29. MockArchive.note("day 15")
                                     30. MockArchive.close()
        17. MockArchive.note     ok  31. MockArchive.note("day 16")
                                     32. MockArchive.close()
        18. MockArchive.note     ok  33. MockArchive.note("day 17")
                                     34. MockArchive.close()
        19. MockArchive.note     ok  35. MockArchive.note("day 18")
        … and 8 more lines
      """
    ) {
      MOAssertCalledInOrder(
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), ledger.method.transfer,
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note), archive.methodReference(.note), archive.methodReference(.note),
        archive.methodReference(.note))
    }
  }

  // With `exactly: true`, other calls are failures.
  @Test("Calls between") func callsBetween() {
    _ = ledger.balance(of: "A")
    ledger.transfer(to: "A", amount: 10)
    MOAssertFailure(
      """
      Exactly these calls were expected, but 1 other call was made:
        expected                    what happened
                                ++  1. MockLedger.balance(of: "A")
        1. MockLedger.transfer  ok  2. MockLedger.transfer(to: "A", amount: 10)
        next: if other calls may come between, leave out `exactly: true`
      """
    ) { MOAssertCalledInOrder(ledger.method.transfer, exactly: true) }
  }

  // They did not come in this order in time.
  @Test("Not in this order in time") func notInThisOrderInTime() async {
    archive.note("rent")
    await MOAssertFailure(
      """
      These calls were expected in this order, but MockArchive.close was not called within 0.01 seconds:
        expected                  what happened
        1. MockArchive.note   ok  1. MockArchive.note("rent")
        2. MockArchive.close  --  never called
      """
    ) {
      await MOEventually(within: 0.01) {
        MOAssertCalledInOrder(archive.methodReference(.note), archive.methodReference(.close))
      }
    }
  }

  // None of them was called.
  @Test("None was called") func noneWasCalled() {
    MOAssertFailure(
      """
      MockLedger.balance was expected to be called before MockArchive.close, but it was not called.
        None of the mocks was called.
      """
    ) { MOAssertCalled(ledger.method.balance, before: archive.methodReference(.close)) }
  }

  // All calls of one must come before all calls of the other.
  @Test("Not before") func notBefore() {
    ledger.transfer(to: "A", amount: 10)
    _ = ledger.balance(of: "A")
    ledger.transfer(to: "B", amount: 10)
    MOAssertFailure(
      """
      MockLedger.balance was expected to be called before MockLedger.transfer, but it was called after call 1.
        next: if one call before another is enough, write `MOAssertCalledInOrder`
        all calls, in order:
        > 1. MockLedger.transfer(to: "A", amount: 10)
        > 2. MockLedger.balance(of: "A")  → 0, the default
          3. MockLedger.transfer(to: "B", amount: 10)
      """
    ) { MOAssertCalled(ledger.method.balance, before: ledger.method.transfer) }
    MOAssertFailure(
      """
      MockLedger.balance(of: "B") was expected to be called before MockLedger.transfer, but it was not called.
        closest call, #2 of 3:
          argument 1 (of)  "A"       expected "B"
        all calls, in order:
        > 1. MockLedger.transfer(to: "A", amount: 10)
          2. MockLedger.balance(of: "A")  → 0, the default
          3. MockLedger.transfer(to: "B", amount: 10)
      """
    ) { MOAssertCalled(ledger.method.balance("B"), before: ledger.method.transfer) }
  }
}

/// Failures of `MOAssertNoOtherCalls`, `MOAssertAllMethodsCalled`, `MOAssertCallLog`, `checkInvocations`.
@Suite("All calls") struct AllCallsMessages {
  private let ledger = MockLedger()
  private let archive = MockArchive()

  // Calls were made that no passed assertion was about.
  @Test("Calls that nobody asserted") func callsThatNobodyAsserted() {
    ledger.transfer(to: "A", amount: 10)
    ledger.transfer(to: "B", amount: 20)
    MOAssertCalled(ledger.method.transfer("A", .any))
    MOAssertFailure(
      """
      MockLedger was expected to get no other calls, but 1 of 2 calls has not been asserted.
        next: if these calls are right, write before it `MOAssertCalled(mock.method.transfer)`
        all calls of MockLedger, in order:
          1. transfer(to: "A", amount: 10)  asserted
        > 2. transfer(to: "B", amount: 20)
      """
    ) { MOAssertNoOtherCalls(ledger) }
    archive.close()
    MOAssertFailure(
      """
      MockLedger, MockArchive were expected to get no other calls, but 2 of 3 calls have not been asserted.
        all calls, in order:
          1. MockLedger.transfer(to: "A", amount: 10)  asserted
        > 2. MockLedger.transfer(to: "B", amount: 20)
        > 3. MockArchive.close()
      """
    ) { MOAssertNoOtherCalls(ledger, archive) }
  }

  // The test, or the suite, makes no use of some requirements.
  @Test("Methods that nobody called") func methodsThatNobodyCalled() {
    archive.note("a")
    MOAssertFailure(
      """
      MockArchive was expected to get calls of all 3 methods, but 2 had none:
          holds
          close
      """
    ) { MOAssertAllMethodsCalled(archive) }
  }

  // With `equals: ""` the failure has the text to paste.
  @Test("A call log to write down") func aCallLogToWriteDown() {
    archive.note("rent")
    ledger.transfer(to: "landlord", amount: 800)
    MOAssertFailure(
      #"""
      The calls of MockArchive, MockLedger have not been written down yet.
        next: if the calls are right, paste:
          equals: """
            MockArchive.note("rent")
            MockLedger.transfer(to: "landlord", amount: 800)
            """
      """#
    ) { MOAssertCallLog(archive, ledger, equals: "") }
  }

  // The calls differ from those that are written down.
  @Test("A call log that differs") func aCallLogThatDiffers() {
    for day in 1...4 { archive.note("day \(day)") }
    archive.close()
    MOAssertFailure(
      #"""
      The calls of MockArchive are not those that are written down:
        - expected, + got:
          note("day 1")
          note("day 2")
          note("day 3")
        - note("day 5")
        + note("day 4")
          close()
        next: if the calls are right, paste:
          equals: """
            note("day 1")
            note("day 2")
            note("day 3")
            note("day 4")
            close()
            """
      """#
    ) {
      MOAssertCallLog(
        archive,
        equals: """
          note("day 1")
          note("day 2")
          note("day 3")
          note("day 5")
          close()
          """)
    }
  }

  // There is nothing to write down.
  @Test("A call log without calls") func aCallLogWithoutCalls() {
    MOAssertFailure(
      """
      MockArchive was not called at all, so there is no call log.
        next: if that is right, write `MOAssertNotCalled(mock)`
      """
    ) { MOAssertCallLog(archive, equals: "") }
    MOAssertFailure(
      """
      MockArchive, MockLedger were not called at all, so there is no call log.
      """
    ) { MOAssertCallLog(archive, ledger, equals: "") }
  }

  // A mock that notes its calls in a list: which call differs, where in it, and both lists beside each other.
  @Test("Lists of calls") func listsOfCalls() {
    let output = MockTransferOutput()
    output.invocations = [.didStart, .didFail(missing: 120)]
    MOAssertFailure(
      """
      MockTransferOutput noted 2 calls, as many as expected, but they differ.
        call 2, didFail.missing: expected 100, got 120

          expected                   noted
          1. .didStart               1. .didStart
        ≠ 2. .didFail(missing: 100)  2. .didFail(missing: 120)
      """
    ) { output.checkInvocations([.didStart, .didFail(missing: 100)]) }
    MOAssertFailure(
      """
      MockTransferOutput noted 2 calls, as many as expected, but they differ.
        call 2 was expected as call 1: .didFail(missing: 120)

          expected                   noted
        - 1. .didFail(missing: 120)
          2. .didStart               1. .didStart
        +                            2. .didFail(missing: 120)
      """
    ) { output.checkInvocations([.didFail(missing: 120), .didStart]) }
    output.invocations = [.didStart, .didFinish, .didFail(missing: 1)]
    MOAssertFailure(
      """
      MockTransferOutput was expected to note 2 calls, but noted 3.
        call 2 was not expected: .didFinish
        call 3 (expected as call 2), didFail.missing: expected 2, got 1

          expected                 noted
          1. .didStart             1. .didStart
        +                          2. .didFinish
        ≠ 2. .didFail(missing: 2)  3. .didFail(missing: 1)
      """
    ) { output.checkInvocations([.didStart, .didFail(missing: 2)]) }
    output.invocations = Array(repeating: .didStart, count: 9)
    MOAssertFailure(
      """
      MockTransferOutput was expected to note 10 calls, but noted 9.
        call 10 is missing: .didFinish

          expected        noted
          1. .didStart    1. .didStart
          … 7 equal
          9. .didStart    9. .didStart
        - 10. .didFinish
      """
    ) { output.checkInvocations(Array(repeating: .didStart, count: 9) + [.didFinish]) }
    MOAssertFailure(
      """
      MockTransferOutput was expected to note 45 calls, but noted 9.
        call 1 is missing: .didFinish
        call 1 was not expected: .didStart
        call 2 is missing: .didFinish
        call 2 was not expected: .didStart
        call 3 is missing: .didFinish
        call 3 was not expected: .didStart
        call 4 is missing: .didFinish
        call 4 was not expected: .didStart
        call 5 is missing: .didFinish
        call 5 was not expected: .didStart
        … and 44 more differences

          expected        noted
        - 1. .didFinish
        - 2. .didFinish
        - 3. .didFinish
        - 4. .didFinish
        - 5. .didFinish
        - 6. .didFinish
        - 7. .didFinish
        - 8. .didFinish
        - 9. .didFinish
        - 10. .didFinish
        - 11. .didFinish
        - 12. .didFinish
        - 13. .didFinish
        - 14. .didFinish
        - 15. .didFinish
        - 16. .didFinish
        - 17. .didFinish
        - 18. .didFinish
        - 19. .didFinish
        - 20. .didFinish
        - 21. .didFinish
        - 22. .didFinish
        - 23. .didFinish
        - 24. .didFinish
        - 25. .didFinish
          … 29 more rows
      """
    ) { output.checkInvocations(Array(repeating: .didFinish, count: 45)) }
    output.invocations = []
    MOAssertFailure(
      """
      MockTransferOutput was expected to note 1 call, but noted none.
        call 1 is missing: .didStart

          expected      noted
        - 1. .didStart
      """
    ) { output.checkInvocations([.didStart]) }
    output.invocations = [.didStart]
    MOAssertFailure(
      """
      MockTransferOutput was expected to note no calls, but noted 1.
        call 1 was not expected: .didStart

          expected  noted
        +           1. .didStart
      """
    ) { output.checkInvocations([]) }
  }
}
