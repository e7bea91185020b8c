/// A random protocol, as a tree that is printed as its declaration and as calls of its requirements.
struct RandomProtocol {
  /// The name with the type around it.
  var path: String
  var name: String
  var access: String
  var declaration: String
  var requirements: [RandomRequirement]
  /// The type arguments of the mock, by the names of the associated types.
  var witnesses: [String: String] = [:]
  var isClassBound = false
  var isActor = false
  var actor: String?
  var parents: [String] = []
  /// Requirements of a parent that it states again.
  var restated: [RandomRequirement] = []
  var mentionsSelf = false
  /// The associated types that `any P<…>` states.
  var primary: [String] = []
  /// Whether another protocol may inherit it: its conditions are simple.
  var isOpen = true
  /// Names that mean a type beside the protocol, with that type.
  var shadows: [(name: String, type: String)] = []

  /// Associated types, each with what every one of that name conforms to, and a witness.
  private static let associated: [(name: String, conditions: [String], witness: ValueType)] = [
    ("Item", ["", "", ": Hashable", ": Sendable", ": Comparable & Sendable"], .equatable("Int") { "\($0)" }),
    ("Key", ["", ": Hashable", ": StringProtocol & Sendable"], .equatable("String") { "\"s\($0)\"" }),
    (
      "Element", ["", ": Named", ": AnyObject"],
      ValueType(text: "Node", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" })
    ),
    ("Output", ["", ": Sequence", ": Collection where Output.Element == Int"], .equatable("[Int]") { "[\($0)]" }),
    ("Failure", ["", ": Swift.Error"], .equatable("Oops") { "Oops.number(\($0))" }),
    ("Data", ["", ": Sendable"], .equatable("Ticket") { "Ticket(\($0))" }),
    ("Result", ["", ": Equatable"], .equatable("Ticket") { "Ticket(\($0))" }),
    ("Error", [": Swift.Error"], .equatable("Oops") { "Oops.number(\($0))" }),
  ]

  private static let levels = ["internal", "package", "public"]

  static func random(_ dice: inout Dice, number: Int, among others: [RandomProtocol?]) -> RandomProtocol {
    var result = RandomProtocol(path: "", name: "P\(number)", access: "", declaration: "", requirements: [])
    if dice.chance(6) { result.name = dice.pick(["_P\(number)", "Größe\(number)", "`raw \(number)`"]) }
    result.access = dice.pick(["internal", "internal", "public", "public", "package"])
    let level = levels.firstIndex(of: result.access) ?? 0
    var context = RequirementContext(isPublic: result.access == "public")
    /// Another protocol that this one may mention; nil where the dice hit one that isn't fit.
    func other(_ dice: inout Dice) -> RandomProtocol? {
      let candidates = others.suffix(40)
      guard !candidates.isEmpty, let other = dice.pick(Array(candidates)) else { return nil }
      return (levels.firstIndex(of: other.access) ?? 0) >= level && other.isOpen ? other : nil
    }

    var pins: [String] = []
    // Parents: of this run, and those that everybody knows.
    var inherited: [String] = []
    for _ in 0..<dice.pick([0, 0, 1, 1, 2, 3]) {
      guard let parent = other(&dice) else { continue }
      guard !inherited.contains(parent.path), !(parent.isActor && result.actor != nil),
        !(result.isActor && parent.actor != nil),
        result.actor == nil || parent.actor == nil || parent.actor == result.actor
      else { continue }
      inherited.append(parent.path)
      result.parents.append(parent.name)
      if parent.shadows.isEmpty { result.restated += parent.requirements.filter { _ in dice.chance(8) } }
      result.witnesses.merge(parent.witnesses) { first, _ in first }
      result.isClassBound = result.isClassBound || parent.isClassBound
      result.isActor = result.isActor || parent.isActor
      result.actor = result.actor ?? parent.actor
      result.mentionsSelf = result.mentionsSelf || parent.mentionsSelf
    }
    var attribute = ""
    if !result.isActor, inherited.isEmpty, dice.chance(25) {
      result.actor = dice.pick(["@MainActor", "@MainActor", "@TideActor"])
      attribute = (result.actor ?? "") + " "
    }
    if !result.isActor, result.actor == nil, inherited.isEmpty, dice.chance(8) {
      inherited.append("Actor")
      result.isActor = true
      result.isClassBound = true
    } else if dice.chance(35) {
      let known = dice.pick([
        "Sendable", "Sendable", "AnyObject", "AnyObject", "Equatable", "Hashable", "CustomStringConvertible", "Codable",
        "Identifiable", "Swift.Error", "Comparable", "NSObjectProtocol", "CaseIterable", "LocalizedError", "Named",
        "CustomDebugStringConvertible", "Vessel", "RawRepresentable", "ExpressibleByIntegerLiteral",
        "Encodable & Sendable",
        "ExpressibleByStringLiteral", "AnyObject & Named", "IteratorProtocol", "Sequence", "AsyncSequence",
      ])
      let isAlone = ["Swift.Error", "NSObjectProtocol", "LocalizedError", "Vessel"].contains(known)
      if !isAlone || !result.isActor && inherited.isEmpty { inherited.append(known) }
      let isClass = ["AnyObject", "NSObjectProtocol", "Vessel", "AnyObject & Named"].contains(known)
      if isClass, inherited.contains(known) { result.isClassBound = true }
      if known == "Identifiable", result.witnesses["ID"] == nil { result.witnesses["ID"] = "Int" }
      // Their associated types are pinned, since what they are made of has conditions of its own.
      switch known {
      case "IteratorProtocol", "Sequence", "AsyncSequence":
        guard result.witnesses["Element"] == nil, result.witnesses["Failure"] == nil else { break }
        pins = ["Element == Int"] + (known == "AsyncSequence" ? ["Failure == Never"] : [])
        result.isOpen = false
      case "RawRepresentable":
        pins = ["RawValue == Int"]
        result.isOpen = false
      case "ExpressibleByIntegerLiteral": pins = ["IntegerLiteralType == Int"]
      case "ExpressibleByStringLiteral": pins = ["StringLiteralType == String"]
      default: break
      }
    }
    context.actor = result.actor
    context.isActor = result.isActor
    context.isClassBound = result.isClassBound

    // Associated types.
    var members: [String] = []
    for _ in 0..<dice.pick([0, 0, 0, 0, 1, 1, 2]) {
      let (name, conditions, witness) = dice.pick(associated)
      guard result.witnesses[name] == nil, !pins.contains(where: { $0.hasPrefix(name) }) else { continue }
      result.witnesses[name] = witness.text
      let condition = dice.pick(conditions)
      // A default is no answer to what a mock's argument is.
      let preset = !condition.contains("where") && dice.chance(8) ? " = \(witness.text)" : ""
      members.append("associatedtype \(name)\(condition)\(preset)")
      if dice.chance(40) { result.primary.append(name) }
    }
    if result.witnesses["Failure"] != nil, members.contains("associatedtype Failure: Swift.Error"), dice.chance(70) {
      context.error = "Failure"
    }
    for (name, _, witness) in associated where result.witnesses[name] != nil {
      context.own.append(
        ValueType(text: dice.chance(20) ? "Self.\(name)" : name, value: witness.value, check: witness.check))
    }
    var conditions = pins
    for (name, _, witness) in associated
    where result.witnesses[name] != nil && !members.contains(where: { $0.hasPrefix("associatedtype \(name)") }) {
      if dice.chance(20) { conditions.append("\(name) == \(witness.text)") }
    }
    context.own += [ValueType(text: "Words", value: { "[\"s\($0)\"]" }, check: { "$0 as? [String] == [\"s\($0)\"]" })]
      .filter { _ in
        guard dice.chance(10) else { return false }
        members.append("typealias Words = [String]")
        return true
      }

    // Another protocol of the run as a type.
    if let type = other(&dice), !type.isActor, type.actor == nil, dice.chance(60) {
      let arguments = type.primary.compactMap { type.witnesses[$0] }.joined(separator: ", ")
      let list = arguments.isEmpty || dice.chance(30) ? "" : "<\(arguments)>"
      context.own.append(
        ValueType(
          text: "any \(type.path)\(list)", value: { [name = type.name] _ in "«\(name)»" }, check: { _ in "$0 != nil" },
          hasAnswer: false))
    }
    // A type beside the protocol that has the name of a well-known one.
    let isNested = dice.chance(12)
    result.path = isNested ? "Space\(number).\(result.name)" : result.name
    var beside = ""
    if isNested, dice.chance(50) {
      let name = dice.pick(["Date", "Task", "Optional", "Array", "Locale", "Methods", "Keys", "MockObject", "Hidden"])
      let type = "Space\(number).\(name)"
      result.shadows.append((name, type))
      beside = "\(result.access) struct \(name): Hashable, Sendable { \(result.access) var number: Int }\n"
      for _ in 0..<3 {
        context.own.append(
          ValueType(
            text: dice.chance(70) ? name : type, value: { "\(type)(number: \($0))" },
            check: { "same($0, \(type)(number: \($0)), as: \(type).self)" }, hasAnswer: false))
      }
    }

    var taken: [String] = []
    for position in 0..<(1 + dice.number(below: 6)) {
      let requirement = RandomRequirement.random(&dice, id: number * 10 + position, context, taken: &taken)
      result.requirements.append(requirement)
      if requirement.kind == .operator { context.hasOperator = true }
      if requirement.declaration.contains("Self") { result.mentionsSelf = true }
    }
    result.requirements += result.restated.filter { !result.isClassBound || !$0.declaration.contains("mutating ") }
    var availability = dice.chance(6) ? "@available(macOS 14, iOS 17, *) " : ""
    if result.access == "public", dice.chance(3) { availability += "@_spi(Inner) " }
    if dice.chance(3) { attribute += "@preconcurrency " }
    let colon = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    let clause = conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
    let list = result.primary.isEmpty ? "" : "<\(result.primary.joined(separator: ", "))>"
    let lines = members + result.requirements.map { noise(&dice, around: $0.declaration) }
    var text = "\(availability)\(attribute)\(result.access) protocol \(result.name)\(list)\(colon)\(clause) {\n"
    text += lines.map { "  \($0)\n" }.joined() + "}\n"
    result.isOpen = result.isOpen && availability.isEmpty && !result.name.hasPrefix("`")
    result.declaration = isNested ? "\(result.access) enum Space\(number) {\n\(beside)\(text)}\n" : text
    // Defaults of some requirements, and what is no requirement.
    if dice.chance(20), result.shadows.isEmpty {
      var members = result.requirements.filter { _ in dice.chance(40) }.compactMap(\.implementation)
      if dice.chance(50) { members.append("func extra\(number)() -> Int { 1 }") }
      let level = result.access == "internal" ? "" : result.access + " "
      result.declaration += "\(availability)\(level)extension \(result.path) {\n"
      result.declaration += members.map { "  \($0)\n" }.joined() + "}\n"
    }
    return result
  }

  /// A requirement with what a reader of the source must overlook.
  private static func noise(_ dice: inout Dice, around declaration: String) -> String {
    switch dice.number(below: 30) {
    case 0: "/// Has a `}` and \"quotes\".\n  \(declaration)"
    case 1: "/* func gone() { */ \(declaration) // }"
    case 2: "#if !NEVER\n  \(declaration)\n  #else\n  func never()\n  #endif"
    default: declaration
    }
  }
}
