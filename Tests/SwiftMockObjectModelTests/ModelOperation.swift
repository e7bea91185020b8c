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

  var argumentCount: Int {
    switch self {
    case .ping, .label, .ratio: 0
    case .note, .find, .deep, .tryNote, .tryPlain, .laterTotal: 1
    case .total, .plain, .typedTotal, .laterLabel, .laterFind: 2
    case .size: 3
    case .tryTotal: 4
    }
  }

  var result: ModelResult {
    switch self {
    case .ping, .note, .tryNote: .void
    case .total, .size, .tryTotal, .typedTotal, .laterTotal: .int
    case .find, .laterFind: .optional
    case .deep: .nested
    case .label, .laterLabel: .text
    case .ratio: .double
    case .plain, .tryPlain: .plain
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
    case .size, .label, .ratio, .tryPlain, .laterLabel, .laterFind: nil
    }
  }

  var isAsync: Bool { rawValue.hasPrefix("later") }

  /// How many parameters the mock's function has: the method, the arguments and, where it is not clear, the default.
  var parameterCount: Int { 1 + argumentCount + (defaultReturn == nil || result == .void ? 0 : 1) }

  /// The mock's function.
  var function: String { "\(rawValue)(\(String(repeating: "_:", count: parameterCount)))" }

  func canThrow(_ error: ModelError) -> Bool {
    switch (self, error) {
    case (.tryNote, _), (.tryTotal, _), (.tryPlain, _), (.laterLabel, _): true
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
  /// The closures: see `swift`.
  case echoes, returnsNothing, addsTen, passesOn, addsOrThrows, counts, addsLater, forwards, looksAtItself
  /// Calls another method, which is answered in its own way.
  case calls(ModelReference)
  /// Resets its own mock.
  case resets(ModelReset)

  var isAsync: Bool { self == .addsLater }

  var isClosure: Bool { known(use: 0) == nil && !isError }

  private var isError: Bool {
    if case .error = self { true } else { false }
  }

  /// What it answers with, if that is known beforehand.
  func known(use: Int) -> ModelValue? {
    switch self {
    case .value(let value): value
    case .nil: .absent
    case .values(let values): values[min(use, values.count - 1)]
    default: nil
    }
  }

  var swift: String {
    switch self {
    case .value(let value): "setCustomBehaviorToReturn(\(value.swift)"
    case .nil: "setCustomBehaviorToReturnNil("
    case .values(let values): "setCustomBehaviorToReturn(inOrder: [\(values.map(\.swift).joined(separator: ", "))]"
    case .error(let error): "setCustomBehaviorToThrow(\(error.swift)"
    default: "setCustomBehavior("
    }
  }

  /// The closure that it is, if so, for this method.
  func closure(of reference: ModelReference) -> String? {
    let mock = ModelMocks.variables[reference.mock]
    return switch self {
    case .value, .nil, .values, .error: nil
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

/// One step of a sequence.
indirect enum ModelOperation: Equatable, Sendable {
  case call(mock: Int, method: Int, ModelForm, [ModelValue])
  case stub(ModelReference, ModelAnswer, times: Int?)
  case remove(ModelReference)
  case reset(mock: Int, ModelReset)
  case makeStrict(mock: Int, ModelStrictness)
  /// Notes how many arguments each call has.
  case perform(ModelReference, times: Int?)

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
