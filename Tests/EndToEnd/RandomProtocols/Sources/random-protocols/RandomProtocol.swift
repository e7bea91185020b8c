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
  var mentionsSelf = false
  /// Whether another protocol may inherit it: its conditions are simple.
  var isOpen = true

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

  static func random(_ dice: inout Dice, number: Int, among others: [RandomProtocol]) -> RandomProtocol {
    var result = RandomProtocol(path: "", name: "P\(number)", access: "", declaration: "", requirements: [])
    if dice.chance(6) { result.name = dice.pick(["_P\(number)", "Größe\(number)", "`raw \(number)`"]) }
    result.access = dice.pick(["internal", "internal", "public", "public", "package"])
    let level = levels.firstIndex(of: result.access) ?? 0
    var context = RequirementContext(isPublic: result.access == "public")

    // Parents: of this run, and those that everybody knows.
    var inherited: [String] = []
    let candidates = others.suffix(40).filter { (levels.firstIndex(of: $0.access) ?? 0) >= level && $0.isOpen }
    for _ in 0..<dice.pick([0, 0, 0, 1, 1, 2]) where !candidates.isEmpty {
      let parent = dice.pick(candidates)
      guard !inherited.contains(parent.path), !(parent.isActor && result.actor != nil),
        !(result.isActor && parent.actor != nil),
        result.actor == nil || parent.actor == nil || parent.actor == result.actor
      else { continue }
      inherited.append(parent.path)
      result.parents.append(parent.name)
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
        "Identifiable", "Swift.Error", "Comparable", "NSObjectProtocol", "CaseIterable", "LocalizedError",
      ])
      let isAlone = ["Swift.Error", "NSObjectProtocol", "LocalizedError"].contains(known)
      if !isAlone || !result.isActor && inherited.isEmpty { inherited.append(known) }
      if ["AnyObject", "NSObjectProtocol"].contains(known), inherited.contains(known) { result.isClassBound = true }
      if known == "Identifiable", result.witnesses["ID"] == nil { result.witnesses["ID"] = "Int" }
    }
    context.actor = result.actor
    context.isActor = result.isActor
    context.isClassBound = result.isClassBound

    // Associated types.
    var members: [String] = []
    var primary: [String] = []
    for _ in 0..<dice.pick([0, 0, 0, 0, 1, 1, 2]) {
      let (name, conditions, witness) = dice.pick(associated)
      guard result.witnesses[name] == nil else { continue }
      result.witnesses[name] = witness.text
      members.append("associatedtype \(name)\(dice.pick(conditions))")
      if dice.chance(40) { primary.append(name) }
    }
    for (name, _, witness) in associated where result.witnesses[name] != nil {
      context.own.append(
        ValueType(text: dice.chance(20) ? "Self.\(name)" : name, value: witness.value, check: witness.check))
    }
    var conditions: [String] = []
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

    var taken: [String] = []
    for position in 0..<(1 + dice.number(below: 6)) {
      let requirement = RandomRequirement.random(&dice, id: number * 10 + position, context, taken: &taken)
      result.requirements.append(requirement)
      if requirement.declaration.contains("Self") { result.mentionsSelf = true }
    }
    let isNested = dice.chance(10)
    result.path = isNested ? "Space\(number).\(result.name)" : result.name
    let availability = dice.chance(6) ? "@available(macOS 14, iOS 17, *) " : ""
    let colon = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    let clause = conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
    let list = primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>"
    let lines = members + result.requirements.map(\.declaration)
    var text = "\(availability)\(attribute)\(result.access) protocol \(result.name)\(list)\(colon)\(clause) {\n"
    text += lines.map { "  \($0)\n" }.joined() + "}\n"
    result.isOpen = availability.isEmpty && !result.name.hasPrefix("`")
    result.declaration = isNested ? "\(result.access) enum Space\(number) {\n\(text)}\n" : text
    return result
  }
}
