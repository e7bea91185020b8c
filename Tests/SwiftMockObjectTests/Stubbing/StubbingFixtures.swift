@testable import SwiftMockObject

enum LoaderMethods { case load, save, title, count, plain }

struct LoadError: Error, Equatable {}

final class MockLoader: MockObject<LoaderMethods>, @unchecked Sendable {
  func load(_ id: Int) async throws -> String {
    try await _onAsyncThrowingMethod(.load, defaultReturn: "none", args: id)
  }
  func save(_ id: Int) async { await _onAsyncMethod(.save, args: id) }
  func title() async -> String { await _onAsyncMethod(.title, defaultReturn: "Untitled") }
  func count() async throws(LoadError) -> Int {
    try await _onAsyncThrowingMethod(.count, throwing: LoadError.self, defaultReturn: 0)
  }
  func plain() -> Int { _onMethod(.plain, defaultReturn: 3) }
}

extension MethodKey where Methods == LoaderMethods {
  static var load: MethodKey<LoaderMethods, String, Int> { .init(.load) }
  static var save: MethodKey<LoaderMethods, Void, Int> { .init(.save) }
}

extension Invocation {
  var outcomeName: String {
    switch outcome {
    case .returned: "returned"
    case .threw(let error): "threw \(error)"
    case .running: "running"
    }
  }
}
