/// Writes a program that calls each requirement through its protocol, and looks at what its mock has recorded.
struct Calls {
  let protocols: [RandomProtocol]
  /// The source of the mocks by the names of their protocols.
  let mocks: [String: String]

  func source() -> String {
    var text = Support.calls
    var runs: [String] = []
    for (number, random) in protocols.enumerated() {
      guard let mock = mocks[random.path], let type = instance(random, mock) else { continue }
      text += functions(random, number, type)
      runs.append("    await run\(number)()\n")
    }
    return text + "@main struct Main {\n  static func main() async {\n\(runs.joined())    finish()\n  }\n}\n"
  }

  /// The type of the mock with its arguments, in the order in which the mock has them.
  private func instance(_ random: RandomProtocol, _ source: String) -> String? {
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(where: { $0 == "class" || $0 == "actor" }), position + 1 < words.count,
        let start = line.range(of: " \(words[position]) ")?.upperBound
          ?? line.range(of: "\(words[position]) ")?.upperBound
      else { continue }
      let declared = line[start...]
      let name = declared.prefix { $0 != "<" && $0 != ":" && $0 != " " }
      guard name.hasPrefix("Mock") else { continue }
      guard declared.dropFirst(name.count).first == "<" else { return String(name) }
      let list = declared.dropFirst(name.count + 1).prefix { $0 != ">" }
      var arguments: [String] = []
      for parameter in list.split(separator: ",") {
        let key = parameter.prefix { $0 != ":" }.filter { $0 != " " }
        guard let witness = random.witnesses[String(key)] else { return nil }
        arguments.append(witness)
      }
      return "\(name)<\(arguments.joined(separator: ", "))>"
    }
    return nil
  }

  /// A function for each call, whose only knowledge is the protocol, and one that makes all calls.
  private func functions(_ random: RandomProtocol, _ number: Int, _ type: String) -> String {
    let runActor = random.actor ?? "@MainActor"
    let witnesses = random.witnesses.sorted { $0.key < $1.key }
    let clause = witnesses.isEmpty ? "" : " where " + witnesses.map { "M.\($0) == \($1)" }.joined(separator: ", ")
    var aliases = witnesses.map { "  typealias \($0) = \($1)\n" }.joined()
    if random.declaration.contains("typealias Words") { aliases += "  typealias Words = [String]\n" }
    var text = ""
    var steps: [String] = []
    for (position, requirement) in random.requirements.filter(\.isCalled).enumerated() {
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
      let (subject, parameter, target, log) =
        requirement.isStatic ? ("M", "_: M.Type", "\(type).self", "statics") : ("it", "_ mock: M", "mock", "log")
      let variable = requirement.isStatic ? "" : "  \(random.isClassBound ? "let" : "var") it = mock\n"
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
    let members = random.requirements.filter { $0.isCalled && $0.kind != .initializer }
    var head = "\(runActor) func run\(number)() async {\n"
    if members.contains(where: { !$0.isStatic }) {
      head += "  let mock = prepared(\(type)())\n  let log = Log(mock)\n"
    }
    if members.contains(where: \.isStatic) {
      head += "  let statics = Log(prepared(\(type).staticMock), ignoring: \"init\")\n"
    }
    return text + head + steps.map { "  \($0)\n" }.joined() + "}\n"
  }
}

extension String {
  /// The text as a literal, with other marks for those that a literal can't hold.
  fileprivate var quoted: String { "\"\(replacing("\"", with: "'").replacing("\\", with: "/"))\"" }
}

extension RandomRequirement {
  /// Whether a call has no result.
  var isVoid: Bool { kind == .method && !declaration.contains(" -> ") }
}
