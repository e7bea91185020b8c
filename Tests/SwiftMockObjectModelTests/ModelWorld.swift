/// What the mocks of a sequence remember, and what they answer.
final class ModelWorld {
  final class Call {
    let mock: Int
    let method: Int
    let arguments: [ModelValue]
    let form: ModelForm
    var outcome = "returned"
    var isAsserted = false
    /// The behavior that was asked, and how many calls it had answered before.
    var answerer: (stub: Stub, use: Int)?
    /// What a closure or, without an answerer, the mock itself has returned, as far as it is noted.
    var result: String?
    /// Greater than those of the stubs that were there before.
    let number: Int

    init(_ mock: Int, _ method: Int, _ arguments: [ModelValue], _ form: ModelForm, number: Int) {
      (self.mock, self.method, self.arguments, self.form, self.number) = (mock, method, arguments, form, number)
    }
  }

  final class Stub {
    let reference: ModelReference
    let answer: ModelAnswer
    let times: Int?
    let line: Int
    let number: Int
    var uses = 0
    /// The line of the later stub that took its place before any call had used it.
    var hidingLine: Int?

    init(_ reference: ModelReference, _ answer: ModelAnswer, _ times: Int?, _ line: Int, number: Int) {
      (self.reference, self.answer, self.times, self.line) = (reference, answer, times, line)
      self.number = number
    }

    var isUsedUp: Bool { times.map { uses >= $0 } ?? false }
    func accepts(_ arguments: [ModelValue]) -> Bool { reference.pattern?.accept(arguments) ?? true }
  }

  /// The calls of all mocks, in the order in which they were made.
  var calls: [Call] = []
  /// The behaviors of all methods, oldest first.
  var stubs: [Stub] = []
  /// Narrowed behaviors that no call had used when a later one took all calls.
  var hiddenStubs: [Stub] = []
  /// What runs beside the answers, oldest first.
  var performances: [Stub] = []
  /// Where each mock was made strict, and what it does not ask for.
  var strictness: [(line: Int, options: ModelStrictness)?] = [nil, nil, nil, nil]
  /// Whether a check is one that the test waits for.
  var isWaiting = false

  /// What the current step has led to.
  private var failures: [Observation.Failure] = []
  private var notes: [String] = []
  private var depth = 0
  /// How often a default has been made.
  private var defaultCount = 0
  private var lastNumber = 0

  /// Takes one step.
  func take(_ step: Step) -> Observation {
    (failures, notes) = ([], [])
    let result = result(of: step.operation, line: step.line)
    return Observation(result: (notes + [result]).joined(separator: "; "), failures: failures)
  }

  func fail(at line: Int, _ message: String, isWarning: Bool = false) {
    failures.append(Observation.Failure(line: line, message: message, isWarning: isWarning))
  }

  // MARK: - Reading

  func calls(of mock: Int) -> [Call] { calls.filter { $0.mock == mock } }

  func calls(of reference: ModelReference) -> [Call] {
    calls.filter {
      $0.mock == reference.mock && $0.method == reference.method && (reference.pattern?.accept($0.arguments) ?? true)
    }
  }

  func stubs(of reference: ModelReference) -> [Stub] {
    stubs.filter { $0.reference.mock == reference.mock && $0.reference.method == reference.method }
  }

  // MARK: - Steps

  private func result(of operation: ModelOperation, line: Int) -> String {
    switch operation {
    case .call(let mock, let method, let form, let arguments):
      let count = defaultCount
      let result = call(mock, method, form, arguments)
      return result + (defaultCount > count ? ", \(defaultCount - count) by default" : "")
    case .stub(let reference, let answer, let times):
      stub(reference, answer, times, line)
    case .remove(let reference):
      stubs.removeAll { isSet($0, through: reference) || (reference.pattern == nil && isOfMethod($0, of: reference)) }
      performances.removeAll {
        isSet($0, through: reference) || (reference.pattern == nil && isOfMethod($0, of: reference))
      }
      if reference.pattern == nil { hiddenStubs.removeAll { isOfMethod($0, of: reference) } }
    case .reset(let mock, let parts): reset(mock, parts)
    case .makeStrict(let mock, let options): strictness[mock] = (line, options)
    case .perform(let reference, let times):
      if let times, times < 1 {
        refuse(reference, times, line)
      } else {
        performances.append(Stub(reference, .returnsNothing, times, line, number: nextNumber()))
      }
    case .readCount(let reference): return "\(calls(of: reference).count)"
    case .readCalls(let reference): return calls(of: reference).map(text).joined(separator: " ")
    case .readAllCalls: return calls.map { "\($0.mock):" + text(of: $0) }.joined(separator: " ")
    default: return check(operation, line)
    }
    return ""
  }

  private func text(of call: Call) -> String {
    let arguments = call.arguments.map(\.shown).joined(separator: ", ")
    return "\(ModelMocks.methods[call.mock][call.method])(\(arguments)) \(call.outcome)"
  }

  private func stub(_ reference: ModelReference, _ answer: ModelAnswer, _ times: Int?, _ line: Int) {
    if let times, times < 1 { return refuse(reference, times, line) }
    if answer == .values([]) {
      return fail(
        at: line,
        "\(name(reference)) was stubbed with `setCustomBehaviorToReturn(inOrder:)` and no values. Give it at least one."
      )
    }
    if times == nil {
      // It takes the place of those that were set through the same reference; and if it is for all calls, of all others,
      // among which those that were for some calls, and never used, were set in vain.
      stubs.removeAll { isSet($0, through: reference) }
      if reference.pattern == nil {
        let hidden = stubs.filter { isOfMethod($0, of: reference) && $0.reference.pattern != nil && $0.uses == 0 }
        for stub in hidden { stub.hidingLine = line }
        hiddenStubs += hidden
        stubs.removeAll { isOfMethod($0, of: reference) }
      }
    }
    stubs.append(Stub(reference, answer, times, line, number: nextNumber()))
  }

  private func refuse(_ reference: ModelReference, _ times: Int, _ line: Int) {
    fail(
      at: line,
      "\(name(reference)) was stubbed for \(times) calls. Write 1 or more for `times:`, or leave it out.")
  }

  /// The line of the stub that has answered, or would answer, the calls that this one was set for.
  func hidingLine(of stub: Stub) -> Int? {
    if let line = stub.hidingLine { return line }
    let call = calls(of: stub.reference).first { $0.number > stub.number && $0.answerer != nil }
    return call?.answerer?.stub.line
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func isOfMethod(_ stub: Stub, of reference: ModelReference) -> Bool {
    stub.reference.mock == reference.mock && stub.reference.method == reference.method
  }

  /// Whether it was set through a reference that was narrowed in the same way.
  private func isSet(_ stub: Stub, through reference: ModelReference) -> Bool {
    guard isOfMethod(stub, of: reference), let pattern = reference.pattern else { return false }
    return stub.reference.pattern?.map(\.meaning) == pattern.map(\.meaning)
  }

  private func reset(_ mock: Int, _ parts: ModelReset) {
    if parts != .behaviors { calls.removeAll { $0.mock == mock } }
    if parts != .calls {
      stubs.removeAll { $0.reference.mock == mock }
      hiddenStubs.removeAll { $0.reference.mock == mock }
      performances.removeAll { $0.reference.mock == mock }
    }
  }

  // MARK: - Calls

  private enum Reply {
    case unstubbed
    case returned(ModelReturned, Stub)
    case threw(ModelError, Stub)
    case misfit(String, Stub)
  }

  private func call(_ mock: Int, _ method: Int, _ form: ModelForm, _ arguments: [ModelValue]) -> String {
    let call = Call(mock, method, arguments, form, number: nextNumber())
    calls.append(call)
    // Of many calls without a stub, only the first are noted with what they returned.
    let all = ModelReference(mock: mock, method: method)
    let performances = performances.filter { isOfMethod($0, of: all) }
    let notesDefault =
      form.result != .void && (calls(of: all).count <= 16 || !stubs(of: all).isEmpty || !performances.isEmpty)
    for performance in performances { perform(performance, beside: call) }
    switch reply(to: call, form) {
    case .unstubbed:
      if let (line, options) = strictness[mock], form.result != .void || !options.contains(.voidCalls) {
        fail(at: line, unexpectedCallText(call, form), isWarning: options.contains(.warns))
      }
    case .returned(let returned, let stub):
      if let result = form.result.taking(returned) {
        if stub.answer.isClosure, form.result != .void { call.result = form.result.noted(result) }
        return result
      }
      fail(at: stub.line, wrongResultText(call, form, returned, stub))
    case .threw(let error, let stub):
      if form.canThrow(error) {
        call.outcome = "threw \(error.shown)"
        return "threw \(error.shown)"
      }
      fail(at: stub.line, wrongErrorText(call, form, error, stub))
    case .misfit(let complaint, let stub):
      fail(at: stub.line, stubFailureText(call, complaint, stub))
    }
    if let byItself = form.defaultReturn ?? form.result.natural {
      if form.defaultReturn != nil, form.result != .void { defaultCount += 1 }
      if notesDefault { (call.answerer, call.result) = (nil, form.result.noted(byItself)) }
      return byItself
    }
    call.outcome = "threw notStubbed"
    return "threw " + notStubbedText(call, form)
  }

  private func perform(_ performance: Stub, beside call: Call) {
    if let pattern = performance.reference.pattern, pattern.count != call.arguments.count {
      return fail(at: performance.line, stubFailureText(call, complaint(about: call, pattern), performance))
    }
    if performance.isUsedUp || !performance.accepts(call.arguments) { return }
    performance.uses += 1
    notes.append("performed \(call.arguments.count)")
  }

  private func reply(to call: Call, _ form: ModelForm) -> Reply {
    var misfit: Stub?
    for stub in stubs(of: ModelReference(mock: call.mock, method: call.method)).reversed() {
      if let pattern = stub.reference.pattern, pattern.count != call.arguments.count {
        misfit = misfit ?? stub
      } else if stub.accepts(call.arguments), !stub.isUsedUp {
        call.answerer = (stub, stub.uses)
        stub.uses += 1
        return reply(of: stub, to: call, form)
      }
    }
    guard let misfit, let pattern = misfit.reference.pattern else { return .unstubbed }
    return .misfit(complaint(about: call, pattern), misfit)
  }

  /// What is wrong with a pattern of another number of arguments.
  private func complaint(about call: Call, _ pattern: [ModelPattern]) -> String {
    "has \(counted(call.arguments.count, "argument")), but its stub is for calls with \(pattern.count)."
  }

  private func reply(of stub: Stub, to call: Call, _ form: ModelForm) -> Reply {
    let arguments = call.arguments
    func number(_ position: Int) -> Int? {
      if case .int(let number) = arguments[position].flat { return number }
      return nil
    }
    func takes(_ count: Int) -> Reply? {
      if arguments.count == count { return nil }
      return .misfit("has \(counted(arguments.count, "argument")), but its stub takes \(count).", stub)
    }
    func takes(_ type: String, at position: Int) -> Reply {
      let argument = arguments[position].shownWithType
      return .misfit("was called with \(argument) as argument \(position + 1), but its stub takes \(type).", stub)
    }

    switch stub.answer {
    case .value(let value): return .returned(.value(value), stub)
    case .nil: return .returned(.value(.absent), stub)
    case .values(let values): return .returned(.value(values[min(stub.uses, values.count) - 1]), stub)
    case .error(let error): return .threw(error, stub)
    case .echoes: return .returned(arguments.isEmpty ? .value(.int(5)) : .boxed(arguments[0]), stub)
    case .returnsNothing: return .returned(.nothing, stub)
    case .addsTen, .addsLater:
      if stub.answer.isAsync && !form.isAsync {
        return .misfit(
          "cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that is not async.",
          stub)
      }
      if let misfit = takes(1) { return misfit }
      guard let number = number(0) else { return takes("Int", at: 0) }
      return .returned(.value(.int(number + (stub.answer.isAsync ? 20 : 10))), stub)
    case .passesOn:
      if let misfit = takes(1) { return misfit }
      if arguments[0].flat == .absent { return .returned(.value(.noInt), stub) }
      guard let number = number(0) else { return takes("Int?", at: 0) }
      return .returned(.value(.int(number)), stub)
    case .addsOrThrows, .forwards:
      if let misfit = takes(2) { return misfit }
      guard let first = number(0) else { return takes("Int", at: 0) }
      guard let second = number(1) else { return takes("Int", at: 1) }
      if stub.answer == .forwards { return .returned(.value(.int(first + 2 * second)), stub) }
      return second == 0 ? .threw(.refusal(first), stub) : .returned(.value(.int(first + second)), stub)
    case .counts: break
    case .looksAtItself:
      call.outcome = "running"
      notes.append(
        calls(of: ModelReference(mock: call.mock, method: call.method)).map(\.outcome).joined(separator: " "))
      call.outcome = "returned"
    case .calls(let other):
      if depth < 2 {
        depth += 1
        call.outcome = "running"
        _ = self.call(other.mock, other.method, .note, [.int(1)])
        call.outcome = "returned"
        depth -= 1
      }
    case .resets(let parts): reset(call.mock, parts)
    }
    return .returned(.value(.int(arguments.count)), stub)
  }
}

/// What came of a step.
struct Observation: Equatable {
  struct Failure: Equatable {
    let line: Int
    let message: String
    var isWarning = false
  }

  let result: String
  let failures: [Failure]
}

/// A step of a sequence, and the line at which it stands.
struct Step: Equatable, Sendable {
  let line: Int
  let operation: ModelOperation
}

/// `1 call`, `2 calls`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
