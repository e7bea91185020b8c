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

@Suite("Lists of invocations")
struct HasInvocationsTests {
  @Test func place() {
    let collector = FailureCollector()
    FailureCollector.$current.withValue(collector) {
      let m = MockSomeOutput()
      m.checkInvocations([.didSomething])
    }
    print(collector.caught)
  }
}
