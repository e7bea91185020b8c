import SwiftMockObject

// The mocks that the model's sequences run on, by the names by which a printed sequence calls them.

enum ShopMethods: CaseIterable { case load, save, close }

final class MockShop: MockObject<ShopMethods> {}

final class MockPost: MockObject<String> {}

struct Stop: Hashable {
  let name: String
  let number: Int
}

/// A mock that does not subclass `MockObject`, with methods of more than one byte.
struct MockRoad: MockRecording {
  let mockRecorder = MockRecorder<Stop>()
}

/// Not `Equatable`.
struct Plain {
  let number: Int
}

final class Token {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// The test lets go of it at some time.
final class Guest {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// What the library can decode from natural values.
struct Crate: Decodable {
  let number: Int

  init(number: Int) { self.number = number }
}

/// Declares its natural value.
struct Badge: NaturalDefault {
  let number: Int
  static var naturalDefault: Badge { Badge(number: 8) }
}

enum Refusal: Error { case closed(Int) }

struct Outage: Error { let code: Int }

/// A real object that calls are forwarded to.
struct Adder {
  func total(_ a: Int, _ b: Int) -> Int { a + 2 * b }
}

/// Its closures belong to it.
actor Warden {
  private var calls = 0

  func stub<Methods>(
    _ reference: MethodReference<Methods>, times: Int? = nil, line: Int = #line,
    _ note: @escaping @Sendable () -> Void = {}
  ) {
    reference.setCustomBehavior(
      times: times,
      { args in
        self.calls += 1
        note()
        return args.count
      }, filePath: "Tests/Sequence.swift", line: line)
  }
}

/// Counts how often a default is made.
final class Defaults {
  private(set) var count = 0

  func make<Value>(_ value: Value) -> Value {
    count += 1
    return value
  }
}

// Each kind of line that a mock can have. Any of them can record under any name.
extension MockRecording {
  func ping(_ method: Methods) { _onMethod(method) }
  func note(_ method: Methods, _ a: Any?) { _onMethod(method, args: a) }
  func total(_ method: Methods, _ a: Any?, _ b: Any?, _ defaults: Defaults = Defaults()) -> Int {
    _onMethod(method, defaultReturn: defaults.make(70), args: a, b)
  }
  func size(_ method: Methods, _ a: Any?, _ b: Any?, _ c: Any?) -> Int { _onMethod(method, args: a, b, c) }
  func find(_ method: Methods, _ a: Any?, _ defaults: Defaults = Defaults()) -> Int? {
    _onMethod(method, defaultReturn: defaults.make(nil), args: a)
  }
  func deep(_ method: Methods, _ a: Any?, _ defaults: Defaults = Defaults()) -> Int?? {
    _onMethod(method, defaultReturn: defaults.make(.some(nil)), args: a)
  }
  func label(_ method: Methods) -> String { _onMethod(method) }
  func ratio(_ method: Methods) -> Double { _onMethod(method) }
  func plain(_ method: Methods, _ a: Any?, _ b: Any?, _ defaults: Defaults = Defaults()) -> Plain {
    _onMethod(method, defaultReturn: defaults.make(Plain(number: 70)), args: a, b)
  }
  func tryNote(_ method: Methods, _ a: Any?) throws { try _onThrowingMethod(method, args: a) }
  func tryTotal(
    _ method: Methods, _ a: Any?, _ b: Any?, _ c: Any?, _ d: Any?, _ defaults: Defaults = Defaults()
  ) throws -> Int {
    try _onThrowingMethod(method, defaultReturn: defaults.make(70), args: a, b, c, d)
  }
  func tryPlain(_ method: Methods, _ a: Any?) throws -> Plain {
    try _onThrowingMethod(method, args: a, file: "Tests/Mocks.swift", line: 1)
  }
  func typedTotal(
    _ method: Methods, _ a: Any?, _ b: Any?, _ defaults: Defaults = Defaults()
  ) throws(Refusal) -> Int {
    try _onThrowingMethod(method, throwing: Refusal.self, defaultReturn: defaults.make(70), args: a, b)
  }
  nonisolated(nonsending) func laterTotal(
    _ method: Methods, _ a: Any?, _ defaults: Defaults = Defaults()
  ) async -> Int {
    await _onAsyncMethod(method, defaultReturn: defaults.make(70), args: a)
  }
  nonisolated(nonsending) func laterLabel(_ method: Methods, _ a: Any?, _ b: Any?) async throws -> String {
    try await _onAsyncThrowingMethod(method, args: a, b)
  }
  nonisolated(nonsending) func laterFind(_ method: Methods, _ a: Any?, _ b: Any?) async -> Int? {
    await _onAsyncMethod(method, args: a, b)
  }
  func stream(_ method: Methods, _ a: Any?) -> AsyncStream<Int> { _onMethod(method, args: a) }
  func trySequence(_ method: Methods, _ a: Any?) throws -> any AsyncSequence<Int, Refusal> {
    try _onThrowingMethod(method, args: a, file: "Tests/Mocks.swift", line: 1)
  }
  nonisolated(nonsending) func laterStream(
    _ method: Methods, _ a: Any?
  ) async throws -> AsyncThrowingStream<Int, any Error> {
    try await _onAsyncThrowingMethod(method, args: a)
  }
  func tryCrate(_ method: Methods, _ a: Any?) throws -> Crate {
    try _onThrowingMethod(method, args: a, file: "Tests/Mocks.swift", line: 1)
  }
  func badge(_ method: Methods) -> Badge { _onMethod(method) }
  // As generated mocks do it with fixtures.
  func fixtureTotal(_ method: Methods, _ a: Any?, _ b: Any?, _ defaults: Defaults = Defaults()) -> Int {
    _onMethod(method, defaultReturn: mockRecorder.naturalDefaults.value(or: defaults.make(60)), args: a, b)
  }
  func fixtureCrate(_ method: Methods, _ a: Any?, _ defaults: Defaults = Defaults()) -> Crate {
    _onMethod(method, defaultReturn: mockRecorder.naturalDefaults.value(or: defaults.make(Crate(number: 60))), args: a)
  }
  func fixtureBadge(_ method: Methods, _ defaults: Defaults = Defaults()) -> Badge {
    _onMethod(method, defaultReturn: mockRecorder.naturalDefaults.value(or: defaults.make(Badge(number: 60))))
  }
}
