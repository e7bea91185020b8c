/// Writes a program that calls each requirement through its protocol, and looks at what its mock has recorded.
struct Calls {
  let protocols: [RandomProtocol]
  /// The source of the mocks by the names of their protocols.
  let mocks: [String: String]

  func source() -> String {
    var text = Support.calls
    var runs: [String] = []
    var instances: [String: String] = [:]
    for random in protocols { instances[random.name] = mocks[random.path].flatMap { instance(random, $0) } }
    for (number, random) in protocols.enumerated() {
      guard let type = instances[random.name] else { continue }
      text += functions(random, number, type, instances)
      runs.append("    await run\(number)()\n")
    }
    return text + "@main struct Main {\n  static func main() async {\n\(runs.joined())    finish()\n  }\n}\n"
  }

  /// The type of the mock with its arguments, in the order in which the mock has them.
  private func instance(_ random: RandomProtocol, _ source: String) -> String? {
    let declaration = /(?:class|actor) (Mock[^\s<:]*)(?:<((?:[^<>]|<[^<>]*>)*)>)?\s*:/
    guard let match = source.firstMatch(of: declaration) else { return nil }
    guard let list = match.2 else { return String(match.1) }
    var arguments: [String] = []
    for parameter in list.split(separator: /,(?![^<]*>)/) {
      let name = parameter.prefix { $0 != ":" }.filter { !$0.isWhitespace }
      guard let witness = random.witnesses[name] else { return nil }
      arguments.append(witness)
    }
    return "\(match.1)<\(arguments.joined(separator: ", "))>"
  }

  /// A function for each call, whose only knowledge is the protocol, and one that makes all calls.
  private func functions(
    _ random: RandomProtocol, _ number: Int, _ type: String, _ instances: [String: String]
  ) -> String {
    let runActor = random.actor ?? "@MainActor"
    let witnesses = random.witnesses.sorted { $0.key < $1.key }
    let clause = witnesses.isEmpty ? "" : " where " + witnesses.map { "M.\($0) == \($1)" }.joined(separator: ", ")
    var aliases = witnesses.map { "  typealias \($0) = \($1)\n" }.joined()
    if random.declaration.contains("Words") { aliases += "  typealias Words = [String]\n" }
    aliases += random.shadows.map { "  typealias \($0.name) = \($0.type)\n" }.joined()
    var text = ""
    var steps: [String] = []
    // What mentions another protocol is called with its mock, where that has one.
    let called = random.requirements.filter { requirement in
      requirement.isCalled && unknown(in: requirement.call("") + requirement.setup.joined(), instances) == nil
    }
    for (position, requirement) in called.enumerated() {
      let name = "call\(number)_\(position)"
      let title = "\(random.name): \(requirement.declaration)".quoted
      let isRemote = random.isActor && !requirement.isNonisolated && requirement.kind != .initializer
      let isElsewhere = requirement.actor.map { $0 != runActor } ?? false
      let waits = requirement.isAsync || isRemote || isElsewhere
      let marks = (requirement.isThrowing ? "try " : "") + (waits ? "await " : "")
      let effects = (waits ? " async" : "") + " throws"
      let attempt = "do { try \(waits ? "await " : "")"
      let checks = "[\(requirement.checks.map { "{ \($0) }" }.joined(separator: ", "))]"
      let setup = aliases + requirement.setup.map { "  \($0.replacing("Self.", with: ""))\n" }.joined()

      /// Declares a function around a statement.
      func declare(_ suffix: String, _ parameter: String, _ result: String, _ body: String) {
        text +=
          "\(runActor) func \(name)\(suffix)<M: \(random.path)>(\(parameter))\(effects)\(result)\(clause) {\n\(body)}\n"
      }
      if requirement.kind == .initializer {
        declare("", "_: M.Type", " -> M", "\(setup)  return \(marks)\(requirement.call("M"))\n")
        steps.append(
          "\(attempt)Log(\(name)(\(type).self)).check(\(title), \(checks)) } catch { fail(\(title), error) }")
        continue
      }
      // An operator is static, and has a value to work on.
      let isOfType = requirement.isStatic && requirement.kind != .operator
      let (subject, parameter, target) =
        isOfType ? ("M", "_: M.Type", "\(type).self") : ("it", "_ mock: M", requirement.isStatic ? "\(type)()" : "mock")
      let log = requirement.isStatic ? "statics" : "log"
      let isConstant = random.isClassBound && requirement.kind != .operator
      let variable = isOfType ? "" : "  \(isConstant ? "let" : "var") it = mock\n"
      let result = requirement.isVoid ? "" : "_ = "
      declare("", parameter, "", "\(variable)\(setup)  \(result)\(marks)\(requirement.call(subject))\n")
      steps.append("\(attempt)\(name)(\(target)) } catch {}")
      steps.append("\(log).check(\(title), \(checks))")
      guard let write = requirement.write, !isRemote, !isElsewhere else { continue }
      declare("Set", parameter, "", "\(variable)\(aliases)  \(write(subject))\n")
      let all = (requirement.checks + [requirement.writtenCheck]).map { "{ \($0) }" }.joined(separator: ", ")
      steps.append("\(attempt)\(name)Set(\(target)) } catch {}")
      steps.append("\(log).check(\(title), [\(all)])")
    }
    let members = called.filter { $0.kind != .initializer }
    var head = "\(runActor) func run\(number)() async {\n"
    if members.contains(where: { !$0.isStatic }) {
      head += "  let mock = prepared(\(type)())\n  let log = Log(mock)\n"
    }
    if members.contains(where: \.isStatic) {
      head += "  let statics = Log(prepared(\(type).staticMock), ignoring: \"init\")\n"
    }
    text += head + steps.map { "  \($0)\n" }.joined() + "}\n"
    while let name = firstMention(in: text) {
      text = text.replacing("«\(name)»", with: "\(instances[String(name)] ?? String(name))()")
    }
    return text
  }

  /// The name of the first protocol a mock of which stands for a value, as `«P1»`.
  private func firstMention(in text: String) -> Substring? {
    guard let start = text.range(of: "«"), let end = text.range(of: "»") else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }

  /// A protocol that is mentioned, but has no mock.
  private func unknown(in text: String, _ instances: [String: String]) -> String? {
    text.split(separator: "«").dropFirst().map { String($0.prefix { $0 != "»" }) }.first { instances[$0] == nil }
  }
}

extension String {
  /// The text as a literal, with other marks for those that a literal can't hold.
  fileprivate var quoted: String { "\"\(replacing("\"", with: "'").replacing("\\", with: "/"))\"" }
}

extension RandomRequirement {
  /// Whether a call has no result.
  var isVoid: Bool { (kind == .method || kind == .operator) && !declaration.contains(" -> ") }
}
