/// What the mocks of a sequence remember, and what they answer.
final class ModelWorld {
  final class Call {
    let mock: Int
    let method: Int
    /// What was passed, which the call keeps, except for what it holds weakly.
    let passed: [ModelValue]
    let form: ModelForm
    var outcome = "returned"
    var isAsserted = false
    /// The behavior that was asked, and how many calls it had answered before.
    var answerer: (stub: Stub, use: Int)?
    /// What a closure or, without an answerer, the mock itself has returned, as far as it is noted.
    var result: String?
    /// Greater than those of the stubs that were there before.
    let number: Int

    private let holdsWeakly: Bool
    private unowned let world: ModelWorld

    init(_ mock: Int, _ method: Int, _ passed: [ModelValue], _ form: ModelForm, number: Int, in world: ModelWorld) {
      (self.mock, self.method, self.passed, self.form, self.number) = (mock, method, passed, form, number)
      holdsWeakly = passed.contains { if case .weakGuest = $0 { true } else { false } }
      self.world = world
    }

    /// The arguments as they are now.
    var arguments: [ModelValue] {
      guard holdsWeakly else { return passed }
      return passed.map { value in
        guard case .weakGuest(let guest) = value else { return value }
        return world.isAlive(guest) ? .guest(guest) : .absent
      }
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
  /// What is set for the types that mocks return by themselves.
  private var defaults: [[ModelDefault]] = [[], [], [], []]
  /// The mocks that don't decode crates.
  private var undecoding: Set<Int> = []
  /// The guests that the test has not let go of.
  private var guests: Set = [0, 1]

  /// Streams and what belongs to them, by the lines that made them.
  var feeds: [Int: ModelFeed] = [:]
  var streams: [Int: ModelStream] = [:]
  var consumers: [Int: ModelConsumer] = [:]
  var sends: [Int: ModelSend] = [:]
  /// What consumers and senders did in this step.
  var happened: [String] = []

  /// What the current step has led to.
  private var failures: [Observation.Failure] = []
  private var notes: [String] = []
  private var depth = 0
  /// How often a default has been made.
  private var defaultCount = 0
  private var lastNumber = 0
  /// The stream that the last call returned, if a stub made it.
  private var lastStream: ModelStream?

  /// Takes one step.
  func take(_ step: Step) -> Observation {
    (failures, notes, happened) = ([], [], [])
    let result = result(of: step.operation, line: step.line)
    // At once, in no order.
    return Observation(result: (notes + [result] + happened.sorted()).joined(separator: "; "), failures: failures)
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
      let result = call(mock, method, form, arguments.map { guests.passed($0) })
      if form.result.streamKind != nil, !result.hasPrefix("threw") {
        streams[line] = lastStream ?? ModelStream(form.result.streamKind!, nil)
      }
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
    case .stream(let step): return take(step, line)
    case .setDefault(let mock, let step): setDefault(mock, step)
    case .dismiss(let guest):
      guests.remove(guest)
      return isAlive(guest) ? "is kept" : "is gone"
    case .readCount(let reference): return "\(calls(of: reference).count)"
    case .readCalls(let reference): return calls(of: reference).map(text).joined(separator: " ")
    case .readAllCalls: return calls.map { "\($0.mock):" + text(of: $0) }.joined(separator: " ")
    default: return check(operation, line)
    }
    return ""
  }

  /// Whether anybody holds a guest.
  func isAlive(_ guest: Int) -> Bool {
    guests.contains(guest) || calls.contains { $0.passed.contains(.guest(guest)) }
  }

  private func setDefault(_ mock: Int, _ step: ModelDefaultStep) {
    switch step {
    case .set(let value):
      defaults[mock].removeAll { $0.type == value.type }
      defaults[mock].append(value)
    case .replace(let value):
      defaults[mock] = [value]
      undecoding.remove(mock)
    case .clear:
      defaults[mock] = []
      undecoding.remove(mock)
    case .neverDecodeCrates: undecoding.insert(mock)
    }
  }

  /// What is set for a type, which is evaluated each time.
  private func setDefault(of type: ModelResult, _ mock: Int) -> String? {
    let value = defaults[mock].first { $0.type == type }
    if value != nil { defaultCount += 1 }
    return value?.shown
  }

  /// What a call gets that no stub answers; nil if there is nothing.
  private func ownAnswer(_ mock: Int, _ form: ModelForm) -> String? {
    if let own = form.defaultReturn {
      if form.hasFixture, let better = setDefault(of: form.result, mock) ?? form.result.declared { return better }
      if form.result != .void { defaultCount += 1 }
      return own
    }
    if let value = setDefault(of: form.result, mock) { return value }
    if form.result == .crate {
      return undecoding.contains(mock) ? nil : form.result.natural(int: setDefault(of: .int, mock) ?? "0")
    }
    return form.result.natural(int: "0")
  }

  private func text(of call: Call) -> String {
    let arguments = call.arguments.map(\.shown).joined(separator: ", ")
    return "\(ModelMocks.methods[call.mock][call.method])(\(arguments)) \(call.outcome)"
  }

  private func stub(_ reference: ModelReference, _ answer: ModelAnswer, _ times: Int?, _ line: Int) {
    if case .streams = answer { feeds[line] = ModelFeed(owner: name(reference), line: line) }
    if answer == .outcomes([]) {
      return fail(
        at: line, "\(name(reference)) was stubbed with `returns(inOrder:)` and no values. Give it at least one.")
    }
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
    let call = Call(mock, method, arguments, form, number: nextNumber(), in: self)
    calls.append(call)
    lastStream = nil
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
        if case .stream(let stream) = returned {
          if form.result == .void { drop(stream) } else { lastStream = stream }
        }
        return result
      }
      fail(at: stub.line, wrongResultText(call, form, returned, stub))
      if case .stream(let stream) = returned { drop(stream) }
    case .threw(let error, let stub):
      if form.canThrow(error) {
        call.outcome = "threw \(error.shown)"
        return "threw \(error.shown)"
      }
      fail(at: stub.line, wrongErrorText(call, form, error, stub))
    case .misfit(let complaint, let stub):
      fail(at: stub.line, stubFailureText(call, complaint, stub))
    }
    if let byItself = ownAnswer(mock, form) {
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
    case .outcomes(let outcomes):
      switch outcomes[min(stub.uses, outcomes.count) - 1] {
      case .number(let number): return .returned(.value(.int(number)), stub)
      case .error(let error): return .threw(error, stub)
      }
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
    case .streams(let kind): return .returned(.stream(open(feeds[stub.line]!, kind)), stub)
    case .elements(let kind, let elements, let error):
      return .returned(.stream(open(elements, error, kind, owner: name(stub.reference), line: stub.line)), stub)
    case .counts: break
    case .onAnotherActor:
      if !form.isAsync {
        return .misfit(
          "could not run its stub, which belongs to the actor Warden, and the call came from elsewhere and can't wait. "
            + "Write `{ @Sendable … in … }` if the closure may run on any thread.", stub)
      }
      notes.append("on another actor")
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

extension Set<Int> {
  /// What is passed for a value: nil for a guest that the test has let go of.
  fileprivate func passed(_ value: ModelValue) -> ModelValue {
    switch value {
    case .guest(let guest), .weakGuest(let guest): contains(guest) ? value : .absent
    default: value
    }
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
