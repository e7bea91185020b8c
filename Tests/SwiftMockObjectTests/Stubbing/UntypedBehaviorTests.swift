import Testing

@testable import SwiftMockObject

private enum ParcelMethods: KeyedMethods {
  case weigh, fetch, send, list

  struct Keys {
    let list = MethodKey<ParcelMethods, ([Any?]) throws -> Int>(.list)
  }
  static var keys: Keys { Keys() }
}

private struct Lost: Error, Equatable {}

private final class MockParcels: MockObject<ParcelMethods>, @unchecked Sendable {
  func weigh(_ id: Int, _ name: String?) throws -> Int {
    try _onThrowingMethod(.weigh, defaultReturn: 0, args: id, name)
  }
  func fetch(_ id: Int, _ name: String?) async -> Int { await _onAsyncMethod(.fetch, defaultReturn: 0, args: id, name) }
  func send(_ id: Int) async throws -> Int { try await _onAsyncThrowingMethod(.send, defaultReturn: 0, args: id) }
  func list(_ values: [Any?]) throws -> Int { try _onThrowingMethod(.list, defaultReturn: 0, args: values) }
}

/// A closure that takes `[Any?]` gets all arguments, whether it throws, waits, or does both.
struct UntypedBehaviorTests {
  private let mock = MockParcels()

  @Test func oneThatThrows() throws {
    let weigh = mock.methodReference(.weigh)
    weigh.setCustomBehavior { (args: [Any?]) throws -> Int in
      #expect(args.count == 2 && args[1] == nil)
      guard let id = args[0] as? Int, id > 0 else { throw Lost() }
      return id + 1
    }
    #expect(try mock.weigh(3, nil) == 4)
    #expect(throws: Lost()) { try mock.weigh(0, nil) }
  }

  @Test func oneThatWaits() async {
    mock.methodReference(.fetch).setCustomBehavior { (args: [Any?]) async -> Int in
      await Task.yield()
      return args.count
    }
    #expect(await mock.fetch(3, "x") == 2)
  }

  @Test func oneThatWaitsAndThrows() async throws {
    mock.methodReference(.send).setCustomBehavior { (args: [Any?]) async throws -> Int in
      await Task.yield()
      guard let id = args.first as? Int, id > 0 else { throw Lost() }
      return id + 1
    }
    #expect(try await mock.send(3) == 4)
    await #expect(throws: Lost()) { try await mock.send(0) }
  }

  @Test func aListThatIsTheOnlyArgumentComesAsItself() throws {
    mock.methodReference(.list).setCustomBehavior { (values: [Any?]) throws -> Int in values.count }
    #expect(try mock.list([1, nil, 3]) == 3)
    guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
    mock.method.list.answers { values in values.count * 2 }
    #expect(try mock.list([1, nil, 3]) == 6)
  }
}
