import SwiftMockObject

@testable import HelpDesk

// The mocks of streams of any types. The enum of each has the same types, so that its keys know them.

enum TwoWayStreamMethods<Input: Sendable, Output: Sendable>: KeyedMethods, CaseIterable, Sendable {
  case send, close, results

  struct Keys {
    let send = MethodKey<TwoWayStreamMethods, (Input) throws -> Void>(.send)
    let close = MethodKey<TwoWayStreamMethods, () -> Void>(.close)
    let results = MethodKey<TwoWayStreamMethods, () -> AsyncStream<StreamResult<Output>>>(.results)
  }
  static var keys: Keys { Keys() }
}

final class MockTwoWayStream<Input: Sendable, Output: Sendable>: MockObject<TwoWayStreamMethods<Input, Output>>,
  TwoWayStream, @unchecked Sendable
{
  func send(_ input: Input) throws { try _onThrowingMethod(.send, args: input) }
  func close() { _onMethod(.close) }
  func results() -> AsyncStream<StreamResult<Output>> { return _onMethod(.results) }
}

enum CallbackStreamMethods<Input: Sendable>: KeyedMethods, CaseIterable, Sendable {
  case send, close

  struct Keys {
    let send = MethodKey<CallbackStreamMethods, (Input) throws -> Void>(.send)
    let close = MethodKey<CallbackStreamMethods, () -> Void>(.close)
  }
  static var keys: Keys { Keys() }
}

final class MockCallbackStream<Input: Sendable>: MockObject<CallbackStreamMethods<Input>>, CallbackStream,
  @unchecked Sendable
{
  func send(_ input: Input) throws { try _onThrowingMethod(.send, args: input) }
  func close() { _onMethod(.close) }
}

enum UploadStreamMethods<Input: Sendable, Output: Sendable>: KeyedMethods, CaseIterable, Sendable {
  case send, closeAndReceive

  struct Keys {
    let send = MethodKey<UploadStreamMethods, (Input) throws -> Void>(.send)
    let closeAndReceive = MethodKey<UploadStreamMethods, () async throws -> Output>(.closeAndReceive)
  }
  static var keys: Keys { Keys() }
}

final class MockUploadStream<Input: Sendable, Output: Sendable>: MockObject<UploadStreamMethods<Input, Output>>,
  UploadStream, @unchecked Sendable
{
  func send(_ input: Input) throws { try _onThrowingMethod(.send, args: input) }
  func closeAndReceive() async throws -> Output { return try await _onAsyncThrowingMethod(.closeAndReceive) }
}
