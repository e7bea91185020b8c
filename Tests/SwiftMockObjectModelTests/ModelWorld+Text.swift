// What the failures say, in full. To change the wording of a message, change it here, too.

extension ModelWorld {
  // MARK: - Names

  private func methodName(_ mock: Int, _ method: Int) -> String { ModelMocks.methods[mock][method] }

  /// How a test refers to a method: the methods of the shop have keys.
  private func spelling(of method: String, arguments: String = "") -> String {
    if hasKey(method) { return "mock.method.\(method)\(arguments.isEmpty ? "" : "(\(arguments))")" }
    return "mock.methodReference(.\(method)\(arguments.isEmpty ? "" : ", args: \(arguments)"))"
  }

  private func stub(of method: String) -> String {
    spelling(of: method) + (hasKey(method) ? ".returns(…)" : ".setCustomBehaviorToReturn(…)")
  }

  private func hasKey(_ method: String) -> Bool { ["load", "save", "close"].contains(method) }

  /// The mock's type, and a number if it is one of several of its type.
  private func mockName(_ mock: Int) -> String {
    let type = ModelMocks.types[mock]
    guard ModelMocks.types.count(where: { $0 == type }) > 1 else { return type }
    return "\(type)#\(ModelMocks.types[...mock].count { $0 == type })"
  }

  func name(_ reference: ModelReference) -> String {
    "\(mockName(reference.mock)).\(methodName(reference.mock, reference.method))"
  }

  private func text(_ reference: ModelReference) -> String {
    name(reference) + (reference.pattern?.shown ?? "")
  }

  private func arguments(_ call: Call) -> String { "(\(call.arguments.map(\.shown).joined(separator: ", ")))" }

  /// The call with the mock's name.
  private func fullText(_ call: Call) -> String {
    "\(mockName(call.mock)).\(methodName(call.mock, call.method))\(arguments(call))"
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

  private func text(_ count: ModelCount) -> String {
    if count.most == 0 { return "not to be called" }
    guard let most = count.most else { return "to be called at least \(times(count.least))" }
    if count.least == most { return "to be called \(times(most))" }
    return count.least <= 0 ? "to be called at most \(times(most))" : "to be called \(count.least) to \(most) times"
  }

  /// How often the calls were made, after "but".
  private func countText(_ reference: ModelReference) -> String {
    let count = calls(of: reference).count
    if reference.pattern == nil { return count == 0 ? "it was never called" : "it was called \(times(count))" }
    if count == 0 { return allCalls(of: reference).isEmpty ? "it was never called" : "no call matched" }
    return counted(count, "call") + " matched"
  }

  private func allCalls(of reference: ModelReference) -> [Call] {
    calls(of: ModelReference(mock: reference.mock, method: reference.method))
  }

  /// What is said of the time for which the test has waited.
  private var timeText: String { isWaiting ? " within 0.001 seconds" : "" }

  // MARK: - The frame of a message

  /// The headline, what explains it, and the calls of the mocks.
  private func message(
    _ headline: String, _ details: [String] = [], of mocks: [Int], isAboutSeveral: Bool = false,
    isMarked: (Call) -> Bool = { _ in false }, remark: (Call) -> String = { _ in "" }, anchors: [Call?] = []
  ) -> String {
    var lines = [headline] + details.prefix(24)
    if details.count > 24 { lines.append("    … and \(counted(details.count - 24, "more line"))") }
    let history = calls.filter { mocks.contains($0.mock) }
    let owner = mocks.count == 1 && !isAboutSeveral ? mockName(mocks[0]) : nil
    if history.isEmpty {
      let nothing = owner.map { "\($0) was not called at all." } ?? "None of the mocks was called."
      return (lines + ["  \(nothing)"]).joined(separator: "\n")
    }

    // Calls beside each other that look alike are one row.
    typealias Row = (first: Int, calls: [Call], mark: String, text: String, ending: String)
    var rows: [Row] = []
    for (index, call) in history.enumerated() {
      let text =
        owner == nil ? fullText(call) : methodName(call.mock, call.method) + arguments(call)
      let ending = [answerText(call) ?? "", remark(call)].filter { !$0.isEmpty }.map { "  \($0)" }.joined()
      let row: Row = (index, [call], isMarked(call) ? ">" : " ", text, ending)
      if let last = rows.last, (last.mark, last.text, last.ending) == (row.mark, row.text, row.ending) {
        rows[rows.count - 1].calls.append(call)
      } else {
        rows.append(row)
      }
    }
    // There is room for those nearest to the calls that the message is about, or to both ends.
    let wanted =
      anchors.compactMap { $0 }.isEmpty ? [history[0], history[history.count - 1]] : anchors.compactMap { $0 }
    let gaps = anchors.compactMap { $0 }.isEmpty ? 1 : Set(wanted.map(ObjectIdentifier.init)).count + 1
    let room = min(20, 39 - lines.count - gaps)
    let centers = rows.indices.filter { index in rows[index].calls.contains { call in wanted.contains { $0 === call } }
    }
    func distance(_ index: Int) -> Int { centers.map { abs($0 - index) }.min()! }
    let nearest = rows.indices.sorted { (distance($0), $0) < (distance($1), $1) }.prefix(room)
    // One row alone is shown, since to leave it out would take a line as well.
    let shown = rows.indices.filter { index in
      nearest.contains(index)
        || (index == 0 || nearest.contains(index - 1)) && (index == rows.count - 1 || nearest.contains(index + 1))
    }

    lines.append("  all calls\(owner.map { " of \($0)" } ?? ""), in order:")
    var next = 0
    for index in shown {
      let row = rows[index]
      if row.first > next { lines.append("    … \(row.first - next) \(next == 0 ? "earlier" : "others")") }
      let count = row.calls.count > 1 ? " × \(row.calls.count)" : ""
      let miss = nearMiss(of: row.calls.last!).map { "  \($0)" } ?? ""
      lines.append("  \(row.mark) \(row.first + 1). \(row.text)\(count)\(row.ending)\(miss)")
      next = row.first + row.calls.count
    }
    if next < history.count { lines.append("    … and \(history.count - next) more") }
    return lines.joined(separator: "\n")
  }

  /// What is said of the one stub that would have answered the call but for one argument.
  private func nearMiss(of call: Call) -> String? {
    if call.answerer != nil || call.outcome == "running" { return nil }
    let stubs = stubs(of: ModelReference(mock: call.mock, method: call.method)).filter {
      $0.number < call.number
    }
    if stubs.contains(where: { $0.reference.pattern?.count != call.arguments.count || $0.accepts(call.arguments) }) {
      return nil
    }
    let near = stubs.compactMap { stub in
      let pattern = stub.reference.pattern!
      let misses = pattern.indices.filter { !pattern[$0].accepts(call.arguments[$0]) }
      return misses.count == 1 ? (stub, misses[0], pattern[misses[0]]) : nil
    }
    guard near.count == 1 else { return nil }
    let (stub, index, wanted) = near[0]
    return "(the stub at \(place(stub.line)) expects \(wanted.short) as argument \(index + 1))"
  }

  /// What became of the call.
  private func answerText(_ call: Call) -> String? {
    let setAt = call.answerer.map { ", set at \(place($0.stub.line))" } ?? ""
    if call.outcome.hasPrefix("threw ") { return call.outcome + setAt }
    guard let (stub, use) = call.answerer else { return call.result.map { "→ \($0), the default" } }
    // What a behavior answers is known as long as it is in force.
    let isInForce = (stubs + hiddenStubs).contains { $0 === stub }
    if let result = call.result ?? (isInForce ? stub.answer.known(use: use)?.shown : nil) {
      return "→ \(result)\(setAt)"
    }
    return "→ answered at \(place(stub.line))"
  }

  // MARK: - Counts

  func countText(_ reference: ModelReference, _ count: ModelCount) -> String {
    if let most = count.most, most < max(0, count.least) {
      return
        "\(text(reference)) can't be called that often. Expect a count of 0 or more, or a range that is not empty."
    }
    let matching = calls(of: reference)
    var details: [String] = []
    if matching.count < count.least {
      if let closest = closestCall(reference) {
        details = lines(of: closest, reference.pattern ?? [], among: [reference.mock], title: "closest call")
      }
      let hints = hintsForTooFew(reference)
      details += hints
      if hints.isEmpty, let (step, pattern) = anyArgument(reference),
        count.allows(allCalls(of: reference).filter { pattern.accept($0.arguments) }.count)
      {
        details.append(step)
      } else if hints.isEmpty, matching.isEmpty, let closest = closestCall(reference),
        let step = nextForMissingArgument(closest, closest.arguments.count, reference.pattern?.count ?? 0)
      {
        details.append(step)
      }
    } else if count.least > 0 {
      details.append("  next: if more calls are fine, write `\(count.least)...`")
    }
    var anchors = [closestCall(reference), matching.first, matching.last]
    if matching.count >= count.least { anchors = [matching[max(0, count.most ?? 0)]] }
    let with = reference.pattern.map { " with \($0.shown)" } ?? ""
    let isTooMany = matching.count > count.most ?? .max
    return message(
      "\(name(reference)) was expected \(text(count))\(with), but \(countText(reference))\(isTooMany ? "" : timeText).",
      details,
      of: [reference.mock],
      isMarked: { call in reference.pattern != nil && matching.contains { $0 === call } }, anchors: anchors)
  }

  func patternCountText(_ reference: ModelReference, _ count: ModelCount) -> String {
    let pattern = reference.pattern ?? []
    let counts = Set(allCalls(of: reference).map(\.arguments.count)).sorted()
    let method = methodName(reference.mock, reference.method)
    let anys = Array(repeating: ".any", count: counts.last ?? 0).joined(separator: ", ")
    return message(
      "\(name(reference)) was expected \(text(count)) with \(pattern.shown), but "
        + "\(pattern.count == 1 ? "that is" : "those are") \(counted(pattern.count, "argument")), and its calls have "
        + counts.map { "\($0)" }.joined(separator: " or ") + ".",
      [
        nextForMissingArgument(allCalls(of: reference).last, counts.count == 1 ? counts[0] : nil, pattern.count)
          ?? "  hint: there must be a value or a matcher for each argument: "
          + spelling(of: method, arguments: anys)
      ],
      of: [reference.mock], isMarked: { $0.method == reference.method },
      anchors: [allCalls(of: reference).first, allCalls(of: reference).last])
  }

  /// The change of the mock, if it passes on fewer arguments than its function has parameters and were wanted.
  private func nextForMissingArgument(_ call: Call?, _ passed: Int?, _ wanted: Int) -> String? {
    guard let form = call?.form, let passed, form.parameterCount == wanted, passed < wanted else { return nil }
    return "  next: the mock's line passes \(passed) in `args:`, and \(form.function) has \(wanted): pass them all"
  }

  /// Where one argument keeps the closest call from matching: what to write instead, and what would match then.
  private func anyArgument(_ reference: ModelReference, after number: Int = 0) -> (
    step: String, pattern: [ModelPattern]
  )? {
    closestCall(reference, after: number).flatMap { anyArgument($0, reference.pattern ?? []) }
  }

  private func anyArgument(_ call: Call, _ pattern: [ModelPattern]) -> (step: String, pattern: [ModelPattern])? {
    let misses = zip(pattern, call.arguments).enumerated().filter { !$1.0.accepts($1.1) }.map(\.offset)
    guard pattern.count == call.arguments.count, misses.count == 1, !pattern[misses[0]].isConjunction else {
      return nil
    }
    var pattern = pattern.map(\.asSpelled)
    pattern[misses[0]] = .any
    let spellings = pattern.compactMap(\.spelling)
    let code =
      spellings.count == pattern.count ? "`\(spellings.joined(separator: ", "))`" : "`.any` in its place"
    return ("  next: if argument \(misses[0] + 1) may vary, write \(code)", pattern)
  }

  /// The call with the most arguments that fit; of several the last one.
  private func closestCall(_ reference: ModelReference, after number: Int = 0) -> Call? {
    guard let pattern = reference.pattern else { return nil }
    var best: (call: Call, score: Int)?
    for call in allCalls(of: reference) where call.number > number && !pattern.accept(call.arguments) {
      let fitting = zip(pattern, call.arguments).count { $0.accepts($1) }
      let score = fitting - abs(pattern.count - call.arguments.count)
      if score >= best?.score ?? .min { best = (call, score) }
    }
    return best?.call
  }

  /// A call, and each of its arguments on a line of its own.
  private func lines(of call: Call, _ pattern: [ModelPattern], among mocks: [Int], title: String) -> [String] {
    let history = calls.filter { mocks.contains($0.mock) }
    let number = history.firstIndex { $0 === call }! + 1
    let pairs = zip(pattern, call.arguments).map { (matcher: $0, argument: $1, text: $1.shown) }
    let width = pairs.isEmpty ? 8 : max(8, pairs.map(\.text.count).max() ?? 8)
    var lines = ["  \(title), #\(number) of \(history.count):"]
    for (index, pair) in pairs.enumerated() {
      let padding = String(repeating: " ", count: max(0, width - pair.text.count) + 2)
      lines.append("    argument \(index + 1)  \(pair.text)\(padding)\(verdict(pair.matcher, pair.argument))")
    }
    if call.arguments.count != pattern.count {
      let verb = pattern.count == 1 ? "was" : "were"
      lines.append("    it has \(counted(call.arguments.count, "argument")), and \(pattern.count) \(verb) expected")
    }
    return lines
  }

  /// What is said of an argument beside what was expected of it.
  private func verdict(_ pattern: ModelPattern, _ argument: ModelValue) -> String {
    if pattern.accepts(argument) { return "ok" }
    let expected = "expected \(pattern.short)"
    if let fault = pattern.fault(argument) { return "\(expected): \(fault)" }
    if let wanted = sameNumber(pattern, argument) {
      return "\(expected) (\(wanted.typeName)), got \(argument.shown) (\(argument.typeName))"
    }
    return expected
  }

  /// The number that was expected, if only its type differs from the argument's.
  private func sameNumber(_ pattern: ModelPattern, _ argument: ModelValue) -> ModelValue? {
    guard let expected = pattern.expected, let number = expected.number, argument.flat.number == number,
      expected.typeName != argument.typeName
    else { return nil }
    return expected
  }

  private func hintsForTooFew(_ reference: ModelReference) -> [String] {
    var hints: [String] = []
    if let pattern = reference.pattern, calls(of: reference).isEmpty, pattern.contains(where: { $0.expected != nil }),
      let other = calls(of: reference.mock).last(where: {
        $0.method != reference.method && $0.arguments.count == pattern.count
          && zip(pattern, $0.arguments).allSatisfy { $0.isMetByValue($1) }
      })
    {
      hints.append("  hint: \(methodName(other.mock, other.method)) was called with exactly these arguments.")
    }
    if stubs(of: reference).contains(where: \.answer.isAsync) {
      hints.append(
        "  hint: the call may come later. To wait for it: await MOEventually(within: 1) { MOAssertTimesCalled(…) }")
    }
    return hints
  }

  // MARK: - Arguments

  func argumentText(
    _ reference: ModelReference, _ position: Int, _ number: Int?, _ expectation: Expectation
  ) -> String {
    if position < 1 { return "Arguments are counted from 1: \(text(reference)) has no argument \(position)." }
    if let number, number < 1 { return "Calls are counted from 1: there is no call \(number) of \(text(reference))." }
    let matching = calls(of: reference)
    let which = number.map { "call \($0)" } ?? "its last call"
    let index = (number ?? matching.count) - 1
    func start(_ type: String = "") -> String {
      let wanted =
        switch expectation {
        case .accepted(let pattern): pattern.wanted + type
        case .type(let type): "a value of type \(type.rawValue)"
        }
      return "\(text(reference)) was expected to get \(wanted) as argument \(position) of \(which), but "
    }
    guard matching.indices.contains(index) else {
      return message(
        "\(start())\(countText(reference)).", hintsForTooFew(reference), of: [reference.mock],
        anchors: [matching.first, matching.last])
    }
    let call = matching[index]
    var complaint = "that call has \(counted(call.arguments.count, "argument"))"
    var details: [String] = []
    var hints: [String] = []
    var next: String?
    var type = ""
    if position <= call.arguments.count {
      let argument = call.arguments[position - 1]
      complaint = "got \(argument.shown)"
      switch expectation {
      case .type:
        if argument.flat == .absent {
          hints = ["  hint: if nil is fine, ask for an optional type."]
        } else {
          complaint += ", of type \(argument.typeName)"
        }
      case .accepted(let pattern):
        if let fault = pattern.fault(argument) { details.append("  \(fault)") }
        if pattern.expected != nil, position < call.arguments.count, pattern.isMetByValue(call.arguments[position]) {
          hints.append("  hint: that is argument \(position + 1). Arguments are counted from 1.")
        }
        if let wanted = sameNumber(pattern, argument) {
          type = " (\(wanted.typeName))"
          complaint += " (\(argument.typeName))"
          hints.append(
            "  hint: a literal accepts numbers of any type: MOAssertCalled(…, with: \(wanted.shown))")
        }
        let fitting = matching.indices.filter { index in
          position <= matching[index].arguments.count && pattern.accepts(matching[index].arguments[position - 1])
        }
        if fitting.count == 1 { next = "  next: if call \(fitting[0] + 1) is meant, write `ofCall: \(fitting[0] + 1)`" }
      }
    } else {
      next = nextForMissingArgument(
        call, call.arguments.count, position <= call.form.parameterCount ? call.form.parameterCount : 0)
    }
    if hints.isEmpty, let next { hints = [next] }
    return message(
      "\(start(type))\(complaint).", details + hints, of: [reference.mock], isMarked: { $0 === call }, anchors: [call])
  }

  func lastCallText(_ reference: ModelReference, _ pattern: [ModelPattern]) -> String {
    let last = calls(of: reference).last
    var details = hintsForTooFew(reference)
    if let last {
      details = lines(of: last, pattern, among: [reference.mock], title: "last call")
      if calls(of: reference).contains(where: { pattern.accept($0.arguments) }) {
        details.append("  next: if it need not be the last call, write `MOAssertCalled`")
      } else if let (step, _) = anyArgument(last, pattern) {
        details.append(step)
      }
    }
    return message(
      "\(text(reference)) was expected to be called last with \(pattern.shown), but "
        + (last == nil ? countText(reference) : "its last call has other arguments") + ".",
      details, of: [reference.mock], isMarked: { $0 === last }, anchors: [last])
  }

  // MARK: - Several calls

  func mockCalledText(_ mock: Int) -> String {
    message(
      "\(mockName(mock)) was expected not to be called at all, but it was called "
        + "\(times(calls(of: mock).count)).", of: [mock])
  }

  func beforeText(_ earlier: ModelReference, _ later: ModelReference) -> String {
    let mocks = distinct([earlier.mock, later.mock])
    let history = calls.filter { mocks.contains($0.mock) }
    let (last, first) = (calls(of: earlier).last, calls(of: later).first)
    let marked = history.filter { $0 === last || $0 === first }
    let complaint =
      if last == nil {
        "it was not called"
      } else if let first {
        "it was called after call \(history.firstIndex { $0 === first }! + 1)"
      } else {
        "\(text(later)) was not called"
      }
    let uncalled = [earlier, later].first { calls(of: $0).isEmpty }
    let closest = uncalled.flatMap { closestCall($0) }
    var details = closest.map { lines(of: $0, uncalled?.pattern ?? [], among: mocks, title: "closest call") } ?? []
    if let first = calls(of: earlier).first, let last = calls(of: later).last, first.number < last.number {
      details.append("  next: if one call before another is enough, write `MOAssertCalledInOrder`")
    }
    return message(
      "\(text(earlier)) was expected to be called before \(text(later)), but \(complaint).",
      details, of: mocks, isAboutSeveral: true, isMarked: { call in marked.contains { $0 === call } },
      anchors: marked + [closest])
  }

  func otherCallsText(_ mocks: [Int]) -> String {
    let history = calls.filter { mocks.contains($0.mock) }
    let others = history.filter { !isAsserted($0) }
    let names = mocks.map { mockName($0) }.joined(separator: ", ")
    let methods = Set(others.map { [$0.mock, $0.method] })
    let next = others.first.map { call in
      let method = methodName(call.mock, call.method)
      return "  next: if these calls are right, write before it `MOAssertCalled(\(spelling(of: method)))`"
    }
    return message(
      "\(names) \(mocks.count == 1 ? "was" : "were") expected to get no other calls, but "
        + "\(others.count) of \(counted(history.count, "call")) \(others.count == 1 ? "has" : "have") "
        + "not been asserted.",
      mocks.count == 1 && methods.count == 1 ? [next!] : [], of: mocks, isMarked: { !isAsserted($0) },
      remark: { isAsserted($0) ? "asserted" : "" }, anchors: [others.first, others.last])
  }

  func coverageText(_ mocks: [Int], _ uncalled: [Int]) -> String {
    let start = mocks.sorted().map(mockName).joined(separator: ", ") + (mocks.count == 1 ? " was" : " were")
    let count = ModelMocks.methods[mocks[0]].count
    return
      (["\(start) expected to get calls of all \(counted(count, "method")), but \(uncalled.count) had none:"]
      + uncalled.map { "    \(methodName(mocks[0], $0))" }).joined(separator: "\n")
  }

  func orderText(_ references: [ModelReference], _ found: [Call?], isExact: Bool) -> String {
    let mocks = distinct(references.map(\.mock))
    let history = calls.filter { mocks.contains($0.mock) }
    func number(_ call: Call) -> Int { history.firstIndex { $0 === call }! + 1 }
    func numbered(_ call: Call) -> String { "\(number(call)). \(fullText(call))" }

    var rows = [(expected: "expected", mark: "  ", happened: "what happened")]
    func addOthers(after first: Int, before end: Int) {
      let others = history[first..<end]
      var runs: [[Call]] = []
      for call in others {
        if let last = runs.last?.last, fullText(last) == fullText(call) {
          runs[runs.count - 1].append(call)
        } else {
          runs.append([call])
        }
      }
      let mark = isExact ? "++" : "  "
      if runs.count <= 4 {
        rows += runs.map { ("", mark, numbered($0[0]) + ($0.count > 1 ? " × \($0.count)" : "")) }
      } else {
        rows += [
          ("", mark, numbered(others.first!)), ("", "  ", "… \(others.count - 2) other calls"),
          ("", mark, numbered(others.last!)),
        ]
      }
    }
    var next = 0
    for (index, reference) in references.enumerated() {
      let expected = "\(index + 1). \(text(reference))"
      guard let call = found[index] else {
        rows.append((expected, "--", whereabouts(reference, found[..<index], number)))
        continue
      }
      addOthers(after: next, before: number(call) - 1)
      rows.append((expected, "ok", numbered(call)))
      next = number(call)
    }
    addOthers(after: next, before: history.count)

    let width = rows.map(\.expected.count).filter { $0 <= 44 }.max() ?? 0
    var lines = rows.flatMap { row -> [String] in
      let isLong = row.expected.count > width
      let expected = isLong ? "" : row.expected
      var line = "  " + expected + String(repeating: " ", count: width - expected.count)
      line += "  \(row.mark)  \(row.happened)"
      while line.last == " " { line.removeLast() }
      return isLong ? ["  " + row.expected, line] : [line]
    }
    let faults = rows.flatMap { row in
      let isFault = row.mark == "--" || row.mark == "++"
      return row.expected.count > width ? [false, isFault] : [isFault]
    }
    var details: [String] = []
    if let missing = found.firstIndex(where: { $0 == nil }) {
      let reference = references[missing]
      let previous = found[..<missing].compactMap { $0?.number }.last ?? 0
      let start = closestCall(reference, after: previous) == nil && calls(of: reference).isEmpty ? 0 : previous
      if let closest = closestCall(reference, after: start) {
        details = self.lines(of: closest, reference.pattern ?? [], among: mocks, title: "closest call")
      }
      if let (step, pattern) = anyArgument(reference, after: start) {
        var changed = references
        changed[missing].pattern = pattern
        if !callsInOrder(changed).contains(where: { $0 == nil }), !isExact || history.count == references.count {
          details.append(step)
        }
      }
    } else {
      details = ["  next: if other calls may come between, leave out `exactly: true`"]
    }
    let limit = 36 - details.count
    if lines.count > limit {
      // Those around the first that is at fault, under the titles of the columns.
      let start = min(max(1, faults.firstIndex(of: true)! - limit * 2 / 3), lines.count - limit + 1)
      let end = start + limit - 1
      lines =
        [lines[0]] + (start > 1 ? ["  … \(counted(start - 1, "line")) before"] : []) + lines[start..<end]
        + (end < lines.count ? ["  … and \(counted(lines.count - end, "more line"))"] : [])
    }
    lines += details
    let wanted = isExact ? "Exactly these calls were expected" : "These calls were expected in this order"
    let complaint = orderComplaint(references, found, mocks, history.count)
    return (["\(wanted), but \(complaint)\(timeText):"] + lines).joined(separator: "\n")
  }

  private func orderComplaint(
    _ references: [ModelReference], _ found: [Call?], _ mocks: [Int], _ count: Int
  ) -> String {
    guard let missing = found.firstIndex(where: { $0 == nil }) else {
      let others = count - references.count
      return "\(counted(others, "other call")) \(others == 1 ? "was" : "were") made"
    }
    let name = text(references[missing])
    guard let last = calls(of: references[missing]).last,
      let before = found[..<missing].lastIndex(where: { $0 != nil })
    else { return "\(name) was not called" }
    if found[before] === last { return "\(name) was not called again" }
    return "\(name) was not called after \(text(references[before]))"
  }

  private func whereabouts(
    _ reference: ModelReference, _ before: ArraySlice<Call?>, _ number: (Call) -> Int
  ) -> String {
    guard let last = calls(of: reference).last else {
      return allCalls(of: reference).isEmpty ? "never called" : "no call matched"
    }
    let isTaken = before.contains { $0 === last }
    return "\(isTaken ? "not called again after" : "called too early, as") call \(number(last))"
  }

  private func distinct(_ mocks: [Int]) -> [Int] {
    mocks.indices.filter { !mocks[..<$0].contains(mocks[$0]) }.map { mocks[$0] }
  }

  // MARK: - Behaviors

  private func place(_ line: Int) -> String { "Sequence.swift:\(line)" }

  func stubFailureText(_ call: Call, _ complaint: String, _ stub: Stub, hint: String = "") -> String {
    "\(name(stub.reference)) \(complaint)\n  called as \(fullText(call))\n  stub set at \(place(stub.line))\(hint)"
  }

  func wrongResultText(_ call: Call, _ form: ModelForm, _ returned: ModelReturned, _ stub: Stub) -> String {
    var hint = ""
    if case .value(let value) = returned, case .int(let number) = value.flat, form.result == .double {
      hint = "\n  hint: write it as Double(\(number))"
    } else if case .boxed(let value) = returned, case .int(let number) = value.flat, form.result == .double {
      hint = "\n  hint: write it as Double(\(number))"
    } else if !returned.isNil, form.result.isUsers, !returned.isStandard {
      hint =
        "\n  hint: if the method returns a protocol or a base class, name it in the mock: `defaultReturn: … as any P`."
    }
    return stubFailureText(
      call, "must return \(form.result.rawValue), but its stub returned \(returned.shownWithType).", stub,
      hint: hint)
  }

  func wrongErrorText(_ call: Call, _ form: ModelForm, _ error: ModelError, _ stub: Stub) -> String {
    let complaint =
      form.onlyError.map { "can only throw \($0), but its stub threw \(error.shownWithType)." }
      ?? "cannot throw, but its stub threw \(error.shown)."
    let door = form.isAsync ? "_onAsyncThrowingMethod" : "_onThrowingMethod"
    let next = form.onlyError == nil ? "\n  next: if the requirement throws, write `\(door)` in the mock" : ""
    return stubFailureText(call, complaint, stub, hint: next)
  }

  func unusedStubText(_ stub: Stub) -> String {
    let (reference, calls) = (stub.reference, calls(of: stub.reference.mock))
    func number(_ call: Call) -> String { "call #\(calls.firstIndex { $0 === call }! + 1) of \(calls.count)" }
    var lines = [
      "A stub was set for \(text(reference)), but no call used it.", "  stub set at \(place(stub.line))",
    ]
    if let line = hidingLine(of: stub) {
      lines.append("  hidden by the newer stub at \(place(line)), which answers the same calls")
      lines.append("  next: set the general stub first, the exceptions after it")
    } else if allCalls(of: reference).isEmpty {
      lines.append("  \(methodName(reference.mock, reference.method)) was never called")
    } else if let last = self.calls(of: reference).last {
      if last.number < stub.number {
        lines.append("  \(number(last)) matches, but came before the stub was set")
      }
    } else if let closest = closestCall(reference) {
      lines += self.lines(of: closest, reference.pattern ?? [], among: [reference.mock], title: "closest call")
      if closest.answerer == nil, closest.number > stub.number, let (step, _) = anyArgument(reference) {
        lines.append(step)
      }
    }
    return lines.joined(separator: "\n")
  }

  func unexpectedCallText(_ call: Call, _ form: ModelForm) -> String {
    let name = methodName(call.mock, call.method)
    let stub =
      form.result == .void
      ? spelling(of: name) + (hasKey(name) ? ".answers { … }" : ".setCustomBehavior { … }")
      : stub(of: name)
    return """
      \(fullText(call)) was called without a stub, and the mock is strict.
        in the test, write:  \(stub)
      """ + misses(of: call).map { "\n" + $0 }.joined()
  }

  func notStubbedText(_ call: Call, _ form: ModelForm) -> String {
    let type = form.result.rawValue
    var lines = [
      "\(fullText(call)) must return \(type), but no stub answered the call, and there is no natural default for it.",
      "  in the test, write:  \(stub(of: methodName(call.mock, call.method)))",
      "  or in the mock, at Mocks.swift:1, add:  defaultReturn: …",
    ]
    lines += misses(of: call)
    return lines.joined(separator: "\n")
  }

  /// The stubs that there are, and why they did not answer the call.
  private func misses(of call: Call) -> [String] {
    let stubs = stubs(of: ModelReference(mock: call.mock, method: call.method))
    if stubs.isEmpty { return [] }
    var lines = ["  stubs that did not answer, newest first:"]
    for stub in stubs.reversed().prefix(10) {
      var reason = "could not answer, as has been reported"
      if let pattern = stub.reference.pattern, !pattern.accept(call.arguments) {
        reason = "for calls with \(counted(pattern.count, "argument"))"
        let pairs = Array(zip(pattern, call.arguments))
        if let index = pairs.firstIndex(where: { !$0.accepts($1) }) {
          reason = "argument \(index + 1) is \(pairs[index].1.shown), expected \(pairs[index].0.shown)"
        }
      } else if let times = stub.times, stub.isUsedUp {
        reason = "for \(counted(times, "call")), which it has answered"
      }
      lines.append("    set at \(place(stub.line)): \(reason)")
    }
    if stubs.count > 10 { lines.append("    … and \(stubs.count - 10) more") }
    return lines
  }
}
