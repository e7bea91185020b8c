import Testing

@testable import SwiftMockObject

/// A stub that can't answer fails the test at its own line, and the call returns the default.
@Suite("Stubs that can't answer") struct StubMessages {
  private let ledger = MockLedger()
  private let branch = MockBranch()

  // The stub returns a value of another type.
  @Test("A value of another type") func aValueOfAnotherType() {
    ledger.methodReference(.balance).setCustomBehaviorToReturn("50", filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance must return Int, but its stub returned String "50".
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  // A number is of another type than the literal has by itself.
  @Test("A literal of another type") func aLiteralOfAnotherType() async {
    branch.methodReference(.rate).setCustomBehaviorToReturn(1, filePath: "TenantTests.swift", line: 12)
    await MOAssertFailure(
      """
      MockBranch.rate must return Double, but its stub returned Int 1.
        called as MockBranch.rate(of: "EUR")
        stub set at TenantTests.swift:12
        hint: write it as Double(1)
      """
    ) { _ = await branch.rate(of: "EUR") }
  }

  // The compiler took the type of the `defaultReturn` for the method's.
  @Test("Another type that conforms") func anotherTypeThatConforms() {
    branch.methodReference(.vault).setCustomBehaviorToReturn(
      Receipt(number: 1), filePath: "TenantTests.swift", line: 12)
    branch.mockRecorder.naturalDefaults.set(Vault(number: 0), for: Vault.self)
    MOAssertFailure(
      """
      MockBranch.vault must return Vault, but its stub returned Receipt(number: 1).
        called as MockBranch.vault(code: 1)
        stub set at TenantTests.swift:12
        hint: if the method returns a protocol or a base class, name it in the mock: `defaultReturn: … as any P`.
      """
    ) { _ = try? branch.vault(code: 1) }
  }

  // The method of the mock does not throw.
  @Test("An error for a method that can't throw") func anErrorForAMethodThatCantThrow() async {
    ledger.methodReference(.balance).setCustomBehaviorToThrow(Offline(), filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance cannot throw, but its stub threw Offline().
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
        next: if the requirement throws, write `_onThrowingMethod` in the mock
      """
    ) { _ = ledger.balance(of: "A") }
    branch.methodReference(.rate).setCustomBehaviorToThrow(Offline(), filePath: "TenantTests.swift", line: 13)
    await MOAssertFailure(
      """
      MockBranch.rate cannot throw, but its stub threw Offline().
        called as MockBranch.rate(of: "EUR")
        stub set at TenantTests.swift:13
        next: if the requirement throws, write `_onAsyncThrowingMethod` in the mock
      """
    ) { _ = await branch.rate(of: "EUR") }
  }

  // The method throws errors of one type.
  @Test("An error of another type") func anErrorOfAnotherType() {
    branch.methodReference(.load).setCustomBehaviorToThrow(Refused(), filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockBranch.load can only throw Offline, but its stub threw Refused().
        called as MockBranch.load(1)
        stub set at TenantTests.swift:12
      """
    ) { _ = try? branch.load(1) }
  }

  // The mock's `defaultReturn` throws what the method can't. The call throws the natural default of its error.
  @Test("A default that throws another error") func aDefaultThatThrowsAnotherError() {
    branch.mockRecorder.naturalDefaults.set(Offline(), for: Offline.self)
    MOAssertFailure(
      """
      MockBranch.open can only throw Offline, but its `defaultReturn` threw Refused().
        called as MockBranch.open()
      """
    ) { _ = try? branch.open() }
  }

  // The closure takes arguments of other types, or another number of them.
  @Test("A closure that takes other arguments") func aClosureThatTakesOtherArguments() {
    ledger.methodReference(.balance).setCustomBehavior(
      { (account: Int) in 50 }, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance was called with String "A" as argument 1, but its stub takes Int.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
    ledger.methodReference(.transfer).setCustomBehavior(
      { (account: String) in }, filePath: "TenantTests.swift", line: 13)
    MOAssertFailure(
      """
      MockLedger.transfer has 2 arguments, but its stub takes 1.
        called as MockLedger.transfer(to: "A", amount: 10)
        stub set at TenantTests.swift:13
      """
    ) { ledger.transfer(to: "A", amount: 10) }
    ledger.methodReference(.balance).setCustomBehavior({ 50 }, filePath: "TenantTests.swift", line: 14)
    MOAssertFailure(
      """
      MockLedger.balance has 1 argument, but its stub takes 0. For a closure that ignores them, write `{ _ in … }`.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:14
      """
    ) { _ = ledger.balance(of: "A") }
  }

  // The reference is narrowed to another number of arguments.
  @Test("A stub for another number of arguments") func aStubForAnotherNumberOfArguments() {
    ledger.methodReference(.balance, args: "A", .any).setCustomBehaviorToReturn(
      50, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance has 1 argument, but its stub is for calls with 2.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  // The method of the mock can't wait.
  @Test("An async stub for a method that isn't async") func anAsyncStubForAMethodThatIsntAsync() {
    let rate = { (account: String) async -> Int in 50 }
    ledger.methodReference(.balance).setCustomBehavior(rate, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that is not async.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
    let gate = ledger.methodReference(.balance).setCustomBehaviorToSuspend(filePath: "TenantTests.swift", line: 13)
    MOAssertFailure(
      """
      MockLedger.balance cannot wait, but its stub suspends the call. Only a method that answers with `_onAsyncMethod` can wait.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:13
      """
    ) { _ = ledger.balance(of: "A") }
    withExtendedLifetime(gate) {}
  }

  // The closure belongs to an actor, and the call comes from elsewhere and can't wait.
  @Test("A closure of another actor") func aClosureOfAnotherActor() async {
    let clerk = Clerk()
    await clerk.stub(ledger)
    MOAssertFailure(
      """
      MockLedger.balance could not run its stub, which belongs to the actor Clerk, and the call came from elsewhere and can't wait. Write `{ @Sendable … in … }` if the closure may run on any thread.
        called as MockLedger.balance(of: "A")
        stub set at TenantTests.swift:12
      """
    ) { _ = ledger.balance(of: "A") }
  }

  // The closure belongs to the main actor, and the test keeps its thread.
  @Test("A closure of the busy main actor") func aClosureOfTheBusyMainActor() {
    // The test blocks the main thread, in which a stub must run.
    let message = busyMainActor(ledger)  // not shown
    #expect(
      message == """
        MockLedger.balance could not run its stub, which belongs to the main actor: something kept the main thread for 10 seconds. Let the test wait with `await` instead of blocking the thread, or write `{ @Sendable … in … }` if the closure may run on any thread.
          called as MockLedger.balance(of: "A")
          stub set at TenantTests.swift:12
        """)
  }

  // A value that can't be copied can be given away once.
  @Test("A value that is gone") func aValueThatIsGone() {
    branch.methodReference(.ticket).setCustomBehaviorToReturn(
      UniqueResult(Ticket(number: 7)), filePath: "TenantTests.swift", line: 12)
    _ = branch.ticket()
    MOAssertFailure(
      """
      MockBranch.ticket got a UniqueResult that an earlier call has been given. To make one for each call, set a closure: `setCustomBehavior { _ in UniqueResult(…) }`.
        called as MockBranch.ticket()
        stub set at TenantTests.swift:12
      """
    ) { _ = branch.ticket() }
    // So it is with a natural default, where the process stops.
    let message = UniqueResultFailure().text  // not shown
    #expect(
      message == """
        A natural default is a UniqueResult that an earlier call has been given. Set a stub instead.
        """)
  }

  // A stub for no calls, or with no values, would never answer.
  @Test("A stub that could never answer") func aStubThatCouldNeverAnswer() {
    MOAssertFailure(
      """
      MockLedger.balance was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.
      """
    ) { ledger.method.balance.returns(50, times: 0) }
    MOAssertFailure(
      """
      MockLedger.balance was stubbed with `returns(inOrder:)` and no values. Give it at least one.
      """
    ) { ledger.method.balance.returns(inOrder: []) }
  }

  // A throwing method throws this as `MockError`. Any other reports it; the process stops, as there is no value to return.
  @Test("No stub, and no default") func noStubAndNoDefault() throws {
    let error = #expect(throws: MockError.self) { try branch.vault(code: 7) }
    #expect(
      error?.description == """
        MockBranch.vault(code: 7) must return Vault, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.vault).setCustomBehaviorToReturn(…)
          or in the mock, at MockBranch.swift:6, add:  defaultReturn: …
        """)
    let other = #expect(throws: MockError.self) { try branch.lock { Vault(number: 1) } }
    #expect(
      other?.description == """
        MockBranch.lock(() throws -> Vault closure) must return the result of its closure (Vault), but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.lock).setCustomBehavior { … }
          or in the mock, at MockBranch.swift:12, add:  defaultReturn: …
        """)
  }

  // The stubs that there are, and why they did not answer.
  @Test("Stubs that did not answer") func stubsThatDidNotAnswer() {
    branch.methodReference(.vault, args: .atLeast(100)).setCustomBehaviorToReturn(
      Vault(number: 1), filePath: "TenantTests.swift", line: 12)
    branch.methodReference(.vault, args: 7).setCustomBehaviorToReturn(
      Vault(number: 2), times: 1, filePath: "TenantTests.swift", line: 13)
    _ = try? branch.vault(code: 7)
    let error = #expect(throws: MockError.self) { try branch.vault(code: 7) }
    #expect(
      error?.description == """
        MockBranch.vault(code: 7) must return Vault, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.vault).setCustomBehaviorToReturn(…)
          or in the mock, at MockBranch.swift:6, add:  defaultReturn: …
          stubs that did not answer, newest first:
            set at TenantTests.swift:13: for 1 call, which it has answered
            set at TenantTests.swift:12: argument 1 (code) is 7, expected >= 100
        """)
    // A stub that fails is one of them.
    branch.methodReference(.vault).setCustomBehaviorToReturn("x", filePath: "TenantTests.swift", line: 14)
    var failed: MockError?
    let failures = MOCaptureFailures { failed = #expect(throws: MockError.self) { try branch.vault(code: 8) } }
    #expect(failures.count == 1)  // not shown
    #expect(
      failed?.description == """
        MockBranch.vault(code: 8) must return Vault, but no stub answered the call, and there is no natural default for it.
          in the test, write:  mock.methodReference(.vault).setCustomBehaviorToReturn(…)
          or in the mock, at MockBranch.swift:6, add:  defaultReturn: …
          stubs that did not answer, newest first:
            set at TenantTests.swift:14: could not answer, as has been reported
        """)
    // So is a gate in which the wait was cancelled.
    let message = endedInItsGate(branch)  // not shown
    #expect(
      message == """
        MockBranch.vault(code: 8) was called without a stub, and the mock is strict.
          in the test, write:  mock.methodReference(.vault).setCustomBehaviorToReturn(…)
          stubs that did not answer, newest first:
            set at TenantTests.swift:15: the call waited in its gate and ended without an answer
        """)
  }
}

/// What a test prints that blocks the main thread for ten seconds.
private func busyMainActor(_ ledger: MockLedger) -> String {
  StubFailure(
    reason: .misfit(.unreachable(.mainActorIsBusy(seconds: 10))),
    call: Call(
      mock: ledger.mockRecorder.memory.identity, method: LedgerMethods.balance, function: "balance(of:)",
      arguments: ["A"]),
    place: SourcePlace(fileID: "T/TenantTests.swift", filePath: "TenantTests.swift", line: 12)
  ).text
}

/// What is said of a stub that has let its call go on without an answer.
private func endedInItsGate(_ branch: MockBranch) -> String {
  let place = SourcePlace(fileID: "T/TenantTests.swift", filePath: "TenantTests.swift", line: 15)
  let gate = Behavior(.suspension(WaitingRoom(method: { "" }, place: place)), limit: nil, place: place)
  return UnexpectedCall(
    call: Call(
      mock: branch.mockRecorder.memory.identity, method: BranchMethods.vault, function: "vault(code:)", arguments: [8]),
    result: Vault.self, misses: [StubMiss(gate, [8], returning: Vault.self)]
  ).text
}

private actor Clerk {
  func stub(_ ledger: MockLedger) {
    ledger.methodReference(.balance).setCustomBehavior(
      { (account: String) in self.balance() }, filePath: "TenantTests.swift", line: 12)
  }
  func balance() -> Int { 7 }
}

/// What a strict test finds, and `MOAssertAllStubsUsed`.
@Suite("Strict mocks") struct StrictMessages {
  private let ledger = MockLedger()

  // An unstubbed call of a strict mock.
  @Test("An unstubbed call") func anUnstubbedCall() {
    ledger.mockRecorder.makeStrict()
    MOAssertFailure(
      """
      MockLedger.transfer(to: "A", amount: 10) was called without a stub, and the mock is strict.
        in the test, write:  mock.method.transfer.answers { … }
      """
    ) { ledger.transfer(to: "A", amount: 10) }
    ledger.method.balance("B").returns(7, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.balance(of: "A") was called without a stub, and the mock is strict.
        in the test, write:  mock.method.balance.returns(…)
        stubs that did not answer, newest first:
          set at TenantTests.swift:12: argument 1 (of) is "A", expected "B"
      """
    ) { _ = ledger.balance(of: "A") }
  }

  // Why a stub did not answer the call of a strict mock: it is for another type, or another number of arguments.
  @Test("Stubs for other calls") func stubsForOtherCalls() {
    ledger.mockRecorder.makeStrict()
    ledger.methodReference(.quote, returning: [Coupon].self).setCustomBehaviorToReturn(
      [Coupon(code: "A")], filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      MockLedger.quote(for: "A") was called without a stub, and the mock is strict.
        in the test, write:  mock.methodReference(.quote).setCustomBehaviorToReturn(…)
        stubs that did not answer, newest first:
          set at TenantTests.swift:12: for calls returning [Coupon]
      """
    ) { let _: [Receipt] = ledger.quote(for: "A") }
  }

  // Each stub that no call used, with the reason where it is known.
  @Test("Unused stubs") func unusedStubs() {
    ledger.method.note.answers({ _ in }, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      A stub was set for MockLedger.note, but no call used it.
        stub set at TenantTests.swift:12
        note was never called
      """
    ) { MOAssertAllStubsUsed(ledger) }
    ledger.resetMock()
    ledger.method.balance("Tenant").returns(9, filePath: "TenantTests.swift", line: 12)
    _ = ledger.balance(of: "tenant")
    MOAssertFailure(
      """
      A stub was set for MockLedger.balance(of: "Tenant"), but no call used it.
        stub set at TenantTests.swift:12
        closest call, #1 of 1:
          argument 1 (of)  "tenant"  expected "Tenant"
        next: if argument 1 (of) may vary, write `.any`
      """
    ) { MOAssertAllStubsUsed(ledger) }
    ledger.resetMock()
    _ = ledger.balance(of: "A")
    ledger.method.balance("A").returns(9, filePath: "TenantTests.swift", line: 12)
    MOAssertFailure(
      """
      A stub was set for MockLedger.balance(of: "A"), but no call used it.
        stub set at TenantTests.swift:12
        call #1 of 1 matches, but came before the stub was set
      """
    ) { MOAssertAllStubsUsed(ledger) }
    ledger.resetMock()
    ledger.method.balance("A").returns(9, filePath: "TenantTests.swift", line: 12)
    ledger.method.balance.returns(8, filePath: "TenantTests.swift", line: 13)
    _ = ledger.balance(of: "A")
    MOAssertFailure(
      """
      A stub was set for MockLedger.balance(of: "A"), but no call used it.
        stub set at TenantTests.swift:12
        hidden by the newer stub at TenantTests.swift:13, which answers the same calls
        next: set the general stub first, the exceptions after it
      """
    ) { MOAssertAllStubsUsed(ledger) }
  }
}
