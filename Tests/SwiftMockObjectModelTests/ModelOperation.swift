/// The calls of one method of one mock, all of them or those whose arguments match.
struct ModelReference: Equatable, Sendable {
  let mock: Int
  let method: Int
  var pattern: [ModelPattern]?

  var swift: String {
    let arguments = pattern.map { ", args: " + $0.map(\.swift).joined(separator: ", ") } ?? ""
    return "\(ModelMocks.variables[mock]).methodReference(\(ModelMocks.methodLiterals[mock][method])\(arguments))"
  }
}

/// The mocks of a sequence: two of one class, whose methods are an enum, one whose methods are texts, and one whose methods
/// are a struct.
enum ModelMocks {
  static let variables = ["shop", "post", "road", "otherShop"]
  static let types = ["MockShop", "MockPost", "MockRoad", "MockShop"]
  static let methods = [
    ["load", "save", "close"], ["fetch", "send"], ["Stop(name: \"A\", number: 1)", "Stop(name: \"A\", number: 2)"],
    ["load", "save", "close"],
  ]
  static let methodLiterals = [
    [".load", ".save", ".close"], ["\"fetch\"", "\"send\""],
    ["Stop(name: \"A\", number: 1)", "Stop(name: \"A\", number: 2)"], [".load", ".save", ".close"],
  ]
}

/// How the mocks' methods are written.
///
/// Any of them can record under any name, with its number of arguments.
enum ModelForm: String, CaseIterable {
  case ping, note, total, size, find, deep, label, ratio, plain
  case tryNote, tryTotal, tryPlain, typedTotal
  case laterTotal, laterLabel, laterFind
  case stream, trySequence, laterStream
  case tryCrate, badge, fixtureTotal, fixtureCrate, fixtureBadge

  var argumentCount: Int {
    switch self {
    case .ping, .label, .ratio, .badge, .fixtureBadge: 0
    case .note, .find, .deep, .tryNote, .tryPlain, .laterTotal: 1
    case .stream, .trySequence, .laterStream, .tryCrate, .fixtureCrate: 1
    case .total, .plain, .typedTotal, .laterLabel, .laterFind, .fixtureTotal: 2
    case .size: 3
    case .tryTotal: 4
    }
  }

  var result: ModelResult {
    switch self {
    case .ping, .note, .tryNote: .void
    case .total, .size, .tryTotal, .typedTotal, .laterTotal, .fixtureTotal: .int
    case .find, .laterFind: .optional
    case .deep: .nested
    case .label, .laterLabel: .text
    case .ratio: .double
    case .plain, .tryPlain: .plain
    case .stream: .stream
    case .laterStream: .throwingStream
    case .trySequence: .sequence
    case .tryCrate, .fixtureCrate: .crate
    case .badge, .fixtureBadge: .badge
    }
  }

  /// What it answers with where nothing is stubbed; nil where that is the natural default.
  var defaultReturn: String? {
    switch self {
    case .ping, .note, .tryNote: "()"
    case .total, .tryTotal, .typedTotal, .laterTotal: "70"
    case .find: "nil"
    case .deep: "some(nil)"
    case .plain: "Plain(70)"
    case .fixtureTotal: "60"
    case .fixtureCrate: "Crate(60)"
    case .fixtureBadge: "Badge(60)"
    case .size, .label, .ratio, .tryPlain, .laterLabel, .laterFind: nil
    case .stream, .trySequence, .laterStream, .tryCrate, .badge: nil
    }
  }

  /// Whether its default is a fixture: what is set or declared for the type goes before.
  var hasFixture: Bool { rawValue.hasPrefix("fixture") }

  var isAsync: Bool { rawValue.hasPrefix("later") }

  /// How many parameters the mock's function has: the method, the arguments and, where it is not clear, the default.
  var parameterCount: Int { 1 + argumentCount + (defaultReturn == nil || result == .void ? 0 : 1) }

  /// The mock's function.
  var function: String { "\(rawValue)(\(String(repeating: "_:", count: parameterCount)))" }

  func canThrow(_ error: ModelError) -> Bool {
    switch (self, error) {
    case (.tryNote, _), (.tryTotal, _), (.tryPlain, _), (.laterLabel, _): true
    case (.trySequence, _), (.laterStream, _), (.tryCrate, _): true
    case (.typedTotal, .refusal): true
    default: false
    }
  }

  /// The only type of errors that it can throw; nil if it can throw none or any.
  var onlyError: String? { self == .typedTotal ? "Refusal" : nil }

  var throwsAnything: Bool { canThrow(.refusal(0)) }
}

/// What a test tells a method to do.
enum ModelAnswer: Equatable, Sendable {
  case value(ModelValue)
  case `nil`
  case values([ModelValue])
  case error(ModelError)
  /// Values and errors in order.
  case outcomes([ModelOutcome])
  /// The closures: see `swift`.
  case echoes, returnsNothing, addsTen, passesOn, addsOrThrows, counts, addsLater, forwards, looksAtItself
  /// Calls another method, which is answered in its own way.
  case calls(ModelReference)
  /// Resets its own mock.
  case resets(ModelReset)
  /// A closure that belongs to an actor, which is not where the call comes from.
  case onAnotherActor
  /// Streams that the test feeds.
  case streams(ModelStreamKind)
  /// Streams with these elements, and the error at the end.
  case elements(ModelStreamKind, [Int], ModelError?)

  var isAsync: Bool { self == .addsLater }

  /// Whether there is only a short verb for it.
  var needsKey: Bool {
    switch self {
    case .streams, .elements, .outcomes: true
    default: false
    }
  }

  var isClosure: Bool { known(use: 0) == nil && !isError }

  /// Whether it may be one, which no message can know beforehand.
  private var isError: Bool {
    switch self {
    case .error, .outcomes: true
    default: false
    }
  }

  /// What it answers with, if that is known beforehand.
  func known(use: Int) -> ModelValue? {
    switch self {
    case .value(let value): value
    case .nil: .absent
    case .values(let values): values[min(use, values.count - 1)]
    case .outcomes(let outcomes): outcomes[min(use, outcomes.count - 1)].value
    default: nil
    }
  }

  var swift: String {
    switch self {
    case .value(let value): "setCustomBehaviorToReturn(\(value.swift)"
    case .nil: "setCustomBehaviorToReturnNil("
    case .values(let values): "setCustomBehaviorToReturn(inOrder: [\(values.map(\.swift).joined(separator: ", "))]"
    case .error(let error): "setCustomBehaviorToThrow(\(error.swift)"
    case .outcomes(let outcomes): "returns(inOrder: [\(outcomes.map(\.swift).joined(separator: ", "))]"
    case .streams: "streams("
    case .elements(_, let elements, let error):
      "streams(\(elements)\(error.map { ", throwing: \($0.swift)" } ?? "")"
    default: "setCustomBehavior("
    }
  }

  /// The closure that it is, if so, for this method.
  func closure(of reference: ModelReference) -> String? {
    let mock = ModelMocks.variables[reference.mock]
    return switch self {
    case .value, .nil, .values, .error, .outcomes, .streams, .elements, .onAnotherActor: nil
    case .echoes: "{ args in args.isEmpty ? 5 : args[0] as Any }"
    case .returnsNothing: "{ args in _ = args }"
    case .addsTen: "{ (number: Int) in number + 10 }"
    case .passesOn: "{ (number: Int?) in number }"
    case .addsOrThrows:
      "{ (a: Int, b: Int) throws in if b == 0 { throw Refusal.closed(a) } else { return a + b } }"
    case .counts: "{ (args: [Any?]) throws -> Int in args.count }"
    case .addsLater: "{ (number: Int) async in number + 20 }"
    case .forwards: "Adder().total"
    case .looksAtItself:
      "{ args in _ = \(ModelReference(mock: reference.mock, method: reference.method).swift).invocations; return args.count }"
    case .calls(let other):
      """
      { args in \(ModelMocks.variables[other.mock]).note(\(ModelMocks.methodLiterals[other.mock][other.method]), 1); \
      return args.count }
      """
    case .resets(let parts): "{ args in \(mock).resetMock(\(parts.swift)); return args.count }"
    }
  }
}

/// What one of several calls is answered with.
enum ModelOutcome: Equatable, Sendable {
  case number(Int)
  case error(ModelError)

  var value: ModelValue? {
    if case .number(let number) = self { .int(number) } else { nil }
  }

  var swift: String {
    switch self {
    case .number(let number): ".success(\(number))"
    case .error(let error): ".failure(\(error.swift))"
    }
  }
}

/// Which half of a mock's memory is forgotten.
enum ModelReset: Equatable, Sendable {
  case calls, behaviors, both

  var swift: String {
    switch self {
    case .calls: ".invocations"
    case .behaviors: ".behaviors"
    case .both: ""
    }
  }
}

/// How often a method is to be called, in the ways in which a test can say it.
enum ModelCount: Equatable, Sendable {
  case exactly(Int), from(Int), through(Int), upTo(Int), between(Int, Int), below(Int, Int)

  func allows(_ count: Int) -> Bool { count >= least && count <= most ?? .max }

  var least: Int {
    switch self {
    case .exactly(let count), .from(let count), .between(let count, _), .below(let count, _): count
    case .through, .upTo: 0
    }
  }

  var most: Int? {
    switch self {
    case .exactly(let count), .through(let count), .between(_, let count): count
    case .upTo(let count), .below(_, let count): count - 1
    case .from: nil
    }
  }

  var swift: String {
    switch self {
    case .exactly(let count): "\(count)"
    case .from(let count): "\(count)..."
    case .through(let count): "...\(count)"
    case .upTo(let count): "..<\(count)"
    case .between(let least, let most): "\(least)...\(most)"
    case .below(let least, let most): "\(least)..<\(most)"
    }
  }
}

/// What an argument is asked for as.
enum ModelType: String, CaseIterable {
  case int = "Int"
  case optional = "Int?"
  case text = "String"
  case plain = "Plain"
}

/// What a strict mock does not ask for.
struct ModelStrictness: OptionSet, Sendable {
  static let voidCalls = ModelStrictness(rawValue: 1)
  static let stubbedCalls = ModelStrictness(rawValue: 2)
  static let unusedStubs = ModelStrictness(rawValue: 4)
  static let warns = ModelStrictness(rawValue: 8)

  let rawValue: Int

  var swift: String {
    let names = ["voidCallsNeedNoStub", "stubbedCallsNeedNoAssertion", "stubsNeedNoUse", "warn"]
    let members = names.indices.filter { rawValue & 1 << $0 != 0 }.map { ".\(names[$0])" }
    return members.isEmpty ? "" : "[\(members.joined(separator: ", "))]"
  }
}

/// What is done with the values that a mock returns by itself.
enum ModelDefaultStep: Equatable, Sendable {
  case set(ModelDefault)
  /// Assigns a new table in which only this is set.
  case replace(ModelDefault)
  /// Assigns an empty table.
  case clear
  case neverDecodeCrates
}

/// A value that is set for its type.
enum ModelDefault: Equatable, Sendable {
  case int(Int)
  case optional(Int?)
  case text(String)
  case plain(Int)
  case crate(Int)
  case badge(Int)

  var type: ModelResult {
    switch self {
    case .int: .int
    case .optional: .optional
    case .text: .text
    case .plain: .plain
    case .crate: .crate
    case .badge: .badge
    }
  }

  /// What the caller gets.
  var shown: String {
    switch self {
    case .int(let number): "\(number)"
    case .optional(let number): number.map { "\($0)" } ?? "nil"
    case .text(let text): "\"\(text)\""
    case .plain(let number): "Plain(\(number))"
    case .crate(let number): "Crate(\(number))"
    case .badge(let number): "Badge(\(number))"
    }
  }

  var swift: String {
    switch self {
    case .optional(let number): "Int?.\(number.map { "some(\($0))" } ?? "none")"
    case .plain(let number): "Plain(number: \(number))"
    case .crate(let number): "Crate(number: \(number))"
    case .badge(let number): "Badge(number: \(number))"
    case .int, .text: shown
    }
  }
}

/// One step of a sequence.
indirect enum ModelOperation: Equatable, Sendable {
  case call(mock: Int, method: Int, ModelForm, [ModelValue])
  case stub(ModelReference, ModelAnswer, times: Int?)
  case remove(ModelReference)
  case reset(mock: Int, ModelReset)
  case makeStrict(mock: Int, ModelStrictness)
  /// Notes how many arguments each call has.
  case perform(ModelReference, times: Int?)
  case stream(ModelStreamStep)
  case setDefault(mock: Int, ModelDefaultStep)
  /// The test lets go of a guest.
  case dismiss(guest: Int)

  case timesCalled(ModelReference, ModelCount)
  case called(ModelReference)
  case notCalled(ModelReference)
  case mockNotCalled(mock: Int)
  case calledWith(ModelReference, [ModelPattern])
  case lastCall(ModelReference, [ModelPattern])
  case argumentEquals(ModelReference, Int, call: Int?, ModelValue)
  case argumentNil(ModelReference, Int, call: Int?)
  case argumentMatches(ModelReference, Int, call: Int?, ModelPattern)
  case getArgument(ModelReference, Int, call: Int?, ModelType)
  case inOrder([ModelReference])
  case exactlyInOrder([ModelReference])
  case before(ModelReference, ModelReference)
  case noOtherCalls([Int])
  case allStubsUsed([Int])
  case allMethodsCalled([Int])

  /// Waits until a check of calls passes.
  case eventually(ModelOperation)

  case readCount(ModelReference)
  case readCalls(ModelReference)
  case readAllCalls
}
