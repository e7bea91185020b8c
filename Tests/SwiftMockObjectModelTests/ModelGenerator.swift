/// Makes the sequences, each from a number.
struct ModelGenerator {
  private var random: SplitMix
  /// What most steps are about, so that they have to do with each other; the first more than the second.
  private var favorites = [ModelReference(mock: 0, method: 0)]
  /// The lines that make what steps with streams are about.
  private var (feeds, streams, consumers, sends): ([Int], [Int], [Int], [Int]) = ([], [], [], [])

  private init(seed: UInt64) {
    random = SplitMix(state: seed &* 0x2545_F491_4F6C_DD1D)
  }

  /// The steps of the sequence with this number.
  static func steps(seed: UInt64) -> [Step] {
    var generator = ModelGenerator(seed: seed)
    generator.favorites = [generator.anyReference(), generator.anyReference()]
    // Now and then a long one, in which histories are longer than a message shows.
    let count = generator.chance(60) ? 150 : generator.number(4...24)
    let isAboutStreams = generator.chance(4)
    return (0..<count).map { index in
      let isStreamStep = isAboutStreams && !generator.chance(4)
      let operation = isStreamStep ? generator.streamOperation() : generator.operation()
      generator.note(operation, at: 101 + index)
      return Step(line: 101 + index, operation: operation)
    }
  }

  // MARK: - Choosing

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  private mutating func chance(_ outOf: Int) -> Bool { number(1...outOf) == 1 }
  private mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  // MARK: - Values

  private mutating func value() -> ModelValue {
    switch number(1...20) {
    case 1...8: .int(number(0...3))
    case 9...11: .text(one(of: ["a", "b"]))
    case 12: .flag(chance(2))
    case 13: .list(chance(2) ? [] : [1, 2])
    case 14: .plain(number(1...2))
    case 15: .token(number(0...1))
    case 16: .double(Double(number(1...2)))
    case 17: .absent
    case 18: .noInt
    case 19: .someNoInt
    default: .wrapped(number(0...3))
    }
  }

  private mutating func argument() -> ModelValue {
    switch number(1...12) {
    case 1: .weakGuest(number(0...1))
    case 2: chance(3) ? .guest(number(0...1)) : .weakGuest(number(0...1))
    default: value()
    }
  }

  private mutating func equatable() -> ModelValue {
    switch number(1...10) {
    case 1...5: .int(number(0...3))
    case 6...7: .text(one(of: ["a", "b"]))
    case 8: .flag(chance(2))
    case 9: .double(Double(number(1...2)))
    default: .list([1, 2])
    }
  }

  private mutating func pattern(depth: Int = 0) -> ModelPattern {
    switch number(1...(depth < 2 ? 20 : 16)) {
    case 1...5: .any
    case 6...8: .literal(chance(3) ? .text(one(of: ["a", "b"])) : .int(number(0...3)))
    case 9: .equal(equatable())
    case 10: .isNil
    case 11: .notNil
    case 12: .atLeast(number(0...3))
    case 13: .lessThan(number(1...3))
    case 14: .ofType(one(of: ["Int", "String", "Plain", "Guest"]))
    case 15: .even
    case 16: .identical(number(0...1))
    case 17: .not(pattern(depth: depth + 1))
    case 18: .both(pattern(depth: depth + 1), pattern(depth: depth + 1))
    default: .either(pattern(depth: depth + 1), pattern(depth: depth + 1))
    }
  }

  private mutating func patterns(_ count: Int? = nil) -> [ModelPattern] {
    let count = count ?? one(of: [1, 1, 1, 2, 2, 2, 3, 4])
    return (0..<count).map { _ in pattern() }
  }

  private mutating func mock() -> Int { one(of: [0, 0, 0, 0, 1, 2, 3]) }

  private mutating func anyReference() -> ModelReference {
    let mock = mock()
    return ModelReference(mock: mock, method: number(0...ModelMocks.methods[mock].count - 1))
  }

  private mutating func reference(narrowed: Bool? = nil) -> ModelReference {
    var reference = [favorites[0], favorites[0], favorites[1], anyReference()][number(0...3)]
    if narrowed ?? chance(2) { reference.pattern = patterns() }
    return reference
  }

  /// A reference to all calls of a method, as a rule.
  private mutating func mostlyAll() -> ModelReference { reference(narrowed: chance(5)) }

  private mutating func call() -> ModelOperation {
    let reference = reference(narrowed: false)
    let form = one(of: ModelForm.allCases)
    return .call(
      mock: reference.mock, method: reference.method, form, (0..<form.argumentCount).map { _ in argument() })
  }

  private mutating func answer() -> ModelAnswer {
    switch number(1...27) {
    case 1...7: .value(value())
    case 8: .nil
    case 9...11: .values((0..<(chance(12) ? 0 : number(1...3))).map { _ in value() })
    case 12...13: .error(chance(2) ? .refusal(number(1...2)) : .outage(3))
    case 14...15: .echoes
    case 16: .returnsNothing
    case 17: .addsTen
    case 18: .passesOn
    case 19: .addsOrThrows
    case 20: .counts
    case 21: .addsLater
    case 22: .forwards
    case 23: .looksAtItself
    case 24...25: .calls(reference(narrowed: false))
    case 26: .onAnotherActor
    default: .resets(one(of: [.calls, .behaviors, .both]))
    }
  }

  private mutating func times() -> Int? { chance(3) ? (chance(12) ? number(-1...0) : number(1...3)) : nil }

  private mutating func stub() -> ModelOperation {
    if chance(30) { return streamStub() }
    if chance(15) {
      let outcomes = (0..<(chance(12) ? 0 : number(1...4))).map { _ in
        chance(3) ? ModelOutcome.error(chance(2) ? .refusal(number(1...2)) : .outage(3)) : .number(number(0...3))
      }
      return .stub(keyedReference(), .outcomes(outcomes), times: times())
    }
    let answer = answer()
    if case .values = answer { return .stub(reference(), answer, times: nil) }
    return .stub(reference(), answer, times: times())
  }

  private mutating func count() -> ModelCount {
    let low = number(0...3)
    return switch number(1...10) {
    case 1...4: .exactly(chance(20) ? -1 : low)
    case 5...6: .from(low)
    case 7: .through(low)
    case 8: .upTo(low)
    case 9: .between(low, low + number(0...2))
    default: .below(low, low + number(0...2))
    }
  }

  private mutating func position() -> Int { chance(15) ? number(-1...0) : one(of: [1, 1, 1, 2, 2, 3, 4]) }
  private mutating func callNumber() -> Int? { chance(2) ? nil : chance(10) ? number(-1...0) : number(1...3) }

  private mutating func references() -> [ModelReference] {
    (0..<number(1...3)).map { _ in reference() }
  }

  // MARK: - Streams

  /// A reference by key, to a method whose one argument is a number.
  private mutating func keyedReference() -> ModelReference {
    var reference = one(of: favorites + [anyReference()])
    if reference.mock != 3 { reference = ModelReference(mock: 0, method: min(reference.method, 2)) }
    if chance(3) { reference.pattern = patterns(1) }
    return reference
  }

  private mutating func streamStub() -> ModelOperation {
    let kind = one(of: ModelStreamKind.allCases)
    if chance(4) {
      let errors: [ModelError?] = [nil, .refusal(1), .outage(3)].filter { $0.map(kind.canThrow) ?? true }
      let elements = (0..<number(0...2)).map { $0 + 1 }
      return .stub(keyedReference(), .elements(kind, elements, one(of: errors)), times: times())
    }
    return .stub(keyedReference(), .streams(kind), times: times())
  }

  private mutating func streamCall() -> ModelOperation {
    let reference = keyedReference()
    return .call(
      mock: reference.mock, method: reference.method, one(of: [.stream, .stream, .trySequence, .laterStream]),
      [chance(4) ? argument() : .int(number(0...3))])
  }

  /// One of the last lines, so that a long sequence does not come back to what is over.
  private mutating func recent(_ lines: [Int]) -> Int { one(of: lines.suffix(3)) }

  private mutating func streamOperation() -> ModelOperation {
    if feeds.isEmpty || chance(12) { return chance(3) ? .stream(.makeFeed) : streamStub() }
    if streams.isEmpty || chance(7) {
      return chance(3) ? .stream(.open(feed: recent(feeds), one(of: [.plain, .throwing]))) : streamCall()
    }
    if consumers.isEmpty || chance(9) { return .stream(.consume(stream: recent(streams))) }
    return .stream(streamStep())
  }

  private mutating func streamStep() -> ModelStreamStep {
    switch number(1...40) {
    case 1...16: .ask(consumer: recent(consumers))
    case 17...20: .yield(feed: recent(feeds), number(1...9))
    case 21...26: .send(feed: recent(feeds), number(1...9))
    case 27...28: .finish(feed: recent(feeds), one(of: [nil, nil, .refusal(1), .outage(3)]))
    case 29...30: sends.isEmpty ? .send(feed: recent(feeds), number(1...9)) : .cancelSend(recent(sends))
    case 31...32: .cancel(consumer: recent(consumers))
    case 33...34: .leave(consumer: recent(consumers))
    case 35: .drop(stream: recent(streams))
    case 36: .letGo(feed: recent(feeds))
    case 37: .waitForCalls(feed: recent(feeds), number(0...2))
    default:
      .waitForTermination(feed: recent(feeds), call: chance(3) ? nil : chance(10) ? number(-1...0) : number(1...3))
    }
  }

  /// Remembers what a step makes.
  private mutating func note(_ operation: ModelOperation, at line: Int) {
    switch operation {
    case .stub(_, .streams, _), .stream(.makeFeed): feeds.append(line)
    case .stream(.open): streams.append(line)
    case .call(_, _, let form, _): if form.result.streamKind != nil { streams.append(line) }
    case .stream(.consume): consumers.append(line)
    case .stream(.send): sends.append(line)
    default: break
    }
  }

  // MARK: - Defaults

  private mutating func setDefault() -> ModelOperation {
    let value: ModelDefault =
      switch number(1...8) {
      case 1...3: .int(number(4...6))
      case 4: .optional(chance(3) ? nil : number(4...6))
      case 5: .text("c")
      case 6: .plain(number(4...6))
      case 7: .crate(number(4...6))
      default: .badge(number(4...6))
      }
    return .setDefault(
      mock: mock(), chance(5) ? .replace(value) : chance(8) ? .clear : chance(6) ? .neverDecodeCrates : .set(value))
  }

  // MARK: - Steps

  /// Different mocks in any order.
  private mutating func mocks() -> [Int] {
    Array([0, 1, 2, 3].shuffled(using: &random).prefix(one(of: [1, 1, 2, 3, 4])))
  }

  private mutating func operation() -> ModelOperation {
    switch number(1...105) {
    case 1...36: call()
    case 37...56: stub()
    case 57...58: .remove(reference())
    case 59: .reset(mock: mock(), one(of: [.calls, .behaviors, .both]))
    case 60: .makeStrict(mock: mock(), ModelStrictness(rawValue: chance(2) ? 0 : number(0...15)))
    case 61...62: .perform(reference(), times: chance(3) ? number(chance(8) ? 0...0 : 1...2) : nil)
    case 63...66: .timesCalled(reference(), count())
    case 67: .called(reference())
    case 68:
      .eventually(
        one(of: [
          .timesCalled(reference(), count()), .called(reference()), .notCalled(reference()),
          .calledWith(reference(), patterns()), .inOrder(references()), .exactlyInOrder(references()),
          .argumentNil(mostlyAll(), position(), call: callNumber()), .noOtherCalls(mocks()),
        ]))
    case 69: .notCalled(reference())
    case 70: .mockNotCalled(mock: mock())
    case 71...73: .calledWith(reference(), patterns())
    case 74...75: .lastCall(reference(), patterns())
    case 76...78: .argumentEquals(mostlyAll(), position(), call: callNumber(), equatable())
    case 79: .argumentNil(mostlyAll(), position(), call: callNumber())
    case 80: .argumentMatches(mostlyAll(), position(), call: callNumber(), pattern())
    case 81...82: .getArgument(mostlyAll(), position(), call: callNumber(), one(of: ModelType.allCases))
    case 83...85: .inOrder(references())
    case 86: .exactlyInOrder(references())
    case 87...88: .before(mostlyAll(), mostlyAll())
    case 89...90: .noOtherCalls(mocks())
    case 91: .allStubsUsed(mocks())
    case 92: .allMethodsCalled(one(of: [[0], [3], [0, 3]]))
    case 93...94: .readCount(reference())
    case 95...97: .readCalls(reference())
    case 98...100: setDefault()
    case 101...102: .dismiss(guest: number(0...1))
    default: .readAllCalls
    }
  }
}
