import SwiftMockObject
import Testing

enum KitMethods: CaseIterable, KeyedMethods {
  case open, price, find, load, later, tell

  // Copied without care.
  struct Keys { let prices = MethodKey<KitMethods, (String, Int) -> AsyncStream<Int>>(.price) }
  static var keys: Keys { Keys() }
}

struct KitError: Error {}

struct OtherError: Error {}

final class MockKit: MockObject<KitMethods>, @unchecked Sendable {
  func open(_ a: Any?) { _onMethod(.open, args: a) }
  func price(_ a: String, _ b: Int) -> Int { _onMethod(.price, defaultReturn: 7, args: a, b) }
  func find(_ a: Int?) -> String? { _onMethod(.find, args: a) }
  func load(_ a: Int) throws(KitError) -> Int {
    try _onThrowingMethod(.load, throwing: KitError.self, defaultReturn: 7, args: a)
  }
  func later(_ a: Int) async -> Int { await _onAsyncMethod(.later, defaultReturn: 7, args: a) }
  func tell(_ a: Int, _ then: @escaping (Int) -> Bool) { _onMethod(.tell, args: a, then) }

  var opening: MethodReference<KitMethods> { methodReference(.open) }
  var pricing: MethodReference<KitMethods> { methodReference(.price) }
  var finding: MethodReference<KitMethods> { methodReference(.find) }
  var loading: MethodReference<KitMethods> { methodReference(.load) }
  var waiting: MethodReference<KitMethods> { methodReference(.later) }
  var telling: MethodReference<KitMethods> { methodReference(.tell) }
}

/// One kind of bad input: a failure that says what is wrong, at the line below that of the entry.
struct Misuse: Sendable, CustomTestStringConvertible {
  let name: String
  /// The first line of the failure.
  let headline: String
  let line: Int
  let body: @Sendable (MockKit) async -> Void

  init(_ name: String, _ headline: String, line: Int = #line, _ body: @escaping @Sendable (MockKit) async -> Void) {
    (self.name, self.headline, self.line, self.body) = (name, headline, line, body)
  }

  var testDescription: String { name }
}

// Each body begins, on the line after the entry's first, with what fails; the mock has been called:
// open(3), price("a", 1), price("b", 2), find(nil), tell(1, a closure).
// swift-format-ignore
let misuses: [Misuse] = [
  // Counts
  Misuse("a negative count", "MockKit.open can't be called that often. Expect a count of 0 or more, or a range that is not empty.") {
    MOAssertTimesCalled($0.opening, -1)
  },
  Misuse("an empty range", "MockKit.open can't be called that often. Expect a count of 0 or more, or a range that is not empty.") {
    MOAssertTimesCalled($0.opening, 2..<2)
  },
  Misuse("a range below zero", "MockKit.open can't be called that often. Expect a count of 0 or more, or a range that is not empty.") {
    MOAssertTimesCalled($0.opening, -3 ... -1)
  },
  Misuse("a range up to zero", "MockKit.open can't be called that often. Expect a count of 0 or more, or a range that is not empty.") {
    MOAssertTimesCalled($0.opening, ..<0)
  },
  Misuse("the least number", "MockKit.open can't be called that often. Expect a count of 0 or more, or a range that is not empty.") {
    MOAssertTimesCalled($0.opening, Int.min)
  },
  Misuse("the greatest number", "MockKit.open was expected to be called 9223372036854775807 times, but it was called once.") {
    MOAssertTimesCalled($0.opening, Int.max)
  },
  Misuse("no call expected, with too few matchers", "MockKit.price was expected not to be called with (\"a\"), but that is 1 argument, and its calls have 2.") {
    MOAssertNotCalled($0.methodReference(.price, args: "a"))
  },
  Misuse("no call expected, with too many matchers", "MockKit.open was expected not to be called with (3, any), but those are 2 arguments, and its calls have 1.") {
    MOAssertTimesCalled($0.methodReference(.open, args: 3, .any), 0)
  },
  Misuse("any number of calls, with too many matchers", "MockKit.open was expected to be called at least 0 times with (3, any), but those are 2 arguments, and its calls have 1.") {
    MOAssertTimesCalled($0.methodReference(.open, args: 3, .any), 0...)
  },
  Misuse("with too few arguments", "MockKit.price was expected to be called at least once with (\"a\"), but no call matched.") {
    MOAssertCalled($0.pricing, with: "a")
  },
  Misuse("narrowed twice, differently", "MockKit.price was expected to be called at least once with (\"b\", \"a\", any, nothing, since the reference is narrowed to 2 arguments), but no call matched.") {
    MOAssertCalled($0.methodReference(.price, args: "a", .any), with: "b")
  },
  Misuse("a mock that was called", "MockKit was expected not to be called at all, but it was called 5 times.") {
    MOAssertNotCalled($0)
  },
  // Arguments
  Misuse("argument 0", "Arguments are counted from 1: MockKit.price has no argument 0.") {
    MOAssertArgumentEquals($0.pricing, 0, "b")
  },
  Misuse("a negative argument", "Arguments are counted from 1: MockKit.price has no argument -1.") {
    MOAssertArgumentEquals($0.pricing, -1, "b")
  },
  Misuse("the least argument", "Arguments are counted from 1: MockKit.price has no argument -9223372036854775808.") {
    MOAssertArgumentNil($0.pricing, Int.min)
  },
  Misuse("an argument too many", "MockKit.price was expected to get 2 as argument 3 of its last call, but that call has 2 arguments.") {
    MOAssertArgumentEquals($0.pricing, 3, 2)
  },
  Misuse("the greatest argument", "MockKit.price was expected to get nil as argument 9223372036854775807 of its last call, but that call has 2 arguments.") {
    MOAssertArgumentNil($0.pricing, Int.max)
  },
  Misuse("call 0", "Calls are counted from 1: there is no call 0 of MockKit.price.") {
    MOAssertArgumentEquals($0.pricing, 2, 0, 1)
  },
  Misuse("a negative call", "Calls are counted from 1: there is no call -2 of MockKit.price.") {
    MOAssertArgumentEquals($0.pricing, 2, -2, 1)
  },
  Misuse("a call too many", "MockKit.price was expected to get 1 as argument 2 of call 3, but it was called twice.") {
    MOAssertArgumentEquals($0.pricing, 2, 3, 1)
  },
  Misuse("the greatest call", "MockKit.price was expected to get nil as argument 2 of call 9223372036854775807, but it was called twice.") {
    MOAssertArgumentNil($0.pricing, 2, Int.max)
  },
  Misuse("an argument of a method that was not called", "MockKit.load was expected to get 1 as argument 1 of its last call, but it was never called.") {
    MOAssertArgumentEquals($0.loading, 1, 1)
  },
  Misuse("another type of number", "MockKit.price was expected to get 2, of type UInt8, as argument 2 of its last call, but got 2, of type Int.") {
    MOAssertArgumentEquals($0.pricing, 2, UInt8(2))
  },
  Misuse("counted from zero", "MockKit.price was expected to get 2 as argument 1 of its last call, but got \"b\".") {
    MOAssertArgumentEquals($0.pricing, 1, 2)
  },
  Misuse("nil expected of a value", "MockKit.open was expected to get nil as argument 1 of its last call, but got 3.") {
    MOAssertArgumentNil($0.opening, 1)
  },
  Misuse("a value expected of nil", "MockKit.find was expected to get 3 as argument 1 of its last call, but got nil.") {
    MOAssertArgumentEquals($0.finding, 1, 3)
  },
  Misuse("an argument as another type", "MockKit.price was expected to get a value of type Bool as argument 1 of its last call, but got \"b\", of type String.") {
    let _: Bool? = MOAssertAndGetArgument($0.pricing, 1)
  },
  Misuse("nil as a value", "MockKit.find was expected to get a value of type Int as argument 1 of its last call, but got nil.") {
    let _: Int? = MOAssertAndGetArgument($0.finding, 1)
  },
  Misuse("argument 0 to get", "Arguments are counted from 1: MockKit.find has no argument 0.") {
    let _: Int? = MOAssertAndGetArgument($0.finding, 0)
  },
  Misuse("a value as a closure", "MockKit.tell was expected to get a closure of type (Int) -> Void as argument 1 of its last call, but got 1, of type Int.") {
    let _: ((Int) -> Void)? = MOAssertAndGetArgument($0.telling, 1)
  },
  Misuse("a closure of another type", "MockKit.tell was expected to get a closure of type (String) -> Bool as argument 2 of its last call, but got one of type (Int) -> Bool.") {
    let _: ((String) -> Bool)? = MOAssertAndGetArgument($0.telling, 2)
  },
  Misuse("too few arguments to get", "MockKit.price was expected to get 0 arguments in its last call, but that call has 2.") {
    let _: ()? = MOAssertAndGetArguments($0.pricing)
  },
  Misuse("too many arguments to get", "MockKit.price was expected to get 3 arguments in its last call, but that call has 2.") {
    let _: (String, Int, Int)? = MOAssertAndGetArguments($0.pricing)
  },
  Misuse("arguments as other types", "MockKit.price was expected to get a value of type Int as argument 1 of its last call, but got \"b\", of type String.") {
    let _: (Int, Int)? = MOAssertAndGetArguments($0.pricing)
  },
  Misuse("arguments of no call", "MockKit.load was expected to get 2 arguments in its last call, but it was never called.") {
    let _: (Int, Int)? = MOAssertAndGetArguments($0.loading)
  },
  Misuse("calls as other types", "MockKit.tell was called with Int 1 as argument 1, but was read as String.") {
    _ = $0.telling.invocations(as: (String, Int).self)
  },
  Misuse("the last call with other arguments", "MockKit.price was expected to be called last with (\"a\", 1), but its last call has other arguments.") {
    MOAssertLastCall($0.pricing, with: "a", 1)
  },
  Misuse("the last call with too few arguments", "MockKit.price was expected to be called last with (\"b\"), but its last call has other arguments.") {
    MOAssertLastCall($0.pricing, with: "b")
  },
  Misuse("the last of no calls", "MockKit.load was expected to be called last with (1), but it was never called.") {
    MOAssertLastCall($0.loading, with: 1)
  },
  // Order
  Misuse("twice what was called once", "These calls were expected in this order, but MockKit.open was not called again:") {
    MOAssertCalledInOrder($0.opening, $0.opening)
  },
  Misuse("the wrong way round", "These calls were expected in this order, but MockKit.open was not called after MockKit.price:") {
    MOAssertCalledInOrder($0.pricing, $0.opening)
  },
  Misuse("exactly, with others between", "Exactly these calls were expected, but 3 other calls were made:") {
    MOAssertCalledInOrder($0.opening, $0.pricing, exactly: true)
  },
  Misuse("before itself", "MockKit.price was expected to be called before MockKit.price, but it was called after call 2.") {
    MOAssertCalled($0.pricing, before: $0.pricing)
  },
  Misuse("before what was not called", "MockKit.open was expected to be called before MockKit.load, but MockKit.load was not called.") {
    MOAssertCalled($0.opening, before: $0.loading)
  },
  // Closures that the mock was handed
  Misuse("a closure at position 0", "Arguments are counted from 1: MockKit.tell has no argument 0.") {
    $0.telling.callArgument(0)
  },
  Misuse("a closure in call 0", "Calls are counted from 1: there is no call 0 of MockKit.tell.") {
    $0.telling.callArgument(2, ofCall: 0, with: 1, returning: Bool.self)
  },
  Misuse("a number that is to be called", "MockKit.tell was expected to get a closure of type () -> Void as argument 1 of its last call, but got 1, of type Int.") {
    $0.telling.callArgument(1)
  },
  Misuse("a closure called with another type", "MockKit.tell was expected to get a closure of type (String) -> Bool as argument 2 of its last call, but got one of type (Int) -> Bool.") {
    $0.telling.callArgument(2, with: "1", returning: Bool.self)
  },
  Misuse("a closure called for another result", "MockKit.tell was expected to get a closure of type (Int) -> Void as argument 2 of its last call, but got one of type (Int) -> Bool.") {
    $0.telling.callArgument(2, with: 1)
  },
  Misuse("a closure of no call", "MockKit.load was expected to get a closure of type () -> Void as argument 1 of its last call, but it was never called.") {
    $0.loading.callArgument(1)
  },
  // Behaviors
  Misuse("a stub for no calls", "MockKit.price was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.") {
    $0.pricing.setCustomBehaviorToReturn(1, times: 0)
  },
  Misuse("a stub for less than no calls", "MockKit.price was stubbed for -3 calls. Write 1 or more for `times:`, or leave it out.") {
    $0.pricing.setCustomBehavior(times: -3) { _ in 1 }
  },
  Misuse("a gate for no calls", "MockKit.later was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.") {
    _ = $0.waiting.setCustomBehaviorToSuspend(times: 0)
  },
  Misuse("no values in order", "MockKit.price was stubbed with `setCustomBehaviorToReturn(inOrder:)` and no values. Give it at least one.") {
    $0.pricing.setCustomBehaviorToReturn(inOrder: [])
  },
  Misuse("a value of another type", "MockKit.price must return Int, but its stub returned String \"1\".") {
    $0.pricing.setCustomBehaviorToReturn("1")
    #expect($0.price("a", 1) == 7)
  },
  Misuse("nil for a value", "MockKit.price must return Int, but its stub returned nil.") {
    $0.pricing.setCustomBehaviorToReturnNil()
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a closure without a result for a value", "MockKit.price must return Int, but its stub returned ().") {
    $0.pricing.setCustomBehavior { args in _ = args }
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a literal of another type", "MockKit.find must return String?, but its stub returned Int 1.") {
    $0.finding.setCustomBehaviorToReturn(1)
    #expect($0.find(1) == nil)
  },
  Misuse("an error where none can be thrown", "MockKit.price cannot throw, but its stub threw KitError().") {
    $0.pricing.setCustomBehaviorToThrow(KitError())
    #expect($0.price("a", 1) == 7)
  },
  Misuse("another error than can be thrown", "MockKit.load can only throw KitError, but its stub threw OtherError().") {
    $0.loading.setCustomBehaviorToThrow(OtherError())
    #expect((try? $0.load(1)) == 7)
  },
  Misuse("a closure with too many parameters", "MockKit.price has 2 arguments, but its stub takes 3.") {
    $0.pricing.setCustomBehavior { (a: String, b: Int, c: Int) in b + c }
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a closure with parameters of other types", "MockKit.price was called with String \"a\" as argument 1, but its stub takes Int.") {
    $0.pricing.setCustomBehavior { (a: Int, b: Int) in a + b }
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a closure that does not take nil", "MockKit.find was called with nil as argument 1, but its stub takes Int.") {
    $0.finding.setCustomBehavior { (a: Int) in "\(a)" }
    #expect($0.find(nil) == nil)
  },
  Misuse("an async closure where nothing can wait", "MockKit.price cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that is not async.") {
    $0.pricing.setCustomBehavior { (a: String, b: Int) async -> Int in b }
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a stub with too few matchers", "MockKit.price has 2 arguments, but its stub is for calls with 1.") {
    $0.methodReference(.price, args: "a").setCustomBehaviorToReturn(1)
    #expect($0.price("a", 1) == 7)
  },
  Misuse("a pattern that is no regular expression", "\"[\" is not a regular expression, so this matcher accepts nothing.") {
    _ = $0.methodReference(.open, args: .matching("[")).timesCalled
  },
  Misuse("a stub that nobody uses", "A stub was set for MockKit.load, but no call used it.") {
    $0.loading.setCustomBehaviorToReturn(1)
    MOAssertAllStubsUsed($0)
  },
  Misuse("a call that no stub is for", "MockKit.price(\"c\", 3) was called without a stub, and the mock is strict.") {
    $0.mockRecorder.makeStrict()
    #expect($0.price("c", 3) == 7)
  },
  // Gates
  Misuse("a gate where nothing can wait", "MockKit.price cannot wait, but its stub suspends the call. Only a method that answers with `_onAsyncMethod` can wait.") {
    let gate = $0.pricing.setCustomBehaviorToSuspend()
    #expect($0.price("a", 1) == 7)
    withExtendedLifetime(gate) {}
  },
  Misuse("a gate that nobody keeps", "MockKit.later waits in a gate that nobody holds. Keep what `setCustomBehaviorToSuspend()` returns until every call is resumed.") {
    _ = $0.waiting.setCustomBehaviorToSuspend()
    #expect(await $0.later(1) == 7)
  },
  Misuse("a gate for less than no time", "-1.0 seconds is no time to wait. It must be a number, 0 or greater.") {
    let gate = $0.waiting.setCustomBehaviorToSuspend(within: -1)
    withExtendedLifetime(gate) {}
  },
  Misuse("a gate for no number of seconds", "nan seconds is no time to wait. It must be a number, 0 or greater.") {
    let gate = $0.waiting.setCustomBehaviorToSuspend(within: Double.nan)
    withExtendedLifetime(gate) {}
  },
  Misuse("call 0 to resume", "There is no call 0 of MockKit.later to resume. Calls are counted from 1.") {
    $0.waiting.setCustomBehaviorToSuspend().resume(call: 0, returning: 1)
  },
  Misuse("a call resumed twice", "Call 1 of MockKit.later has already been resumed. A call can be resumed once.") { mock in
    func twice(_ gate: StubGate<Any?>) { gate.resume(call: 1, returning: 1); gate.resume(call: 1, returning: 2) }
    let gate = mock.waiting.setCustomBehaviorToSuspend()
    twice(gate)
    #expect(await mock.later(1) == 1)
  },
  Misuse("a call resumed that never came", "Call 1 of MockKit.later was resumed in advance, but it never came.") {
    $0.waiting.setCustomBehaviorToSuspend().resume(returning: 1)
  },
  // Streams
  Misuse("streams for no calls", "MockKit.price was stubbed for 0 calls. Write 1 or more for `times:`, or leave it out.") {
    _ = $0.method.prices.streams(times: 0)
  },
  Misuse("streams of elements for no calls", "MockKit.price was stubbed for -1 calls. Write 1 or more for `times:`, or leave it out.") {
    $0.method.prices.streams([1], times: -1)
  },
  Misuse("a stream for a value", "MockKit.price must return Int, but its stub returned AsyncStream<Int>.") {
    $0.method.prices.streams([1])
    #expect($0.price("a", 1) == 7)
  },
  Misuse("an error that a stream cannot throw", "A stream of StubStream<Int> cannot throw, but it was finished with KitError().") { _ in
    let feed = StubStream<Int>(); let stream = feed.makeStream(); feed.finish(throwing: KitError())
    withExtendedLifetime(stream) {}
  },
  Misuse("an element that nobody takes", "3 was sent on the stream of StubStream<Int>, but no stream was handed out.") { _ in
    await StubStream<Int>().send(3, within: 0)
  },
  Misuse("an element sent within less than no time", "-1.0 seconds is no time to wait. It must be a number, 0 or greater.") { _ in
    await StubStream<Int>().send(3, within: -1)
  },
  Misuse("a wait for streams within no number of seconds", "nan seconds is no time to wait. It must be a number, 0 or greater.") { _ in
    await StubStream<Int>().waitForCalls(within: Double.nan)
  },
  Misuse("the end of the stream of call 0", "There is no call 0 of StubStream<Int>. Calls are counted from 1.") { _ in
    await StubStream<Int>().waitForTermination(ofCall: 0)
  },
  Misuse("the end of the stream of the least call", "There is no call -9223372036854775808 of StubStream<Int>. Calls are counted from 1.") { _ in
    await StubStream<Int>().waitForTermination(ofCall: Int.min)
  },
  Misuse("the end of a stream that never came", "The stream of call 9223372036854775807 of StubStream<Int> was expected to end, but no call came.") { _ in
    await StubStream<Int>().waitForTermination(ofCall: Int.max, within: 0)
  },
  // What the mock does not keep
  Misuse("a value that is held weakly", "MockKit.open was expected to get a value (not nil) as argument 1 of its last call, but got nil.") {
    $0.open(WeakArgument(KitError())); MOAssertArgumentMatches($0.opening, 1, .notNil)
  },
  // Waiting
  Misuse("a wait for less than no time", "-1.0 seconds is no time to wait. It must be a number, 0 or greater.") {
    await MOAssertCalled($0.opening, within: -1)
  },
  Misuse("a wait for no number of seconds", "nan seconds is no time to wait. It must be a number, 0 or greater.") {
    _ = await MOEventually(within: Double.nan) { [opening = $0.opening] in MOAssertCalled(opening) }
  },
  // Several mocks, and failures
  Misuse("calls that nobody asked about", "MockKit was expected to get no other calls, but 5 of 5 calls have not been asserted.") {
    MOAssertNoOtherCalls($0)
  },
  Misuse("methods that nobody calls", "MockKit was expected to get calls of all 6 methods, but 2 had none:") {
    MOAssertAllMethodsCalled($0)
  },
  Misuse("no failure where one is expected", "A failure was expected, with the message:") { _ in
    MOAssertFailure("no such message") {}
  },
  Misuse("another failure than is expected", "A failure was expected, with the message:") { mock in
    MOAssertFailure("no such message") { MOAssertTimesCalled(mock.opening, 2) }
  },
]
