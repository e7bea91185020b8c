@testable import SwiftMockObject

enum LoaderMethods: KeyedMethods {
  case load, save, title, count, plain

  struct Keys {
    let load = MethodKey<LoaderMethods, (Int) async throws -> String>(.load)
    let save = MethodKey<LoaderMethods, (Int) async -> Void>(.save)
    let title = MethodKey<LoaderMethods, () async -> String>(.title)
    let plain = MethodKey<LoaderMethods, () -> Int>(.plain)
    var count: MethodKey<LoaderMethods, () async throws(LoadError) -> Int> { .init(.count) }
  }
  static var keys: Keys { Keys() }
}

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

extension Invocation {
  var outcomeName: String {
    switch outcome {
    case .returned: "returned"
    case .threw(let error): "threw \(error)"
    case .running: "running"
    }
  }
}

/// The failures that `body` reports, each as `file:line: text`.
func reports(in body: () throws -> Void) rethrows -> [String] {
  let collector = FailureCollector()
  try FailureCollector.$current.withValue(collector) { try body() }
  return collector.caught.map { "\($0.place): \($0.message)" }
}

nonisolated(nonsending) func reports(
  in body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [String] {
  let collector = FailureCollector()
  try await FailureCollector.$current.withValue(collector) { try await body() }
  return collector.caught.map { "\($0.place): \($0.message)" }
}
