import SwiftMockObject
import Testing

private struct Fault: Error, Equatable {}
private struct Fee: Equatable { var cents: Int }
private enum Currency { case eur, usd }
private final class Paper {}

private enum DeskMethods: KeyedMethods {
  case save, rate, close, sign, each, limit, setLimit, find, later, quick, all, label, watch, follow, seek

  struct Keys {
    let save = MethodKey<DeskMethods, (String) throws -> Int>(.save)
    let rate = MethodKey<DeskMethods, (Currency, Int?) -> Double>(.rate)
    let close = MethodKey<DeskMethods, () -> Void>(.close)
    let sign = MethodKey<DeskMethods, (Paper, Fee) -> Paper?>(.sign)
    let each = MethodKey<DeskMethods, (String, @escaping (Int) throws -> Void) -> Void>(.each)
    let limit = MethodKey<DeskMethods, () -> Int>(.limit)
    let setLimit = MethodKey<DeskMethods, (Int) -> Void>(.setLimit)
    let later = MethodKey<DeskMethods, (Int) async throws -> Int>(.later)
    let quick = MethodKey<DeskMethods, (Int) async -> Int>(.quick)
    let label = MethodKey<DeskMethods, (Substring, Character) -> Void>(.label)
    var find: MethodKey<DeskMethods, (Int) throws(Fault) -> String> { .init(.find) }
    let watch = MethodKey<DeskMethods, (@escaping (Double) -> Void) throws -> Int>(.watch)
    let follow = MethodKey<DeskMethods, (Int, ((Double) -> Void)?) async throws -> Int>(.follow)
    var seek: MethodKey<DeskMethods, (@escaping (Double) -> Void) throws(Fault) -> Void> { .init(.seek) }
  }
  static var keys: Keys { Keys() }
}

extension MethodDoor where Methods == DeskMethods {
  fileprivate func all<T>(_ type: T.Type) -> TypedMethodReference<DeskMethods, [T], any Error, T.Type> {
    TypedMethodReference(self, .all)
  }
}

private final class MockDesk: MockObject<DeskMethods>, @unchecked Sendable {
  func save(_ text: String) throws -> Int { try _onThrowingMethod(.save, defaultReturn: 1, args: text) }
  func rate(_ currency: Currency, _ day: Int?) -> Double { _onMethod(.rate, defaultReturn: 1, args: currency, day) }
  func close() { _onMethod(.close) }
  func sign(_ paper: Paper, _ fee: Fee) -> Paper? { _onMethod(.sign, defaultReturn: nil, args: paper, fee) }
  func each(_ text: String, _ body: @escaping (Int) throws -> Void) { _onMethod(.each, args: text, body) }
  var limit: Int {
    get { _onMethod(.limit, defaultReturn: 0) }
    set { _onMethod(.setLimit, args: newValue) }
  }
  func find(_ id: Int) throws(Fault) -> String {
    try _onThrowingMethod(.find, throwing: Fault.self, defaultReturn: "", args: id)
  }
  func later(_ id: Int) async throws -> Int { try await _onAsyncThrowingMethod(.later, defaultReturn: 0, args: id) }
  func quick(_ id: Int) async -> Int { await _onAsyncMethod(.quick, defaultReturn: 0, args: id) }
  func watch(_ body: @escaping (Double) -> Void) throws -> Int {
    try _onThrowingMethod(.watch, defaultReturn: 0, args: body)
  }
  func follow(_ id: Int, _ body: ((Double) -> Void)?) async throws -> Int {
    try await _onAsyncThrowingMethod(.follow, defaultReturn: 0, args: id, body)
  }
  func seek(_ body: @escaping (Double) -> Void) throws(Fault) {
    try _onThrowingMethod(.seek, throwing: Fault.self, args: body)
  }
  func all<T>(_ type: T.Type) throws -> [T] { try _onThrowingMethod(.all, defaultReturn: [], args: type) }
}

private enum MethodicalMethods: KeyedMethods {
  case method, keys

  struct Keys {
    let method = MethodKey<MethodicalMethods, () -> String>(.method)
  }
}

// How an enum that has a case called `keys` gives its keys.
extension KeyedMethods where Keys == MethodicalMethods.Keys {
  fileprivate static var keys: Keys { Keys() }
}

private final class MockMethodical: MockObject<MethodicalMethods> {
  var method: String { _onMethod(.method, defaultReturn: "") }
}

/// A mock of a protocol with associated types, whose keys have them.
private enum PipeMethods<Input, Output>: KeyedMethods {
  case send, results

  struct Keys {
    let send = MethodKey<PipeMethods, (Input) throws -> Void>(.send)
    let results = MethodKey<PipeMethods, () -> [Output]>(.results)
  }
  static var keys: Keys { Keys() }
}

private final class MockPipe<Input, Output>: MockObject<PipeMethods<Input, Output>> {
  func send(_ input: Input) throws { try _onThrowingMethod(.send, args: input) }
  func results() -> [Output] { _onMethod(.results, defaultReturn: []) }
}

struct TypedMethodReferenceTests {
  private let mock = MockDesk()

  @Test func argumentsOfAssertionsHaveTheTypesOfTheKey() {
    let day = 3
    _ = mock.rate(.eur, nil)
    MOAssertCalled(mock.method.rate, with: .eur, nil)
    MOAssertLastCall(mock.method.rate, with: .eur, nil)
    _ = mock.rate(.usd, 3)
    MOAssertCalled(mock.method.rate, with: .usd, day)
    MOAssertCalled(mock.method.rate, with: .any, .nil)
    MOAssertFailure(
      """
      MockDesk.rate was expected to be called at least once with (.eur, 4), but no call matched.
        closest call, #1 of 2:
          argument 1  .eur      ok
          argument 2  nil       expected 4
        next: if argument 2 may vary, write `.any` in its place
        all calls of MockDesk, in order:
          1. rate(.eur, nil)  → 1.0, the default
          2. rate(.usd, 3)  → 1.0, the default
      """
    ) { MOAssertCalled(mock.method.rate, with: .eur, 4) }
    MOAssertFailure(
      """
      MockDesk.rate was expected to be called last with (.eur, 3), but its last call has other arguments.
        last call, #2 of 2:
          argument 1  .usd      expected .eur
          argument 2  3         ok
        next: if argument 1 may vary, write `.any, 3`
        all calls of MockDesk, in order:
          1. rate(.eur, nil)  → 1.0, the default
        > 2. rate(.usd, 3)  → 1.0, the default
      """
    ) { MOAssertLastCall(mock.method.rate, with: .eur, 3) }
  }

  @Test func valuesErrorsAndClosures() throws {
    mock.method.save.answers { text in text.count }
    #expect(try mock.save("four") == 4)
    mock.method.save("x").returns(9)
    #expect(try mock.save("x") == 9)
    mock.method.save(.hasPrefix("y")).throws(Fault(), times: 1)
    #expect(throws: Fault()) { try mock.save("yes") }
    #expect(try mock.save("yes") == 3)
    mock.method.save.returns(inOrder: [1, 2])
    #expect(try [mock.save(""), mock.save(""), mock.save("")] == [1, 2, 2])
    mock.method.save("yes").answers { _ in throw Fault() }
    #expect(throws: Fault()) { try mock.save("yes") }
    mock.method.save.removeStubs()
    #expect(try mock.save("") == 1)
    #expect(mock.method.save("yes").timesCalled == 3)
    MOAssertTimesCalled(mock.method.save("x"), 1)
  }

  @Test func resultsInOrderFailAndWorkAndFail() throws {
    mock.method.save.returns(inOrder: [.failure(Fault()), .success(3), .failure(Fault())])
    #expect(throws: Fault()) { try mock.save("a") }
    #expect(try mock.save("a") == 3)
    #expect(throws: Fault()) { try mock.save("a") }
    #expect(throws: Fault()) { try mock.save("a") }
    mock.method.find.returns(inOrder: [.success("x"), .failure(Fault())])
    #expect(try mock.find(1) == "x")
    #expect(throws: Fault()) { try mock.find(1) }
    mock.method.limit.returns(7)
    mock.method.limit.returns(inOrder: [1, 2], times: 3)
    #expect([mock.limit, mock.limit, mock.limit, mock.limit] == [1, 2, 2, 7])
  }

  @Test func narrowingTakesPlainValuesMatchersAndBoth() {
    mock.method.rate(.eur, 3).returns(3)
    mock.method.rate(.eur, nil).returns(4)
    mock.method.rate(Currency.usd, .any).returns(5)
    let rates = [
      mock.rate(.eur, 3), mock.rate(.eur, nil), mock.rate(.usd, nil), mock.rate(.usd, 1), mock.rate(.eur, 1),
    ]
    #expect(rates == [3, 4, 5, 5, 1])
    MOAssertTimesCalled(mock.method.rate(.any, .nil), 2)
    let paper = Paper()
    mock.method.sign(.identical(to: paper), Fee(cents: 3)).returns(paper)
    #expect(mock.sign(paper, Fee(cents: 3)) === paper)
    #expect(mock.sign(Paper(), Fee(cents: 3)) == nil)
    mock.close()
    MOAssertTimesCalled(mock.method.close(), 1)
  }

  @Test func aValueThatCanNeverBeEqualFailsAtItsLine() {
    let failures = MOCaptureFailures {
      _ = mock.method.rate("x", .any)
      _ = mock.method.rate(.any, 1.5)
      _ = mock.method.save(3)
    }
    #expect(
      failures.map(\.message) == [
        #"MockDesk.rate takes Currency as argument 1, which "x" can never equal."#,
        "MockDesk.rate takes Int? as argument 2, which 1.5 can never equal.",
        "MockDesk.save takes String as argument 1, which 3 can never equal.",
      ])
    #expect(failures.map(\.place.line) == [#line - 10, #line - 9, #line - 8])
    let quiet = MOCaptureFailures {
      _ = mock.method.rate(.any, 3)
      _ = mock.method.rate(Currency.eur as Currency?, .any)
      _ = mock.method.save("x" as String?)
      _ = mock.method.sign(.any, Fee(cents: 1))
      _ = mock.method.label("x", .any)
    }
    #expect(quiet.isEmpty)
  }

  /// The 6.3.1 compiler crashes where it has to make a throwing function of a closure that takes a closure.
  @Test func aClosureThatDoesNotThrowAnswersAThrowingMethodThatTakesClosures() async throws {
    var heard: [Double] = []
    mock.method.watch.answers { body in
      body(0.5)
      return 1
    }
    #expect(try mock.watch { heard.append($0) } == 1)
    mock.method.watch.answers { _ in 2 }
    #expect(try mock.watch { heard.append($0) } == 2)
    mock.method.watch.answers { _ in throw Fault() }
    #expect(throws: Fault()) { try mock.watch { heard.append($0) } }
    mock.method.follow.answers { id, body in
      body?(Double(id))
      return id
    }
    #expect(try await mock.follow(3) { heard.append($0) } == 3)
    mock.method.follow.answers { id, body in
      await Task.yield()
      body?(Double(id) + 1)
      return id
    }
    #expect(try await mock.follow(3) { heard.append($0) } == 3)
    mock.method.follow.answers { _, _ in
      await Task.yield()
      throw Fault()
    }
    await #expect(throws: Fault()) { try await mock.follow(3, nil) }
    mock.method.seek.answers { body in body(9) }
    try mock.seek { heard.append($0) }
    mock.method.seek.answers { body throws(Fault) in throw Fault() }
    #expect(throws: Fault()) { try mock.seek { heard.append($0) } }
    #expect(heard == [0.5, 3, 4, 9])
  }

  @Test func aClosureMayTakeTheListOfTheArguments() async throws {
    mock.method.rate.answers { _ in 2 }
    #expect(mock.rate(.eur, nil) == 2)
    mock.method.rate.answers { args in Double(args.count) }
    #expect(mock.rate(.usd, 1) == 2)
    mock.method.save.answers { _ in throw Fault() }
    #expect(throws: Fault()) { try mock.save("x") }
    mock.method.later.answers { (args: [Any?]) in
      await Task.yield()
      return args.count
    }
    #expect(try await mock.later(9) == 1)
  }

  @Test func methodsThatReturnNothing() {
    let gone = mock.method.close
    gone.returns()
    gone.returns((), times: 1)
    var body: ((Int) throws -> Void)?
    mock.method.each.answers { text, given in if text == "a" { body = given } }
    mock.each("a") { #expect($0 == 3) }
    #expect(throws: Never.self) { try body?(3) }
    mock.close()
    #expect(gone.timesCalled == 1)
  }

  @Test func propertiesAndTheirSetters() {
    mock.method.limit.returns(7)
    var set: [Int] = []
    mock.method.setLimit.answers { set.append($0) }
    mock.limit = mock.limit + 1
    #expect(set == [8] && mock.method.setLimit.invocations == [8])
  }

  @Test func errorsOfOneType() throws {
    mock.method.find.throws(Fault())
    #expect(throws: Fault.self) { try mock.find(1) }
    mock.method.find.answers { id throws(Fault) in
      if id == 2 { throw Fault() }
      return "\(id)"
    }
    #expect(throws: Fault()) { try mock.find(2) }
    mock.method.find.answers { id in "plain \(id)" }
    #expect(try mock.find(3) == "plain 3")
  }

  @Test func asyncMethods() async throws {
    mock.method.quick.answers { id in
      await Task.yield()
      return id * 2
    }
    #expect(await mock.quick(2) == 4)
    mock.method.later.answers { id in
      await Task.yield()
      if id == 0 { throw Fault() }
      return id
    }
    await #expect(throws: Fault()) { try await mock.later(0) }
    mock.method.later.answers { id in id + 1 }
    #expect(try await mock.later(1) == 2)
    let gate = mock.method.quick(5).suspends()
    async let waiting = mock.quick(5)
    await gate.waitForCalls()
    gate.resume(returning: 50)
    #expect(await waiting == 50)
  }

  @Test func aGenericMethodHasAFunction() throws {
    mock.method.all(Int.self).returns([3])
    #expect(try mock.all(Int.self) == [3])
  }

  @Test func aGenericMockHasTheTypesOfItsInstance() throws {
    let pipe = MockPipe<String, Int>()
    pipe.method.send.answers { text in #expect(text.count == 2) }
    pipe.method.results.returns([1])
    try pipe.send("ab")
    #expect(pipe.results() == [1])
  }

  @Test func aRequirementCalledMethodHidesTheDoorButTheRecorderHasIt() {
    let mock = MockMethodical()
    mock.mockRecorder.method.method.returns("thorough")
    #expect(mock.method == "thorough")
    MOAssertTimesCalled(mock.mockRecorder.method.method, 1)
  }

  @Test func aHelperHandsItsCallersPlaceOn() async throws {
    func stub(sourceLocation: SourceLocation = #_sourceLocation) {
      mock.method.rate.returns(inOrder: [], sourceLocation: sourceLocation)
    }
    let failures = MOCaptureFailures {
      stub()
      mock.method.rate.returns(1, times: 0, file: "Desk.swift", line: 7)
      mock.method.rate.answers(times: 0, { _, _ in 1 }, file: "Desk.swift" as StaticString, line: 8 as UInt)
    }
    #expect(
      failures.map(\.message) == [
        "MockDesk.rate was stubbed with `returns(inOrder:)` and no values. Give it at least one.",
        "MockDesk.rate was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.",
        "MockDesk.rate was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.",
      ])
    #expect(failures.map(\.place.line) == [#line - 10, 7, 8])
    #expect(failures.map { $0.place.filePath.hasSuffix("/TypedMethodReferenceTests.swift") } == [true, false, false])
  }
}
