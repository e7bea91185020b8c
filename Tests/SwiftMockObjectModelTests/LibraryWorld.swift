import SwiftMockObject
import Testing

/// Takes the steps of a sequence with the library: the one file that a change of its names concerns.
final class LibraryWorld {
  private let shop = MockShop()
  private let post = MockPost()
  private let road = MockRoad()
  private let otherShop = MockShop()
  private let tokens = [Token(0), Token(1)]
  private let defaults = Defaults()
  private var guests: [Guest?]
  /// The same, not kept.
  private let guestsSeen: [WeakGuest]
  private let streams = LibraryStreams()
  /// The stream that the last call returned.
  private var lastStream: LibraryStream?
  private let warden = Warden()
  /// What closures have seen.
  private var notes: [String] = []
  private var depth = 0
  private var usesKeys = false

  private struct WeakGuest { weak var guest: Guest? }

  init() {
    guests = [Guest(0), Guest(1)]
    guestsSeen = guests.map { WeakGuest(guest: $0) }
  }

  private static let stops = [Stop(name: "A", number: 1), Stop(name: "A", number: 2)]

  /// Takes one step.
  nonisolated(nonsending) func take(_ step: Step) async -> Observation {
    notes = []
    usesKeys = step.line % 2 == 0
    var result = ""
    let failures = await MOCaptureFailures { result = await self.result(of: step.operation, line: step.line) }
    let late = streams.takeNotes()
    return Observation(
      result: (notes + [result] + late.events).joined(separator: "; "),
      failures: (failures + late.failures).map {
        Observation.Failure(line: $0.place.line, message: $0.message, isWarning: $0.isWarning)
      })
  }

  // MARK: - Values

  private func any(_ value: ModelValue) -> Any? {
    switch value {
    case .int(let number): number
    case .double(let number): number
    case .text(let text): text
    case .flag(let flag): flag
    case .list(let list): list
    case .plain(let number): Plain(number: number)
    case .token(let number): tokens[number]
    case .guest(let number): guests[number]
    case .weakGuest(let number): WeakArgument(guests[number])
    case .absent: nil
    case .noInt: Int?.none as Any
    case .someNoInt: Int??.some(nil) as Any
    case .wrapped(let number): Int??.some(number) as Any
    }
  }

  private func matcher(_ pattern: ModelPattern) -> ArgumentMatcher {
    switch pattern {
    case .any: .any
    case .isNil: .nil
    case .notNil: .notNil
    case .literal(.int(let number)): ArgumentMatcher(integerLiteral: number)
    case .literal(.text(let text)): ArgumentMatcher(stringLiteral: text)
    case .literal(let value), .equal(let value): equal(to: value)
    case .atLeast(let bound): .atLeast(bound)
    case .lessThan(let bound): .lessThan(bound)
    case .ofType("Int"): .ofType(Int.self)
    case .ofType("String"): .ofType(String.self)
    case .ofType("Guest"): .ofType(Guest.self)
    case .ofType: .ofType(Plain.self)
    case .even: .where("even") { (number: Int) in number % 2 == 0 }
    case .identical(let number): .identical(to: tokens[number])
    case .nothing: fatalError("\(pattern) stands in no test")
    case .not(let pattern): !matcher(pattern)
    case .both(let left, let right): matcher(left) && matcher(right)
    case .either(let left, let right): matcher(left) || matcher(right)
    }
  }

  private func equal(to value: ModelValue) -> ArgumentMatcher {
    func equal(_ value: some Equatable) -> ArgumentMatcher { .equal(value) }
    let expected = any(value) as! any Equatable
    return equal(expected)
  }

  private func reference<Mock: MockRecording>(
    to method: Mock.Methods, of mock: Mock, _ pattern: [ModelPattern]?
  ) -> MethodReference<Mock.Methods> {
    guard let matchers = pattern?.map(matcher) else { return mock.methodReference(method) }
    switch matchers.count {
    case 1: return mock.methodReference(method, args: matchers[0])
    case 2: return mock.methodReference(method, args: matchers[0], matchers[1])
    case 3: return mock.methodReference(method, args: matchers[0], matchers[1], matchers[2])
    default: return mock.methodReference(method, args: matchers[0], matchers[1], matchers[2], matchers[3])
    }
  }

  private func reference(_ reference: ModelReference) -> any CallReference {
    if usesKeys, let byKey = keyReference(reference) { return byKey }
    return plainReference(reference)
  }

  private func keyReference(_ reference: ModelReference) -> KeyReference? {
    let matchers = reference.pattern?.map(matcher)
    return switch reference.mock {
    case 0: shop.keyReference(reference.method, matchers)
    case 3: otherShop.keyReference(reference.method, matchers)
    default: nil
    }
  }

  private func plainReference(_ reference: ModelReference) -> any CallReference {
    switch reference.mock {
    case 0: self.reference(to: ShopMethods.allCases[reference.method], of: shop, reference.pattern)
    case 1: self.reference(to: ["fetch", "send"][reference.method], of: post, reference.pattern)
    case 2: self.reference(to: Self.stops[reference.method], of: road, reference.pattern)
    default: self.reference(to: ShopMethods.allCases[reference.method], of: otherShop, reference.pattern)
    }
  }

  private func mock(_ mock: Int) -> any MockRecording {
    switch mock {
    case 0: shop
    case 1: post
    case 2: road
    default: otherShop
    }
  }

  // MARK: - Calls

  nonisolated(nonsending) private func call(_ mock: Int, _ method: Int, _ form: ModelForm, _ arguments: [Any?]) async
    -> String
  {
    switch mock {
    case 0: await call(shop, ShopMethods.allCases[method], form, arguments)
    case 1: await call(post, ["fetch", "send"][method], form, arguments)
    case 2: await call(road, Self.stops[method], form, arguments)
    default: await call(otherShop, ShopMethods.allCases[method], form, arguments)
    }
  }

  nonisolated(nonsending) private func call<Mock: MockRecording>(
    _ mock: Mock, _ method: Mock.Methods, _ form: ModelForm, _ a: [Any?]
  ) async -> String {
    do {
      switch form {
      case .ping: mock.ping(method)
      case .note: mock.note(method, a[0])
      case .total: return "\(mock.total(method, a[0], a[1], defaults))"
      case .size: return "\(mock.size(method, a[0], a[1], a[2]))"
      case .find: return shown(mock.find(method, a[0], defaults))
      case .deep: return mock.deep(method, a[0], defaults).map { $0.map { "\($0)" } ?? "some(nil)" } ?? "nil"
      case .label: return "\"\(mock.label(method))\""
      case .ratio: return "\(mock.ratio(method))"
      case .plain: return "Plain(\(mock.plain(method, a[0], a[1], defaults).number))"
      case .tryNote: try mock.tryNote(method, a[0])
      case .tryTotal: return "\(try mock.tryTotal(method, a[0], a[1], a[2], a[3], defaults))"
      case .tryPlain: return "Plain(\(try mock.tryPlain(method, a[0]).number))"
      case .typedTotal: return "\(try mock.typedTotal(method, a[0], a[1], defaults))"
      case .laterTotal: return "\(await mock.laterTotal(method, a[0], defaults))"
      case .laterLabel: return "\"\(try await mock.laterLabel(method, a[0], a[1]))\""
      case .laterFind: return shown(await mock.laterFind(method, a[0], a[1]))
      case .stream: lastStream = .plain(mock.stream(method, a[0]))
      case .trySequence: lastStream = .sequence(try mock.trySequence(method, a[0]))
      case .laterStream: lastStream = .throwing(try await mock.laterStream(method, a[0]))
      case .tryCrate: return "Crate(\(try mock.tryCrate(method, a[0]).number))"
      case .badge: return "Badge(\(mock.badge(method).number))"
      case .fixtureTotal: return "\(mock.fixtureTotal(method, a[0], a[1], defaults))"
      case .fixtureCrate: return "Crate(\(mock.fixtureCrate(method, a[0], defaults).number))"
      case .fixtureBadge: return "Badge(\(mock.fixtureBadge(method, defaults).number))"
      }
      if lastStream != nil { return "a stream" }
      return "()"
    } catch {
      return "threw \(Self.shown(error))"
    }
  }

  private func shown(_ number: Int?) -> String { number.map { "\($0)" } ?? "nil" }

  static func shown(_ error: any Error) -> String {
    switch error {
    case Refusal.closed(let number): ".closed(\(number))"
    default: "\(error)"
    }
  }

  private func shown<Methods>(_ calls: [Invocation<Methods>]) -> [(Int, String)] {
    calls.map { call in
      let arguments = call.arguments.map { shown(value: $0) }.joined(separator: ", ")
      return (call.sequenceNumber, "\(call.method)(\(arguments)) \(shown(call.outcome))")
    }
  }

  private func shown<Methods>(_ outcome: Invocation<Methods>.Outcome) -> String {
    switch outcome {
    case .returned: "returned"
    case .running: "running"
    case .threw(let error): error is MockError ? "threw notStubbed" : "threw \(Self.shown(error))"
    }
  }

  private func shown(value: Any?) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let plain as Plain: "Plain(number: \(plain.number))"
    case let token as Token: "Token(number: \(token.number))"
    case let guest as Guest: "Guest(number: \(guest.number))"
    case let value?: "\(value)"
    case nil: "nil"
    }
  }

  // MARK: - Behaviors

  private func stub<Methods>(
    _ reference: MethodReference<Methods>, _ model: ModelReference, _ answer: ModelAnswer, _ times: Int?, _ line: UInt
  ) {
    let file: StaticString = "Tests/Sequence.swift"
    switch answer {
    case .value(let value):
      reference.setCustomBehaviorToReturn(any(value), times: times, filePath: file, line: line)
    case .nil: reference.setCustomBehaviorToReturnNil(times: times, filePath: file, line: line)
    case .values(let values):
      reference.setCustomBehaviorToReturn(inOrder: values.map { any($0) }, filePath: file, line: line)
    case .error(.refusal(let number)):
      reference.setCustomBehaviorToThrow(Refusal.closed(number), times: times, filePath: file, line: line)
    case .error(.outage(let code)):
      reference.setCustomBehaviorToThrow(Outage(code: code), times: times, filePath: file, line: line)
    case .echoes:
      reference.setCustomBehavior(
        times: times, { args in args.isEmpty ? 5 : args[0] as Any }, filePath: file, line: line)
    case .returnsNothing:
      reference.setCustomBehavior(times: times, { args in _ = args }, filePath: file, line: line)
    case .addsTen:
      reference.setCustomBehavior(times: times, { (number: Int) in number + 10 }, filePath: file, line: line)
    case .passesOn:
      reference.setCustomBehavior(times: times, { (number: Int?) in number }, filePath: file, line: line)
    case .addsOrThrows:
      reference.setCustomBehavior(
        times: times,
        { (a: Int, b: Int) throws -> Int in
          if b == 0 { throw Refusal.closed(a) }
          return a + b
        }, filePath: file, line: line)
    case .counts:
      reference.setCustomBehavior(
        times: times, { (args: [Any?]) throws -> Int in args.count }, filePath: file, line: line)
    case .addsLater:
      reference.setCustomBehavior(
        times: times, { (number: Int) async -> Int in number + 20 }, filePath: file, line: line)
    case .forwards: reference.setCustomBehavior(times: times, Adder().total, filePath: file, line: line)
    case .looksAtItself:
      reference.setCustomBehavior(
        times: times,
        { [unowned self] args in
          let calls = (self.reference(ModelReference(mock: model.mock, method: model.method))) as any CallReference
          notes.append(outcomes(calls))
          return args.count
        }, filePath: file, line: line)
    case .calls(let other):
      reference.setCustomBehavior(
        times: times,
        { [unowned self] args in
          callAnother(other)
          return args.count
        }, filePath: file, line: line)
    case .resets(let parts):
      reference.setCustomBehavior(
        times: times,
        { [unowned self] args in
          reset(model.mock, parts)
          return args.count
        }, filePath: file, line: line)
    case .onAnotherActor, .streams, .elements, .outcomes: fatalError("\(answer) is stubbed elsewhere")
    }
  }

  nonisolated(nonsending) private func stubOnAnotherActor<Reference: CallReference>(
    _ reference: Reference, _ times: Int?, _ line: Int
  ) async {
    nonisolated(unsafe) let reference = reference.reference
    nonisolated(unsafe) unowned let world = self
    await warden.stub(reference, times: times, line: line) { world.notes.append("on another actor") }
  }

  private func setDefault(_ mock: some MockRecording, _ step: ModelDefaultStep) {
    let recorder = mock.mockRecorder
    switch step {
    case .set(let value): set(value, in: &recorder.naturalDefaults)
    case .replace(let value):
      var table = NaturalDefaults()
      set(value, in: &table)
      recorder.naturalDefaults = table
    case .clear: recorder.naturalDefaults = NaturalDefaults()
    case .neverDecodeCrates: recorder.naturalDefaults.neverDecode(Crate.self)
    }
  }

  private func set(_ value: ModelDefault, in table: inout NaturalDefaults) {
    let defaults = defaults
    switch value {
    case .int(let number): table.set(defaults.make(number))
    case .optional(let number): table.set(defaults.make(number))
    case .text(let text): table.set(defaults.make(text))
    case .plain(let number): table.set(defaults.make(Plain(number: number)))
    case .crate(let number): table.set(defaults.make(Crate(number: number)))
    case .badge(let number): table.set(defaults.make(Badge(number: number)))
    }
  }

  private func outcomes(_ reference: some CallReference) -> String {
    reference.reference.invocations.map { shown($0.outcome) }.joined(separator: " ")
  }

  /// Calls from within a behavior, but not for ever.
  private func callAnother(_ other: ModelReference) {
    if depth == 2 { return }
    depth += 1
    switch other.mock {
    case 0: shop.note(ShopMethods.allCases[other.method], 1)
    case 1: post.note(["fetch", "send"][other.method], 1)
    case 2: road.note(Self.stops[other.method], 1)
    default: otherShop.note(ShopMethods.allCases[other.method], 1)
    }
    depth -= 1
  }

  private func reset(_ mock: Int, _ parts: ModelReset) {
    switch parts {
    case .calls: self.mock(mock).resetMock(.invocations)
    case .behaviors: self.mock(mock).resetMock(.behaviors)
    case .both: self.mock(mock).resetMock()
    }
  }

  // MARK: - Steps

  nonisolated(nonsending) private func result(of operation: ModelOperation, line: Int) async -> String {
    switch operation {
    case .call(let mock, let method, let form, let arguments):
      let count = defaults.count
      lastStream = nil
      let result = await call(mock, method, form, arguments.map { any($0) })
      if let stream = lastStream { streams.add(stream, at: line) }
      lastStream = nil
      return result + (defaults.count > count ? ", \(defaults.count - count) by default" : "")
    case .stub(let reference, .onAnotherActor, let times):
      await stubOnAnotherActor(self.reference(reference), times, line)
    case .stub(let reference, let answer, let times) where answer.needsKey:
      let shop = reference.mock == 0 ? shop : otherShop
      if let feed = shop.stub(reference, reference.pattern?.map(matcher), answer, times, line) {
        streams.add(feed, at: line)
      }
    case .stub(let reference, let answer, let times):
      if usesKeys, let byKey = keyReference(reference), MockShop.stub(byKey, answer, times, line) { return "" }
      stub(untyped(self.reference(reference)), reference, answer, times, line)
    case .remove(let reference):
      if usesKeys, let byKey = keyReference(reference) {
        byKey.removeStubs()
      } else {
        remove(self.reference(reference))
      }
    case .reset(let mock, let parts): reset(mock, parts)
    case .makeStrict(let mock, let options):
      makeStrict(self.mock(mock), StrictOptions(rawValue: options.rawValue), line)
    case .perform(let reference, let times): perform(self.reference(reference), times, line)
    case .stream(let step): return await streams.take(step, line)
    case .setDefault(let mock, let step): setDefault(self.mock(mock), step)
    case .dismiss(let number):
      guests[number] = nil
      return guestsSeen[number].guest == nil ? "is gone" : "is kept"
    case .eventually(let operation):
      return await MOEventually(within: 0.001) { check(operation, line) }
    case .readCount(let reference): return "\(count(self.reference(reference)))"
    case .readCalls(let reference): return calls(self.reference(reference))
    case .readAllCalls:
      let calls = [
        shown(shop.recordedInvocations).map { ($0, "0:" + $1) },
        shown(post.recordedInvocations).map { ($0, "1:" + $1) },
        shown(road.recordedInvocations).map { ($0, "2:" + $1) },
        shown(otherShop.recordedInvocations).map { ($0, "3:" + $1) },
      ]
      return calls.joined().sorted { $0.0 < $1.0 }.map(\.1).joined(separator: " ")
    default: return check(operation, line)
    }
    return ""
  }

  private func stub(
    _ reference: some CallReference, _ model: ModelReference, _ answer: ModelAnswer, _ times: Int?, _ line: Int
  ) {
    stub(reference.reference, model, answer, times, UInt(line))
  }

  private func untyped(_ reference: any CallReference) -> any CallReference { reference }
  private func remove(_ reference: some CallReference) { reference.reference.removeCustomBehavior() }
  private func count(_ reference: some CallReference) -> Int { reference.reference.timesCalled }
  private func calls(_ reference: some CallReference) -> String {
    shown(reference.reference.invocations).map(\.1).joined(separator: " ")
  }
  private func makeStrict(_ mock: some MockRecording, _ options: StrictOptions, _ line: Int) {
    mock.mockRecorder.makeStrict(options, line: line)
  }
  private func perform(_ reference: some CallReference, _ times: Int?, _ line: Int) {
    reference.reference.perform(
      times: times, { [unowned self] args in notes.append("performed \(args.count)") },
      filePath: "Tests/Sequence.swift",
      line: line)
  }

  // MARK: - Assertions

  private func check(_ operation: ModelOperation, _ line: Int) -> String {
    let file = "Tests/Sequence.swift"
    switch operation {
    case .timesCalled(let reference, let count): checkCount(self.reference(reference), count, line)
    case .called(let reference): MOAssertCalled(self.reference(reference), file: file, line: line)
    case .notCalled(let reference): MOAssertNotCalled(self.reference(reference), line: line)
    case .mockNotCalled(let mock): MOAssertNotCalled(self.mock(mock), line: line)
    case .calledWith(let reference, let pattern):
      let (reference, m) = (self.reference(reference), pattern.map(matcher))
      switch m.count {
      case 1: MOAssertCalled(reference, with: m[0], line: line)
      case 2: MOAssertCalled(reference, with: m[0], m[1], line: line)
      case 3: MOAssertCalled(reference, with: m[0], m[1], m[2], line: line)
      default: MOAssertCalled(reference, with: m[0], m[1], m[2], m[3], line: line)
      }
    case .lastCall(let reference, let pattern):
      let (reference, m) = (self.reference(reference), pattern.map(matcher))
      switch m.count {
      case 1: MOAssertLastCall(reference, with: m[0], line: line)
      case 2: MOAssertLastCall(reference, with: m[0], m[1], line: line)
      case 3: MOAssertLastCall(reference, with: m[0], m[1], m[2], line: line)
      default: MOAssertLastCall(reference, with: m[0], m[1], m[2], m[3], line: line)
      }
    case .argumentEquals(let reference, let position, let call, let value):
      func check(_ expected: some Equatable) {
        if let call {
          MOAssertArgumentEquals(self.reference(reference), position, call, expected, line: line)
        } else {
          MOAssertArgumentEquals(self.reference(reference), position, expected, line: line)
        }
      }
      let expected = any(value) as! any Equatable
      check(expected)
    case .argumentNil(let reference, let position, let call):
      MOAssertArgumentNil(self.reference(reference), position, call, line: line)
    case .argumentMatches(let reference, let position, let call, let pattern):
      MOAssertArgumentMatches(self.reference(reference), position, ofCall: call, matcher(pattern), line: line)
    case .getArgument(let reference, let position, let call, let type):
      return argument(self.reference(reference), position, call, type, line)
    case .inOrder(let references):
      let references = references.map { self.reference($0) }
      switch references.count {
      case 1: MOAssertCalledInOrder(references[0], line: line)
      case 2: MOAssertCalledInOrder(references[0], references[1], line: line)
      default: MOAssertCalledInOrder(references[0], references[1], references[2], line: line)
      }
    case .exactlyInOrder(let references):
      let references = references.map { self.reference($0) }
      switch references.count {
      case 1: MOAssertCalledInOrder(references[0], exactly: true, line: line)
      case 2: MOAssertCalledInOrder(references[0], references[1], exactly: true, line: line)
      default: MOAssertCalledInOrder(references[0], references[1], references[2], exactly: true, line: line)
      }
    case .before(let earlier, let later): checkBefore(reference(earlier), reference(later), line)
    case .noOtherCalls(let numbers):
      let mocks = numbers.map { mock($0) }
      switch mocks.count {
      case 1: MOAssertNoOtherCalls(mocks[0], line: line)
      case 2: MOAssertNoOtherCalls(mocks[0], mocks[1], line: line)
      case 3: MOAssertNoOtherCalls(mocks[0], mocks[1], mocks[2], line: line)
      default: MOAssertNoOtherCalls(mocks[0], mocks[1], mocks[2], mocks[3], line: line)
      }
    case .allStubsUsed(let numbers):
      let mocks = numbers.map { mock($0) }
      switch mocks.count {
      case 1: MOAssertAllStubsUsed(mocks[0])
      case 2: MOAssertAllStubsUsed(mocks[0], mocks[1])
      case 3: MOAssertAllStubsUsed(mocks[0], mocks[1], mocks[2])
      default: MOAssertAllStubsUsed(mocks[0], mocks[1], mocks[2], mocks[3])
      }
    case .allMethodsCalled(let mocks):
      if mocks.count == 2 {
        MOAssertAllMethodsCalled(shop, otherShop, line: line)
      } else {
        MOAssertAllMethodsCalled(mocks == [0] ? shop : otherShop, line: line)
      }
    default: fatalError("\(operation) is not a check")
    }
    return ""
  }

  private func checkCount(_ reference: some CallReference, _ count: ModelCount, _ line: Int) {
    switch count {
    case .exactly(let count): MOAssertTimesCalled(reference, count, line: line)
    case .from(let count): MOAssertTimesCalled(reference, count..., line: line)
    case .through(let count): MOAssertTimesCalled(reference, ...count, line: line)
    case .upTo(let count): MOAssertTimesCalled(reference, ..<count, line: line)
    case .between(let least, let most): MOAssertTimesCalled(reference, least...most, line: line)
    case .below(let least, let most): MOAssertTimesCalled(reference, least..<most, line: line)
    }
  }

  private func checkBefore(_ earlier: some CallReference, _ later: some CallReference, _ line: Int) {
    MOAssertCalled(earlier, before: later, line: line)
  }

  private func argument(
    _ reference: some CallReference, _ position: Int, _ call: Int?, _ type: ModelType, _ line: Int
  ) -> String {
    switch type {
    case .int: return shown(MOAssertAndGetArgument(reference, position, call, line: line) as Int?)
    case .optional:
      let argument: Int?? = MOAssertAndGetArgument(reference, position, call, line: line)
      return argument.map { $0.map { "\($0)" } ?? "nil inside" } ?? "nil"
    case .text:
      let argument: String? = MOAssertAndGetArgument(reference, position, call, line: line)
      return argument.map { "\"\($0)\"" } ?? "nil"
    case .plain:
      let argument: Plain? = MOAssertAndGetArgument(reference, position, call, line: line)
      return argument.map { "Plain(\($0.number))" } ?? "nil"
    }
  }
}
