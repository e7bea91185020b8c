import SwiftMockObject
import Testing

private enum SettingsMethods: KeyedMethods {
  case set, get, ring, print, save

  struct Keys {
    let set = MethodKey<SettingsMethods, (String??) -> Void>(.set)
    let save = MethodKey<SettingsMethods, (String) throws -> Int>(.save)
  }
  static var keys: Keys { Keys() }
}

private struct Fault: Error, Equatable {}

private final class MockSettings: MockObject<SettingsMethods> {
  func set(_ value: String??) { _onMethod(.set, args: value as Any?) }
  func get() -> String?? { _onMethod(.get, defaultReturn: .some(nil)) }
  func ring(_ tones: Int..., span: (low: Int, high: Int), loud: Bool) { _onMethod(.ring, args: tones, span, loud) }
  func print(_ pages: Int, completion: @escaping (String) -> Void) { _onMethod(.print, args: pages, completion) }
  func save(_ text: String) throws -> Int { try _onThrowingMethod(.save, defaultReturn: 1, args: text) }
}

struct MethodReferenceTests {
  private let mock = MockSettings()

  @Test func aTypedReadGivesBackEachStateOfANestedOptional() {
    mock.set(nil)
    mock.set(.some(nil))
    mock.set("dim")
    let set = mock.methodReference(.set)
    let expected: [String??] = [.none, .some(.none), "dim"]
    #expect(set.invocations(as: (String??).self) == expected)
    #expect(mock.method.set.invocations == expected)
    // All else takes nil for nil, however deep.
    MOAssertArgumentNil(set, 1, 1)
    MOAssertArgumentNil(set, 1, 2)
    #expect(mock.methodReference(.set, args: nil).timesCalled == 2)
    #expect(set.invocations.map { $0.arguments[0] == nil } == [true, true, false])
  }

  @Test func aStubOfANestedOptionalComesBackUnchanged() {
    #expect(mock.get() == .some(nil))
    mock.methodReference(.get).setCustomBehaviorToReturn(String??.some("lit") as Any)
    #expect(mock.get() == "lit")
    mock.methodReference(.get).setCustomBehaviorToReturn(String??.none as Any)
    #expect(mock.get() == .none)
  }

  @Test func eachParameterIsOneArgumentWhateverItHolds() {
    mock.ring(3, 4, span: (1, 9), loud: true)
    mock.ring(span: (2, 2), loud: false)
    let ring = mock.methodReference(.ring)
    let calls = ring.invocations(as: ([Int], (low: Int, high: Int), Bool).self)
    #expect(calls.map(\.0) == [[3, 4], []])
    #expect(calls.map(\.1.high) == [9, 2])
    #expect(calls.map(\.2) == [true, false])
  }

  @Test func callsOfOtherTypesAreReportedAndLeftOut() {
    mock.ring(3, span: (1, 9), loud: true)
    let failures = MOCaptureFailures {
      #expect(mock.methodReference(.ring).invocations(as: (Int, Int).self).isEmpty)
      #expect(mock.methodReference(.ring).invocations(as: ([Int], String, Bool).self).isEmpty)
    }
    #expect(
      failures.map(\.message) == [
        """
        MockSettings.ring has 3 arguments, but was read as 2.
          called as MockSettings.ring([3], span: (low: 1, high: 9), loud: true)
        """,
        """
        MockSettings.ring was called with (low: Int, high: Int) (low: 1, high: 9) as argument 2, but was read as String.
          called as MockSettings.ring([3], span: (low: 1, high: 9), loud: true)
        """,
      ])
    #expect(failures.map(\.place.line) == [#line - 14, #line - 13])
  }

  @Test func aCompletionIsTakenOutAndCalledLaterOrDuringTheCall() {
    var got = ""
    mock.print(3) { got = $0 }
    #expect(got == "")
    let completion: ((String) -> Void)? = MOAssertAndGetArgument(mock.methodReference(.print), 2)
    completion?("done 3")
    #expect(got == "done 3")
    mock.methodReference(.print).setCustomBehavior { args -> Void in (args[1] as? (String) -> Void)?("now") }
    mock.print(4) { got = $0 }
    #expect(got == "now")
  }

  @Test func aCallThatThrowsIsRecordedWithItsArguments() throws {
    #expect(try mock.save("a") == 1)
    mock.methodReference(.save).setCustomBehaviorToThrow(Fault())
    #expect(throws: Fault()) { try mock.save("b") }
    MOAssertTimesCalled(mock.methodReference(.save), 2)
    MOAssertArgumentEquals(mock.methodReference(.save), 1, "b")
  }
}
