import SwiftMockObject
import Testing

private enum EchoMethods { case say, listen }

private final class MockEcho: MockObject<EchoMethods>, @unchecked Sendable {
  func say(_ word: Word) { _onMethod(.say, args: word) }
  func listen() -> Int { _onMethod(.listen, defaultReturn: 0) }
}

/// An argument that calls the mock from whatever is done with it.
private struct Word: Equatable, Hashable, CustomStringConvertible, @unchecked Sendable {
  let text: String
  let mock: MockEcho

  var description: String {
    _ = mock.listen()
    return text
  }
  static func == (left: Word, right: Word) -> Bool {
    _ = left.mock.listen()
    return left.text == right.text
  }
  func hash(into hasher: inout Hasher) {
    _ = mock.listen()
    hasher.combine(text)
  }
}

/// What calls the mock when it is released.
private final class Farewell: Sendable {
  let mock: MockEcho
  init(_ mock: MockEcho) { self.mock = mock }
  deinit { _ = mock.listen() }
}

/// A method that is more than a byte, and calls a mock when it is compared.
private struct Method: Hashable {
  let name: String
  let mock: MockEcho
  static func == (left: Method, right: Method) -> Bool {
    _ = left.mock.listen()
    return left.name == right.name
  }
  func hash(into hasher: inout Hasher) {
    _ = mock.listen()
    hasher.combine(name)
  }
}

private final class MockOfMethods: MockObject<Method> {
  let echo = MockEcho()
  func call(_ name: String) { _onMethod(Method(name: name, mock: echo)) }
}

/// Nothing of the user's runs under a lock: else each of these would hang, since what it does calls the same mock.
@Suite(.timeLimit(.minutes(1)))
struct UserCodeAndLocksTests {
  private let mock = MockEcho()
  private func word(_ text: String) -> Word { Word(text: text, mock: mock) }
  private var narrowed: MethodReference<EchoMethods> { mock.methodReference(.say, args: word("a")) }

  @Test func settingANarrowedStubAgainComparesOutsideOfTheLock() {
    narrowed.setCustomBehavior { _ in }
    narrowed.setCustomBehavior { _ in }
    mock.say(word("a"))
    MOAssertTimesCalled(mock.methodReference(.say), 1)
    #expect(mock.methodReference(.listen).timesCalled > 0)
  }

  @Test func removingANarrowedStubComparesOutsideOfTheLock() {
    narrowed.setCustomBehavior { _ in }
    narrowed.removeCustomBehavior()
    #expect(mock.methodReference(.listen).timesCalled > 0)
  }

  @Test func answeringMatchesOutsideOfTheLock() {
    narrowed.setCustomBehavior { _ in }
    mock.say(word("b"))
    #expect(mock.methodReference(.listen).timesCalled > 0)
  }

  @Test func countingMatchesOutsideOfTheLock() {
    mock.say(word("a"))
    #expect(narrowed.timesCalled == 1)
    #expect(narrowed.invocations.count == 1)
    MOAssertTimesCalled(narrowed, 1)
    MOAssertCalled(mock.methodReference(.say), with: word("a"))
    #expect(mock.methodReference(.listen).timesCalled > 0)
  }

  @Test func describingRunsOutsideOfTheLock() {
    mock.say(word("a"))
    #expect(MOCaptureFailures { MOAssertNotCalled(mock.methodReference(.say)) }.count == 1)
    #expect(mock.methodReference(.listen).timesCalled > 0)
  }

  @Test func whatAResetReleasesIsReleasedOutsideOfTheLock() {
    let teller = MockObject<EchoMethods>()
    teller._onMethod(.say, args: Farewell(mock))
    mock._onMethod(.say, args: Farewell(mock))
    mock.resetMock()
    teller.resetMock()
    #expect(mock.methodReference(.listen).timesCalled == 2)
  }

  @Test func whatReplacedStubsCapturedIsReleasedOutsideOfTheLock() {
    let say = mock.methodReference(.say)
    func stub(_ reference: MethodReference<EchoMethods>) {
      let farewell = Farewell(mock)
      reference.setCustomBehavior { _ in withExtendedLifetime(farewell) {} }
    }
    stub(say)
    stub(say)
    #expect(mock.methodReference(.listen).timesCalled == 1)
    stub(mock.methodReference(.say, args: .any))
    stub(mock.methodReference(.say, args: .any))
    #expect(mock.methodReference(.listen).timesCalled == 2)
    say.removeCustomBehavior()
    #expect(mock.methodReference(.listen).timesCalled == 4)
  }

  @Test func naturalDefaultsAreReleasedOutsideOfTheLock() {
    func set() {
      let farewell = Farewell(mock)
      mock.mockRecorder.naturalDefaults.set(withExtendedLifetime(farewell) { 3 })
    }
    set()
    set()
    #expect(mock.methodReference(.listen).timesCalled == 1)
  }

  @Test func methodsAreComparedOutsideOfTheLock() {
    let mock = MockOfMethods()
    mock.call("a")
    mock.call("b")
    mock.call("a")
    let reference = mock.methodReference(Method(name: "a", mock: mock.echo))
    reference.setCustomBehavior { _ in }
    mock.call("a")
    MOAssertTimesCalled(reference, 3)
    #expect(mock.recordedInvocations.map(\.method.name) == ["a", "b", "a", "a"])
    #expect(mock.echo.methodReference(.listen).timesCalled > 0)
  }
}
