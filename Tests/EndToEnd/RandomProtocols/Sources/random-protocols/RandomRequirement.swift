/// A requirement of a random protocol, and a call of it.
struct RandomRequirement {
  enum Kind { case method, property, `subscript`, initializer, `operator` }

  var kind: Kind
  /// The requirement as it stands in the protocol.
  var declaration: String
  /// The same with a body, for an extension; nil where there is to be none.
  var implementation: String?
  var isStatic = false
  /// Whether there is a call: none is written where it could mean another overload, or where a mock has no answer.
  var isCalled = true
  /// Statements before the call.
  var setup: [String] = []
  /// The call, for the name of a value or of a type.
  var call: (String) -> String = { $0 }
  /// The write, for a property or a subscript that has one.
  var write: ((String) -> String)?
  /// Conditions on the arguments, in their order.
  var checks: [String] = []
  var writtenCheck = ""
  var isAsync = false
  var isThrowing = false
  var isMutating = false
  /// The global actor that a caller must be on.
  var actor: String?
  var isNonisolated = false
}

/// What a protocol's requirements depend on.
struct RequirementContext {
  var own: [ValueType] = []
  var isClassBound = false
  var isActor = false
  var actor: String?
  var allowsSelf = true
  var isPublic = false
  /// Whether there is an operator already, which another one could be mistaken for.
  var hasOperator = false
  /// The error of typed throws.
  var error = "Oops"
}

extension RandomRequirement {
  private static let labels = [
    "_", "_", "_", "at", "for", "in", "as", "`inout`", "default", "where", "self", "Type", "args", "method", "mock",
    "defaultReturn", "newValue", "value", "recorder", "größe", "_hidden", "x1", "any", "some", "each",
  ]
  private static let names = [
    "load", "save", "run", "`in`", "`repeat`", "open", "zählen", "reset", "method", "_prepare", "call",
  ]

  /// - Parameters:
  ///   - id: A number that no other requirement of the protocol has.
  ///   - taken: The names of methods that may be overloaded.
  static func random(_ dice: inout Dice, id: Int, _ context: RequirementContext, taken: inout [String])
    -> RandomRequirement
  {
    switch dice.number(below: 100) {
    case 0..<60: return method(&dice, id, context, &taken)
    case 60..<79: return property(&dice, id, context)
    case 79..<88: return subscripted(&dice, id, context)
    case 88..<92 where !context.isActor && !context.hasOperator:
      return operation(&dice, id, context)
    default: return initializer(&dice, id, context)
    }
  }

  /// An operator, which is called on a value and recorded as static.
  private static func operation(_ dice: inout Dice, _ id: Int, _ context: RequirementContext) -> RandomRequirement {
    var requirement = RandomRequirement(kind: .operator, declaration: "", isStatic: true)
    requirement.actor = context.actor
    let value = ValueType.random(&dice, among: context.own)
    switch dice.number(below: 5) {
    case 0:
      requirement.declaration = "static func == (left: Self, right: Self) -> Bool"
      requirement.call = { "\($0) == \($0)" }
      requirement.checks = ["$0 != nil", "$0 != nil"]
    case 1:
      requirement.declaration = "static func += (left: inout Self, right: \(value.text))"
      requirement.call = { "\($0) += \(value.value(id))" }
      requirement.checks = ["$0 != nil || true", value.check(id)]
    case 2:
      requirement.declaration = "prefix static func - (_: Self) -> Self"
      requirement.call = { "-\($0)" }
      requirement.checks = ["$0 != nil"]
    case 3:
      requirement.declaration = "static postfix func +++ (value: Self) throws -> \(value.text)"
      requirement.call = { "\($0)+++" }
      requirement.isThrowing = true
      requirement.checks = ["$0 != nil"]
    default:
      requirement.declaration = "static func <~> (left: Self, right: \(value.text)) -> [Self]"
      requirement.call = { "\($0) <~> (\(value.value(id)))" }
      requirement.checks = ["$0 != nil", value.check(id)]
    }
    return requirement
  }

  /// Modifiers that say where a requirement runs.
  private static func isolation(
    _ dice: inout Dice, _ context: RequirementContext, isAsync: Bool, into requirement: inout RandomRequirement
  ) -> String {
    requirement.actor = context.actor
    switch dice.number(below: 14) {
    case 0:
      requirement.actor = "@MainActor"
      return "@MainActor "
    case 1:
      requirement.actor = "@TideActor"
      return "@TideActor "
    case 2:
      requirement.isNonisolated = true
      requirement.actor = nil
      return "nonisolated "
    case 3 where isAsync:
      requirement.actor = nil
      return dice.pick(["@concurrent ", "nonisolated(nonsending) "])
    default: return ""
    }
  }

  private static func availability(_ dice: inout Dice, into requirement: inout RandomRequirement) -> String {
    switch dice.number(below: 25) {
    case 0: return "@available(macOS \(dice.pick(["13", "14.4", "15"])), iOS 18, *) "
    case 1:
      requirement.isCalled = false
      return "@available(*, deprecated, message: \"old\\nand \\\"gone\\\"\") "
    case 2: return "@available(Windows, unavailable) "
    default: return ""
    }
  }

  private static func method(
    _ dice: inout Dice, _ id: Int, _ context: RequirementContext, _ taken: inout [String]
  ) -> RandomRequirement {
    var requirement = RandomRequirement(kind: .method, declaration: "")
    let isOverload = !taken.isEmpty && dice.chance(20)
    var name = isOverload ? dice.pick(taken) : dice.pick(names)
    if !isOverload {
      if dice.chance(90) { name = name.filter { $0 != "`" } + "\(id)" }
      taken.append(name)
    }
    let isAsync = dice.chance(30)
    let count = isOverload ? dice.pick([1, 1, 2, 3]) : dice.pick([0, 1, 1, 2, 2, 3, 4])
    let parameters = list(&dice, id, context, count: count, allowsGenerics: dice.chance(60))
    let isGeneric = !parameters.generics.isEmpty
    requirement.isAsync = isAsync || parameters.isIsolated
    requirement.setup = parameters.setup
    requirement.checks = parameters.checks
    // The compiler fails on a call with both a parameter pack and an actor that isolates it.
    let isTooMuch = parameters.isIsolated && parameters.generics.contains { $0.hasPrefix("each ") }
    requirement.isCalled = !parameters.isAmbiguous && !isTooMuch
    var words = availability(&dice, into: &requirement)
    if dice.chance(3) { words += "@warn_unqualified_access " }
    if parameters.isIsolated {
      requirement.actor = nil
    } else {
      words += isolation(&dice, context, isAsync: isAsync, into: &requirement)
    }
    requirement.isStatic = dice.chance(12) && !context.isActor && !parameters.isSelf
    requirement.isMutating = !requirement.isStatic && !context.isClassBound && dice.chance(10)
    if requirement.isStatic { words += "static " }
    if requirement.isMutating { words += "mutating " }
    var effect = dice.pick(["", "", "", " throws", " throws", " throws(\(context.error))"])
    if parameters.throwsWhatItRuns, dice.chance(50) { effect = " rethrows" }
    if let error = parameters.error, dice.chance(60) { effect = " throws(\(error))" }
    requirement.isThrowing = !effect.isEmpty
    var result = ""
    if dice.chance(55) {
      let value = ValueType.random(&dice, among: context.own)
      result = " -> " + value.text
      // An associated type may be fixed to the closure's result.
      let own = Set(context.own.map(\.text))
      let isLent = parameters.lentResults.contains { $0 == value.text || own.contains($0) || own.contains(value.text) }
      if !value.hasAnswer || isLent, effect != " throws" { requirement.isCalled = false }
      switch dice.number(below: 16) {
      case 0 where context.allowsSelf: result = dice.pick([" -> Self", " -> Self?", " -> [Self]"])
      case 1: result = " -> () -> \(value.text)"; requirement.isCalled = effect == " throws" && requirement.isCalled
      case 2: result = " -> sending \(value.text)"
      case 3...7 where parameters.result != nil:
        result = " -> \(parameters.result ?? "")"
        requirement.isCalled = effect == " throws" && requirement.isCalled
      case 3 where isGeneric: break
      case 4:
        result = dice.pick([" -> Coin", " -> Coin?"])
        requirement.isCalled = effect == " throws" && requirement.isCalled
      case 8 where !value.text.contains("?") && !value.text.contains(" "): result += "!"
      case 9:
        result = " -> any Swift.Sequence<\(value.text)>"
        requirement.isCalled = effect == " throws" && requirement.isCalled
      default: break
      }
      if dice.chance(15) { words = "@discardableResult " + words }
    }
    requirement.declaration =
      "\(words)func \(name)\(parameters.genericClause)(\(parameters.text))\(isAsync ? " async" : "")\(effect)\(result)\(parameters.whereClause)"
    requirement.implementation = requirement.declaration + " { fatalError() }"
    let plain = name
    requirement.call = { "\($0).\(plain)(\(parameters.arguments))" }
    return requirement
  }

  /// What stands before `get` and `set`.
  private static func accessors(
    _ dice: inout Dice, _ context: RequirementContext, isStatic: Bool
  ) -> (getter: String, setter: String) {
    guard !context.isClassBound, !isStatic else { return ("", "") }
    return (dice.chance(6) ? "mutating " : "", dice.chance(10) ? "nonmutating " : "")
  }

  private static func property(_ dice: inout Dice, _ id: Int, _ context: RequirementContext) -> RandomRequirement {
    var requirement = RandomRequirement(kind: .property, declaration: "")
    let value = ValueType.random(&dice, among: context.own)
    let name = dice.pick(["value", "default", "items", "größe", "_state", "in"]) + "\(id)"
    let isWritable = dice.chance(40)
    let effects =
      isWritable ? "" : dice.pick(["", "", " async", " throws", " async throws", " throws(\(context.error))"])
    requirement.isAsync = effects.contains("async")
    requirement.isThrowing = effects.contains("throws")
    var words = availability(&dice, into: &requirement)
    words += isolation(&dice, context, isAsync: false, into: &requirement)
    requirement.isStatic = dice.chance(12) && !context.isActor
    if requirement.isStatic { words += "static " }
    if !value.hasAnswer, !effects.hasSuffix("throws") { requirement.isCalled = false }
    let (getter, setter) = accessors(&dice, context, isStatic: requirement.isStatic)
    let type = value.text + (dice.chance(5) && !value.text.contains("?") && !value.text.contains(" ") ? "!" : "")
    let start = "\(words)var \(name): \(type) { \(getter)get\(effects)"
    requirement.declaration = start + (isWritable ? " \(setter)set }" : " }")
    requirement.implementation = start + " { fatalError() }" + (isWritable ? " \(setter)set {} }" : " }")
    requirement.call = { "\($0).\(name)" }
    if isWritable {
      requirement.write = { "\($0).\(name) = \(value.value(id))" }
      requirement.writtenCheck = value.check(id)
    }
    return requirement
  }

  private static func subscripted(_ dice: inout Dice, _ id: Int, _ context: RequirementContext) -> RandomRequirement {
    var requirement = RandomRequirement(kind: .subscript, declaration: "")
    let value = ValueType.random(&dice, among: context.own)
    var indexes: [ValueType] = []
    while indexes.isEmpty || dice.chance(25) {
      indexes.append(ValueType.random(&dice, among: context.own))
    }
    let isGeneric = dice.chance(15)
    let isWritable = dice.chance(40)
    let effects = isWritable ? "" : dice.pick(["", "", " async", " throws"])
    requirement.isAsync = effects.contains("async")
    requirement.isThrowing = effects.contains("throws")
    var words = availability(&dice, into: &requirement)
    words += isolation(&dice, context, isAsync: false, into: &requirement)
    requirement.isStatic = dice.chance(8) && !context.isActor
    if requirement.isStatic { words += "static " }
    if !value.hasAnswer, effects != " throws" { requirement.isCalled = false }
    let (getter, setter) = accessors(&dice, context, isStatic: requirement.isStatic)
    var parameters: [String] = []
    var arguments: [String] = []
    for (position, index) in indexes.enumerated() {
      // Without a label of its own, a subscript's parameter has none.
      let label = position == 0 ? "s\(id)" : dice.pick(["at", "in", "_", ""])
      let name = "index\(position)"
      parameters.append("\(label.isEmpty ? "" : label + " ")\(name): \(index.text)")
      arguments.append((label.isEmpty || label == "_" ? "" : label + ": ") + index.value(id))
      requirement.checks.append(index.check(id))
    }
    if isGeneric {
      parameters.append("key: T\(id)")
      arguments.append("Probe(\(id))")
      requirement.checks.append("($0 as? Probe)?.number == \(id)")
    }
    let clauses = isGeneric ? ("<T\(id): Named>", " where T\(id): Hashable") : ("", "")
    let list = "(\(parameters.joined(separator: ", ")))"
    let start = "\(words)subscript\(clauses.0)\(list) -> \(value.text)\(clauses.1) { \(getter)get\(effects)"
    requirement.declaration = start + (isWritable ? " \(setter)set }" : " }")
    requirement.implementation = start + " { fatalError() }" + (isWritable ? " \(setter)set {} }" : " }")
    // The compiler fails on some optional indexes, which is why their protocols have no mock.
    if indexes.contains(where: { $0.text.contains("?") || $0.text.contains("Maybe") }) {
      requirement.implementation = nil
    }
    let call = "[\(arguments.joined(separator: ", "))]"
    requirement.call = { "\($0)\(call)" }
    if isWritable {
      requirement.write = { "\($0)\(call) = \(value.value(id + 1))" }
      requirement.writtenCheck = value.check(id + 1)
    }
    return requirement
  }

  private static func initializer(_ dice: inout Dice, _ id: Int, _ context: RequirementContext) -> RandomRequirement {
    var requirement = RandomRequirement(kind: .initializer, declaration: "")
    var parameters = list(&dice, id, context, count: dice.pick([1, 1, 2]), allowsGenerics: true)
    while parameters.isIsolated || parameters.isSelf {
      parameters = list(&dice, id, context, count: 1, allowsGenerics: true)
    }
    let effects = dice.pick(["", "", "", " throws", " async", " async throws", " throws(\(context.error))"])
    requirement.isAsync = effects.contains("async")
    requirement.isThrowing = effects.contains("throws")
    var words = ""
    if dice.chance(8), !context.isActor { words += "nonisolated " }
    requirement.actor = words.isEmpty ? context.actor : nil
    requirement.isNonisolated = !words.isEmpty
    // The compiler lets nobody call an actor's initializer with a list of what can't be sent.
    requirement.isCalled = !parameters.isAmbiguous && !(context.isActor && parameters.text.contains("..."))
    let failable = dice.chance(20)
    requirement.declaration =
      "\(words)init\(failable ? "?" : "")\(parameters.genericClause)(\(parameters.text))\(effects)\(parameters.whereClause)"
    requirement.setup = parameters.setup
    requirement.checks = parameters.checks
    requirement.call = { "\($0)(\(parameters.arguments))\(failable ? "!" : "")" }
    return requirement
  }

  private struct ParameterList {
    var text = ""
    var setup: [String] = []
    var arguments = ""
    var checks: [String] = []
    var generics: [String] = []
    var conditions: [String] = []
    var isIsolated = false
    var isSelf = false
    var lentResults: Set<String> = []
    var throwsWhatItRuns = false
    var result: String?
    var error: String?
    /// Whether an overload may have the same labels.
    var isAmbiguous = false

    var genericClause: String { generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>" }
    var whereClause: String { conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))" }
  }

  private static func list(
    _ dice: inout Dice, _ id: Int, _ context: RequirementContext, count: Int, allowsGenerics: Bool
  ) -> ParameterList {
    var list = ParameterList()
    var texts: [String] = []
    var arguments: [String] = []
    var used: Set<String> = []
    var mayBeUnlabeled = true
    for position in 0..<count {
      var parameter: RandomParameter
      repeat {
        parameter = RandomParameter.random(
          &dice, id: id * 10 + position, among: context.own, allowsGenerics: allowsGenerics)
      } while parameter.isIsolated && (list.isIsolated || context.isActor)
      var label = dice.pick(labels)
      // The first of each list tells the requirement from those that would look the same in a call.
      if position == 0 { label = dice.chance(25) ? "with" : "p\(id)" }
      if label == "with" { list.isAmbiguous = true }
      // A default implementation can't have two parameters of one name.
      if used.contains(label) { label = "_" }
      used.insert(label)
      if label == "_", !mayBeUnlabeled { label = "after\(position)" }
      mayBeUnlabeled = !parameter.isVariadic
      let name =
        label == "_" || dice.chance(40)
        ? " " + dice.pick(["x", "args", "method", "default", "self_", "argument1", "_"]) : ""
      texts.append(
        "\(parameter.attribute)\(label)\(name == " _" || name.isEmpty ? name : name + "\(position)"): \(parameter.type)"
      )
      arguments.append((label == "_" ? "" : label + ": ") + parameter.argument)
      list.setup += parameter.setup
      list.checks.append(parameter.check)
      list.generics += parameter.generics
      list.conditions += parameter.conditions
      list.isIsolated = list.isIsolated || parameter.isIsolated
      list.isSelf = list.isSelf || parameter.isSelf
      if let result = parameter.lentResult { list.lentResults.insert(result) }
      list.throwsWhatItRuns = list.throwsWhatItRuns || parameter.throwsWhatItRuns
      list.result = list.result ?? parameter.result
      list.error = list.error ?? parameter.error
    }
    list.text = texts.joined(separator: ", ")
    list.arguments = arguments.joined(separator: ", ")
    return list
  }
}
