import Testing

@testable import SwiftMockObject

private struct Fault: Error, Equatable {}
private struct OtherFault: Error {}

private enum DeskMethods { case plain, throwing, typed, async, asyncThrowing, asyncTyped, nothing }

private final class MockDesk: MockObject<DeskMethods>, @unchecked Sendable {
  func plain(_ id: Int, _ name: String?) -> Int { _onMethod(.plain, defaultReturn: 1, args: id, name) }
  func throwing() throws -> Int { try _onThrowingMethod(.throwing, defaultReturn: 2) }
  func typed() throws(Fault) -> Int { try _onThrowingMethod(.typed, throwing: Fault.self, defaultReturn: 3) }
  func async() async -> Int { await _onAsyncMethod(.async, defaultReturn: 4) }
  func asyncThrowing() async throws -> Int { try await _onAsyncThrowingMethod(.asyncThrowing, defaultReturn: 5) }
  func asyncTyped() async throws(Fault) -> Int {
    try await _onAsyncThrowingMethod(.asyncTyped, throwing: Fault.self, defaultReturn: 6)
  }
  func nothing(_ done: @escaping @Sendable (Int) -> Void) { _onMethod(.nothing, args: done) }
}

/// A behavior that can't answer is a failure at the line that set it, and the call returns its default.
struct StubFailureTests {
  private let mock = MockDesk()

  private func plainFailure(
    expecting result: Int = 1, set: (MethodReference<DeskMethods>) -> Void
  ) -> [String] {
    set(mock.methodReference(.plain))
    return reports { #expect(mock.plain(3, nil) == result) }
  }

  private func complaint(_ text: String, _ next: String = "") -> [String] {
    ["T.swift:9: MockDesk.plain \(text)\n  called as MockDesk.plain(3, nil)\n  stub set at T.swift:9\(next)"]
  }

  @Test func aValueOfAnotherType() {
    #expect(
      plainFailure { $0.setCustomBehaviorToReturn("x", filePath: "T.swift", line: 9) }
        == complaint(#"must return Int, but its stub returned String "x"."#))
    #expect(
      plainFailure { $0.setCustomBehaviorToReturnNil(filePath: "T.swift", line: 9) }
        == complaint("must return Int, but its stub returned nil."))
    #expect(
      plainFailure { $0.setCustomBehaviorToReturn(inOrder: [1.5, 2], filePath: "T.swift", line: 9) }
        == complaint("must return Int, but its stub returned Double 1.5."))
  }

  @Test func aClosureThatReturnsAnotherType() {
    #expect(
      plainFailure { $0.setCustomBehavior({ _ in "x" }, filePath: "T.swift", line: 9) }
        == complaint(#"must return Int, but its stub returned String "x"."#))
    #expect(
      plainFailure {
        $0.setCustomBehavior({ (id: Int, name: String?) in "\(id)" }, filePath: "T.swift", line: 9)
      } == complaint(#"must return Int, but its stub returned String "3"."#))
    #expect(
      plainFailure { $0.setCustomBehavior({ _ in }, filePath: "T.swift", line: 9) }
        == complaint("must return Int, but its stub returned ()."))
  }

  @Test func aClosureThatTakesOtherArguments() {
    #expect(
      plainFailure { $0.setCustomBehavior({ (id: Int) in id }, filePath: "T.swift", line: 9) }
        == complaint("has 2 arguments, but its stub takes 1."))
    #expect(
      plainFailure { $0.setCustomBehavior({ 5 }, filePath: "T.swift", line: 9) }
        == complaint("has 2 arguments, but its stub takes 0. For a closure that ignores them, write `{ _ in … }`."))
    #expect(
      plainFailure { $0.setCustomBehavior({ (id: String, n: String?) in 5 }, filePath: "T.swift", line: 9) }
        == complaint("was called with Int 3 as argument 1, but its stub takes String."))
    #expect(
      plainFailure { $0.setCustomBehavior({ (id: Int, name: String) in 5 }, filePath: "T.swift", line: 9) }
        == complaint("was called with nil as argument 2, but its stub takes String."))
  }

  @Test func aClosureOfAnotherTypeAmongTheArguments() {
    var numbers: [Int] = []
    mock.methodReference(.nothing).setCustomBehavior { (done: @escaping (Int) -> Void) in
      numbers.append(1)
      done(1)
    }
    mock.nothing { _ in }
    #expect(numbers == [1])
    mock.methodReference(.nothing).setCustomBehavior(
      { (done: @escaping (String) -> Void) in done("") }, filePath: "T.swift", line: 9)
    let failures = reports { mock.nothing { _ in } }
    #expect(
      failures == [
        """
        T.swift:9: MockDesk.nothing was called with a @Sendable (Int) -> Void closure as argument 1, but its stub takes \
        (String) -> Void.
          called as MockDesk.nothing(@Sendable (Int) -> Void closure)
          stub set at T.swift:9
        """
      ])
  }

  @Test func anErrorWhereNothingCanBeThrown() {
    let next = "\n  next: if the requirement throws, write `_onThrowingMethod` in the mock"
    #expect(
      plainFailure { $0.setCustomBehaviorToThrow(Fault(), filePath: "T.swift", line: 9) }
        == complaint("cannot throw, but its stub threw Fault().", next))
    #expect(
      plainFailure {
        $0.setCustomBehavior(
          { (id: Int, n: String?) throws -> Int in throw Fault() }, filePath: "T.swift", line: 9)
      } == complaint("cannot throw, but its stub threw Fault().", next))
  }

  @Test func anAsyncClosureWhereNothingCanWait() {
    #expect(
      plainFailure {
        $0.setCustomBehavior({ (id: Int, n: String?) async -> Int in 5 }, filePath: "T.swift", line: 9)
      }
        == complaint(
          "cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that is not async."))
  }

  @Test func anErrorOfATypeThatCannotBeThrown() async throws {
    for method in [DeskMethods.typed, .asyncTyped] {
      mock.methodReference(method).setCustomBehaviorToThrow(OtherFault(), filePath: "T.swift", line: 9)
    }
    mock.methodReference(.async).setCustomBehaviorToThrow(OtherFault(), filePath: "T.swift", line: 9)
    let failures = try await reports {
      let results = [try mock.typed(), try await mock.asyncTyped(), await mock.async()]
      #expect(results == [3, 6, 4])
    }
    func complaint(_ method: String, _ text: String) -> String {
      "T.swift:9: MockDesk.\(method) \(text)\n  called as MockDesk.\(method)()\n  stub set at T.swift:9"
    }
    #expect(
      failures == [
        complaint("typed", "can only throw Fault, but its stub threw OtherFault()."),
        complaint("asyncTyped", "can only throw Fault, but its stub threw OtherFault()."),
        complaint("async", "cannot throw, but its stub threw OtherFault().")
          + "\n  next: if the requirement throws, write `_onAsyncThrowingMethod` in the mock",
      ])
    #expect(mock.methodReference(.typed).invocations[0].outcomeName == "returned")
  }

  @Test func badCountsAndEmptyListsAreReportedAndSetNothing() {
    let plain = mock.methodReference(.plain)
    let failures = reports {
      plain.setCustomBehaviorToReturn(5, times: 0, filePath: "T.swift", line: 9)
      plain.setCustomBehaviorToReturn(inOrder: [], filePath: "T.swift", line: 10)
      #expect(mock.plain(1, nil) == 1)
    }
    #expect(
      failures == [
        "T.swift:9: MockDesk.plain was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.",
        "T.swift:10: MockDesk.plain was stubbed with `setCustomBehaviorToReturn(inOrder:)` and no values. Give it at least one.",
      ])
  }
}
