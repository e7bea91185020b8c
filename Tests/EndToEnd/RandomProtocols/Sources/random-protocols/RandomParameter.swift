/// A parameter of a random requirement, and what a call passes for it.
struct RandomParameter {
  /// The type with what goes before it.
  var type: String
  /// Statements before the call.
  var setup: [String] = []
  var argument: String
  /// A condition on `$0`, the recorded argument.
  var check: String
  /// An attribute before the label.
  var attribute = ""
  /// Type parameters that the requirement needs for it, and conditions on them.
  var generics: [String] = []
  var conditions: [String] = []
  /// Whether a call must wait, though the requirement doesn't.
  var isIsolated = false
  var isVariadic = false
  /// Whether it is a closure that throws, so that the requirement may rethrow.
  var throwsWhatItRuns = false
  /// A result and an error that the requirement may have because of it: type parameters.
  var result: String?
  var error: String?
  /// The result of a closure that doesn't escape, which a stub must give where the requirement has it, too.
  var lentResult: String?
  /// Whether the argument is the value that is called, `it`.
  var isSelf = false

  /// - Parameter id: A number that no other parameter has.
  static func random(_ dice: inout Dice, id: Int, among own: [ValueType], allowsGenerics: Bool) -> RandomParameter {
    if dice.chance(45) { return plain(ValueType.random(&dice, among: own), id, mayBeForced: dice.chance(4)) }
    if dice.chance(40) { return closure(&dice, id, own) }
    if allowsGenerics, dice.chance(40) { return generic(&dice, id) }
    let value = ValueType.random(&dice, among: own)
    let variable = "v\(id)"
    let setup = ["var \(variable): \(value.text) = \(value.value(id))"]
    switch dice.number(below: 15) {
    case 0:
      return RandomParameter(
        type: "inout \(value.text)", setup: setup, argument: "&\(variable)", check: "$0 != nil || true")
    case 1:
      return RandomParameter(
        type: dice.pick(["borrowing", "consuming", "__owned", "__shared"]) + " " + value.text,
        argument: value.value(id),
        check: value.check(id))
    case 2:
      return RandomParameter(type: "sending \(value.text)", argument: value.value(id), check: value.check(id))
    case 3:
      return RandomParameter(
        type: "\(value.text)...", argument: "\(value.value(id)), \(value.value(id + 1))",
        check: "($0 as? [Any])?.count == 2", isVariadic: true)
    case 4:
      return RandomParameter(
        type: "@autoclosure () -> \(value.text)", argument: value.value(id), check: value.check(id))
    case 5:
      return RandomParameter(
        type: "@autoclosure @escaping () -> \(value.text)", argument: value.value(id), check: "$0 != nil")
    case 6:
      return RandomParameter(
        type: dice.pick(["borrowing Coin", "consuming Coin"]), setup: ["let \(variable) = Coin(\(id))"],
        argument: variable, check: "$0 != nil")
    case 7:
      return RandomParameter(
        type: "isolated Engine", setup: ["let \(variable) = Engine()"], argument: variable, check: "$0 is Engine",
        isIsolated: true)
    case 8:
      return RandomParameter(
        type: "isolated (any Actor)?", argument: "#isolation", check: "$0 != nil || true", isIsolated: true)
    case 9:
      return RandomParameter(
        type: "inout Coin", setup: ["var \(variable) = Coin(\(id))"], argument: "&\(variable)",
        check: "$0 != nil || true")
    case 10:
      return RandomParameter(
        type: "@autoclosure () throws -> \(value.text)", argument: value.value(id), check: "$0 is Unrecorded",
        throwsWhatItRuns: true)
    case 11:
      return RandomParameter(
        type: "@autoclosure @escaping @Sendable () -> Int", argument: "\(id)", check: "$0 != nil")
    case 12:
      return RandomParameter(type: "Self", argument: "it", check: "$0 != nil", isSelf: true)
    case 13:
      return RandomParameter(
        type: "@escaping (Self) -> \(value.text)",
        setup: ["let \(variable): (M) -> \(value.text) = { _ in \(value.value(id)) }"],
        argument: variable, check: "$0 != nil && !($0 is Unrecorded)", isSelf: true)
    default:
      return RandomParameter(
        type: "() -> [String]", argument: "{ \"s\" }", check: "$0 is Unrecorded", attribute: "@Lines ",
        lentResult: "[String]")
    }
  }

  private static func plain(_ value: ValueType, _ id: Int, mayBeForced: Bool) -> RandomParameter {
    let isForced = mayBeForced && !value.text.contains("?") && !value.text.contains(" ")
    return RandomParameter(
      type: value.text + (isForced ? "!" : ""), argument: value.value(id), check: value.check(id))
  }

  /// A closure of any kind.
  static func closure(_ dice: inout Dice, _ id: Int, _ own: [ValueType]) -> RandomParameter {
    let isC = dice.chance(4)
    let inputs =
      isC
      ? [ValueType.plain[0]] : (0..<dice.number(below: 3)).map { _ in ValueType.random(&dice, among: own, depth: 1) }
    let output = isC ? ValueType.plain[0] : dice.chance(50) ? nil : ValueType.random(&dice, among: own, depth: 1)
    let isAsync = !isC && dice.chance(25)
    var texts = inputs.map(\.text)
    if !isC, !texts.isEmpty, dice.chance(15) {
      // A closure in source that takes several tuples can't be read.
      if dice.chance(30), !texts[texts.count - 1].hasPrefix("(") {
        texts[texts.count - 1] += "..."
      } else {
        texts[0] = dice.pick(["inout ", "borrowing ", "sending "]) + texts[0]
      }
    }
    var attributes: [String] = []
    if isC { attributes.append("@convention(c)") }
    if !isC, dice.chance(20) { attributes.append("@Sendable") }
    if !isC, dice.chance(15) { attributes.append(dice.pick(["@MainActor", "@TideActor"])) }
    if !isC, attributes.allSatisfy({ $0 == "@Sendable" }), dice.chance(5) { attributes.append("@isolated(any)") }
    let effects = (isAsync ? " async" : "") + (isC ? "" : dice.pick(["", "", " throws", " throws(Oops)"]))
    let function = "(\(texts.joined(separator: ", ")))\(effects) -> \(output?.text ?? "Void")"
    let names = inputs.isEmpty ? "" : inputs.map { _ in "_" }.joined(separator: ", ") + " in "
    let kind = dice.number(below: 3)
    let type = (attributes + [function]).joined(separator: " ")
    let variable = "v\(id)"
    let setup = [
      "let \(variable): \(kind == 2 ? "(\(type))?" : type) = { \(names)\(output.map { "return " + $0.value(id) } ?? "") }"
    ]
    switch kind {
    case 0:
      return RandomParameter(
        type: "@escaping \(type)", setup: setup, argument: variable, check: "$0 != nil && !($0 is Unrecorded)")
    case 1:
      return RandomParameter(
        type: type, setup: setup, argument: variable, check: isC ? "$0 != nil" : "$0 is Unrecorded",
        throwsWhatItRuns: effects.hasSuffix(" throws"), lentResult: output?.text)
    default:
      return RandomParameter(
        type: "(\(type))?", setup: setup, argument: variable, check: "$0 != nil && !($0 is Unrecorded)")
    }
  }

  /// A value of a type parameter, or of an opaque type.
  private static func generic(_ dice: inout Dice, _ id: Int) -> RandomParameter {
    let name = dice.pick(["T", "Value", "Data", "`in`", "Node"]) + (dice.chance(50) ? "" : "\(id)")
    let generic = name.contains("`") ? "T\(id)" : "\(name)\(id)"
    switch dice.number(below: 14) {
    case 0:
      return RandomParameter(
        type: "some Named", argument: "Probe(\(id))", check: "($0 as? Probe)?.number == \(id)")
    case 1:
      return RandomParameter(type: "some Collection<Int>", argument: "[\(id)]", check: "$0 as? [Int] == [\(id)]")
    case 2:
      return RandomParameter(
        type: generic, argument: "Probe(\(id))", check: "($0 as? Probe)?.number == \(id)",
        generics: ["\(generic): Named"])
    case 3:
      return RandomParameter(
        type: "[\(generic)]", argument: "[Probe(\(id))]", check: "($0 as? [Probe])?.count == 1", generics: [generic],
        conditions: ["\(generic): Hashable & Sendable"])
    case 4:
      return RandomParameter(
        type: generic, argument: "[\(id)]", check: "$0 as? [Int] == [\(id)]", generics: ["\(generic): Sequence"],
        conditions: ["\(generic).Element == Int"])
    case 5:
      return RandomParameter(
        type: "repeat each \(generic)", argument: "\(id), \"s\"", check: "$0 != nil", generics: ["each \(generic)"],
        isVariadic: true)
    case 6:
      return RandomParameter(
        type: "borrowing \(generic)", setup: ["let v\(id) = Coin(\(id))"], argument: "v\(id)", check: "$0 != nil",
        generics: ["\(generic): ~Copyable"])
    case 7:
      return RandomParameter(
        type: "consuming \(generic)", argument: "Coin(\(id))", check: "$0 != nil", generics: [generic],
        conditions: ["\(generic): ~Copyable"])
    case 8:
      // As `withLock`: the result is that of the closure.
      return RandomParameter(
        type: "(inout Int) throws -> \(generic)", argument: "{ (_: inout Int) throws -> Int in 1 }",
        check: "$0 is Unrecorded",
        generics: [generic], throwsWhatItRuns: true, result: generic)
    case 9:
      return RandomParameter(
        type: "() throws(\(generic)) -> Int", setup: ["let v\(id): () throws(Oops) -> Int = { 1 }"], argument: "v\(id)",
        check: "$0 is Unrecorded", generics: ["\(generic): Swift.Error"], error: generic, lentResult: "Int")
    case 10:
      return RandomParameter(
        type: "@escaping (\(generic)) async -> [\(generic)]?",
        setup: ["let v\(id): (Probe) async -> [Probe]? = { [$0] }"], argument: "v\(id)",
        check: "$0 != nil && !($0 is Unrecorded)", generics: ["\(generic): Named & Hashable"])
    case 11:
      return RandomParameter(
        type: "some Sequence<some Hashable>", argument: "[\(id)]", check: "$0 as? [Int] == [\(id)]")
    case 12:
      return RandomParameter(
        type: "KeyPath<\(generic), Int>", argument: "\\Probe.number", check: "$0 is KeyPath<Probe, Int>",
        generics: [generic], result: "\(generic)?")
    default:
      return RandomParameter(
        type: "\(generic).Type", argument: "Probe.self", check: "$0 is Probe.Type", generics: [generic],
        result: generic)
    }
  }
}
