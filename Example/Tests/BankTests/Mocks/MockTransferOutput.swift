import SwiftMockObject

@testable import Bank

/// Notes its calls as values, in the order in which they come.
final class MockTransferOutput: TransferOutput, HasInvocations {
  enum Invocation: FakeEquatable {
    case didTransfer(Payment)
    case didFail(any Error)
    case didFinish
  }
  var invocations: [Invocation] = []

  func didTransfer(_ payment: Payment) { invocations.append(.didTransfer(payment)) }
  func didFail(_ error: any Error) { invocations.append(.didFail(error)) }
  func didFinish() { invocations.append(.didFinish) }
}
