import Foundation
import Testing

@testable import SwiftMockObject

private struct Thing {
  var value: Int
  var message: String
}

private protocol SomeOutput {
  func didSomething()
  func didReceive(_ thing: Thing)
  func didFail(_ error: any Error)
}

private final class MockSomeOutput: SomeOutput, HasInvocations {
  enum Invocation: FakeEquatable {
    case didSomething
    case didReceive(Thing)
    case didFail(any Error)
  }

  var changes = 0
  var invocations: [Invocation] = [] {
    didSet { changes += 1 }
  }

  func didSomething() { invocations.append(.didSomething) }
  func didReceive(_ thing: Thing) { invocations.append(.didReceive(thing)) }
  func didFail(_ error: any Error) { invocations.append(.didFail(error)) }
}

private final class MockIdleOutput: HasInvocations {
  enum Invocation: FakeEquatable {}
  var invocations: [Invocation] = []
}

private struct MockCounter: HasInvocations {
  var invocations: [Int] = []
}

@MainActor private final class MockView: @MainActor HasInvocations {
  enum Invocation: FakeEquatable { case show(Thing) }
  var invocations: [Invocation] = []
}

private actor MockStore: HasIsolatedInvocations {
  enum Invocation: FakeEquatable { case save(Int), load }
  var invocations: [Invocation] = []
  func save(_ number: Int) { invocations.append(.save(number)) }
}

private struct Offline: Error { var code: Int }

/// The failures of a piece of code.
func failures(of body: () -> Void) -> [MockFailure] {
  let collector = FailureCollector()
  FailureCollector.$current.withValue(collector, operation: body)
  return collector.caught
}

@Suite("Lists of invocations")
struct HasInvocationsTests {
  @Test func theNotedCallsAreComparedWithTheExpectedOnes() {
    let output = MockSomeOutput()
    output.didReceive(Thing(value: 1, message: "x"))
    output.didSomething()
    output.didFail(NSError(domain: "d", code: 1))
    output.didFail(Offline(code: 2))
    output.checkInvocations([
      .didReceive(Thing(value: 1, message: "x")), .didSomething, .didFail(NSError(domain: "d", code: 1)),
      .didFail(Offline(code: 2)),
    ])
    #expect(output.changes == 4)
  }

  @Test func aMockThatIsNeverCalledNotesNothing() {
    MockSomeOutput().checkInvocations([])
    MockIdleOutput().checkInvocations([])
  }

  @Test func aDifferenceIsReportedOnceAtTheLineOfTheCheck() {
    let output = MockSomeOutput()
    output.didReceive(Thing(value: 1, message: "x"))
    output.didSomething()
    let found = failures {
      output.checkInvocations([.didReceive(Thing(value: 2, message: "x")), .didSomething])
    }
    #expect(found.map(\.place.line) == [#line - 2])
    #expect(found.map(\.place.filePath) == [#filePath])
    #expect(
      found.map(\.message) == [
        """
        MockSomeOutput noted 2 calls, as many as expected, but they differ.
          call 1, didReceive.value: expected 2, got 1

            expected                                       noted
          ≠ 1. .didReceive(Thing(value: 2, message: "x"))  1. .didReceive(Thing(value: 1, message: "x"))
            2. .didSomething                               2. .didSomething
        """
      ])
  }

  @Test func aHelperHandsItsPlaceOn() {
    func check(_ output: MockSomeOutput, file: StaticString = #filePath, line: UInt = #line) {
      output.checkInvocations([.didSomething], file: file, line: line)
    }
    let found = failures { check(MockSomeOutput(), file: "Here.swift", line: 7) }
    #expect(found.map(\.place.description) == ["Here.swift:7"])
    let other = failures {
      MockSomeOutput().checkInvocations(
        [.didSomething],
        sourceLocation: SourceLocation(
          fileID: "Module/There.swift", filePath: "There.swift", line: 9, column: 1))
    }
    #expect(other.map(\.place.description) == ["There.swift:9"])
  }

  @Test func anyEquatableCanBeNoted() {
    let counter = MockCounter(invocations: [1, 2])
    counter.checkInvocations([1, 2])
    #expect(failures { counter.checkInvocations([2, 1]) }.count == 1)
    #expect(failures { counter.checkInvocations([1]) }.count == 1)
    #expect(failures { counter.checkInvocations([1, 2, 3]) }.count == 1)
  }

  @MainActor @Test func aMockOfTheMainActorNotesCalls() {
    let view = MockView()
    view.invocations.append(.show(Thing(value: 1, message: "")))
    view.checkInvocations([.show(Thing(value: 1, message: ""))])
    #expect(failures { view.checkInvocations([.show(Thing(value: 2, message: ""))]) }.count == 1)
  }

  @Test func anActorNotesCalls() async {
    let store = MockStore()
    await store.save(1)
    await store.checkInvocations([.save(1)])
    let collector = FailureCollector()
    await FailureCollector.$current.withValue(collector) { await store.checkInvocations([.save(2)]) }
    #expect(collector.caught.map(\.place.line) == [#line - 1])
  }

  @Test func theOrderCounts() {
    let output = MockSomeOutput()
    output.didSomething()
    output.didFail(Offline(code: 1))
    let found = failures { output.checkInvocations([.didFail(Offline(code: 1)), .didSomething]) }
    #expect(found.first?.message.contains("call 2 was expected as call 1: .didFail(Offline(code: 1))") == true)
  }
}
