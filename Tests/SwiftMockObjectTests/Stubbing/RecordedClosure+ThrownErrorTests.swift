import SwiftMockObject
import Testing

private enum Refusal: Error, Equatable { case full }

private enum GateMethods { case open }

private final class MockGate: MockObject<GateMethods>, @unchecked Sendable {
  func open(_ body: Any?) { _onMethod(.open, args: body) }
  var opening: MethodReference<GateMethods> { methodReference(.open) }
}

/// Closures that throw errors of one type are called like any other.
struct RecordedClosureThrownErrorTests {
  private let gate = MockGate()

  @Test func theyAreCalledWhateverTheyTake() {
    let none: () throws(Refusal) -> Int = { 1 }
    let one: (Int) throws(Refusal) -> Int = { $0 + 1 }
    let two: (Int, String) throws(Refusal) -> String = { "\($0)\($1)" }
    let three: (Int, Int, Int) throws(Refusal) -> Int = { $0 + $1 + $2 }
    let four: (Int, Int, Int, Int) throws(Refusal) -> Int = { $0 + $1 + $2 + $3 }
    gate.open(none)
    #expect(gate.opening.callArgument(1, returning: Int.self) == 1)
    gate.open(one)
    #expect(gate.opening.callArgument(1, with: 2, returning: Int.self) == 3)
    gate.open(two)
    #expect(gate.opening.callArgument(1, with: 2, "x", returning: String.self) == "2x")
    gate.open(three)
    #expect(gate.opening.callArgument(1, with: 1, 2, 3, returning: Int.self) == 6)
    gate.open(four)
    #expect(gate.opening.callArgument(1, with: 1, 2, 3, 4, returning: Int.self) == 10)
  }

  @Test func theyMayBeSendableOptionalAndTakeOptionals() {
    let sendable: @Sendable (Int) throws(Refusal) -> Int = { $0 * 2 }
    gate.open(sendable)
    #expect(gate.opening.callArgument(1, with: 4, returning: Int.self) == 8)
    let optional: ((Int?, (any Error)?) throws(Refusal) -> Bool)? = { $0 == 3 && $1 is Refusal }
    gate.open(optional)
    #expect(gate.opening.callArgument(1, with: 3, Refusal.full, returning: Bool.self) == true)
  }

  @MainActor @Test func onesOfTheMainActorAreCalledThere() {
    var sum = 0
    let closure: @MainActor @Sendable (Int) throws(Refusal) -> Void = { sum += $0 }
    gate.open(closure)
    gate.opening.callArgument(1, with: 4)
    #expect(sum == 4)
  }

  @Test func whatTheyThrowIsReported() {
    let refusing: (Int) throws(Refusal) -> Int = { number throws(Refusal) in
      if number > 0 { throw .full }
      return number
    }
    gate.open(refusing)
    let failures = MOCaptureFailures { gate.opening.callArgument(1, with: 1, returning: Int.self) }
    #expect(failures.count == 1 && failures[0].message.contains("full"))
    #expect(gate.opening.callArgument(1, with: 0, returning: Int.self) == 0)
  }

  @Test func anErrorIsAnyError() {
    var heard: [String] = []
    let hears: ((any Error) -> Void)? = { heard.append("\($0)") }
    gate.open(hears)
    gate.opening.callArgument(1, with: Refusal.full)
    #expect(heard == ["full"])
  }
}
