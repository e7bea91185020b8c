import SwiftMockObject

@testable import HelpDesk

enum HelpDeskClientMethods: KeyedMethods, CaseIterable, Sendable {
  case hours, hoursCompletion, notices, noticesOnResult, upload, converse, converseOnResult

  struct Keys {
    let hours = MethodKey<HelpDeskClientMethods, (String) async throws -> String>(.hours)
    let hoursCompletion = MethodKey<
      HelpDeskClientMethods, (String, @escaping @Sendable (Result<String, HelpDeskError>) -> Void) -> Void
    >(.hoursCompletion)
    let notices = MethodKey<HelpDeskClientMethods, (String) -> AsyncStream<StreamResult<String>>>(.notices)
    let noticesOnResult = MethodKey<
      HelpDeskClientMethods, (String, @escaping @Sendable (StreamResult<String>) -> Void) -> Void
    >(.noticesOnResult)
    let upload = MethodKey<HelpDeskClientMethods, () -> any UploadStream<String, Int>>(.upload)
    let converse = MethodKey<HelpDeskClientMethods, () -> any TwoWayStream<String, String>>(.converse)
    let converseOnResult = MethodKey<
      HelpDeskClientMethods, (@escaping @Sendable (StreamResult<String>) -> Void) -> any CallbackStream<String>
    >(.converseOnResult)
  }
  static var keys: Keys { Keys() }
}

/// What it returns are mocks, too, made once.
final class MockHelpDeskClient: MockObject<HelpDeskClientMethods>, HelpDeskClient, @unchecked Sendable {
  let uploadMock = MockUploadStream<String, Int>()
  let converseMock = MockTwoWayStream<String, String>()
  let converseOnResultMock = MockCallbackStream<String>()

  func hours(on day: String) async throws -> String { return try await _onAsyncThrowingMethod(.hours, args: day) }

  func hours(on day: String, completion: @escaping @Sendable (Result<String, HelpDeskError>) -> Void) {
    _onMethod(.hoursCompletion, args: day, completion)
  }

  func notices(about topic: String) -> AsyncStream<StreamResult<String>> { return _onMethod(.notices, args: topic) }

  func notices(about topic: String, onResult: @escaping @Sendable (StreamResult<String>) -> Void) {
    _onMethod(.noticesOnResult, args: topic, onResult)
  }

  func upload() -> any UploadStream<String, Int> {
    return _onMethod(.upload, defaultReturn: uploadMock as any UploadStream<String, Int>)
  }

  func converse() -> any TwoWayStream<String, String> {
    return _onMethod(.converse, defaultReturn: converseMock as any TwoWayStream<String, String>)
  }

  func converse(onResult: @escaping @Sendable (StreamResult<String>) -> Void) -> any CallbackStream<String> {
    return _onMethod(
      .converseOnResult, defaultReturn: converseOnResultMock as any CallbackStream<String>, args: onResult)
  }
}
