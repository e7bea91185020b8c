/// The calls of one method, and what is known about them.
struct MethodCalls {
  var log = CallLog()
  /// The calls that haven't ended yet, by their index in the log.
  var running: Set<Int> = []
  /// The running calls that may wait, so that other code runs meanwhile.
  var waiting: Set<Int> = []
  /// The errors that calls ended with, by their index in the log.
  var errors: [Int: any Error] = [:]
  /// How many calls at the start have been asserted.
  ///
  /// The set has the indexes of others.
  private var assertedCount = 0
  private var asserted: Set<Int> = []
  /// Whether a call that a stub answered counts as asserted.
  var answersCount = false
  /// How often calls have been forgotten.
  ///
  /// An index only means something within one generation.
  private(set) var generation = 0
  /// The mock's function that recorded the first call, and all others as a rule.
  private var firstSite: CallSite?
  /// Other functions that recorded calls.
  ///
  /// A call's tag in the log says which, counted from 1; 0 is the first one.
  private var otherSites: [CallSite] = []
  /// The functions of calls whose tags have no room for them, by the call's index.
  private var distantSites: [Int: Int] = [:]

  /// The stubs that answered calls without being looked at.
  ///
  /// A call's tag says which.
  private var answerers: [Answerer] = []
  /// What else is known about who answered, by the call's index.
  private var answers = CallNotes<Answer>()

  /// A function of the mock, and the type that a call of it returns.
  ///
  /// In a generic function, that varies.
  private struct CallSite {
    let function: StaticString
    let result: Any.Type
  }

  /// Who answered a call, and with what.
  private struct Answer {
    /// Nil for the mock itself.
    let answerer: Answerer?
    /// How many calls the stub had answered before.
    var use = 0
    var result: CallResult?
  }

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as they were passed.
  ///   - sequenceNumber: The call's number among all calls of the process.
  ///   - function: The mock's function that recorded it.
  ///   - result: The type that the call returns.
  ///   - answerer: The stub that answers it whatever the arguments are, as `tag(of:)` gives it.
  /// - Returns: Its index in the log.
  mutating func append(
    _ arguments: [Any?], _ sequenceNumber: Int, by function: StaticString, returning result: Any.Type,
    answeredBy answerer: Int
  ) -> Int {
    let index = log.count
    let site = number(of: function, result)
    if site >= 255 { distantSites[index] = site }
    log.append(arguments, sequenceNumber, tag: min(site, 255) | answerer << 8)
    return index
  }

  /// One more than the stub's position in `answerers`; 0 if that isn't known.
  mutating func tag(of answerer: Answerer?) -> Int {
    guard let answerer else { return 0 }
    if answerers.last !== answerer {
      guard answerers.count < 255 else { return 0 }
      answerers.append(answerer)
    }
    return answerers.count
  }

  /// The number of a function among those that recorded calls.
  private mutating func number(of function: StaticString, _ result: Any.Type) -> Int {
    // One literal has one address. The same text may be at several, in several modules.
    if let firstSite, firstSite.result == result, firstSite.function.isSameLiteral(as: function) { return 0 }
    let site = CallSite(function: function, result: result)
    guard let firstSite else {
      firstSite = site
      return 0
    }
    let isSame = { (site: CallSite) in site.result == result && site.function.isSameLiteral(as: function) }
    if let position = otherSites.firstIndex(where: isSame) { return position + 1 }
    let hasSameText = { (site: CallSite) in site.result == result && "\(site.function)" == "\(function)" }
    if hasSameText(firstSite) { return 0 }
    if let position = otherSites.firstIndex(where: hasSameText) { return position + 1 }
    otherSites.append(site)
    return otherSites.count
  }

  private func site(ofCall index: Int) -> CallSite {
    let number = distantSites[index] ?? log[index].tag & 255
    return number == 0 ? firstSite! : otherSites[number - 1]
  }

  /// The mock's function that recorded a call: `transfer(to:amount:)`.
  func function(ofCall index: Int) -> StaticString { site(ofCall: index).function }

  /// The type that a call returns.
  func resultType(ofCall index: Int) -> Any.Type { site(ofCall: index).result }

  /// Notes which stub answers a call.
  mutating func note(_ answerer: Answerer, use: Int, ofCall index: Int) {
    answers[index] = Answer(answerer: answerer, use: use)
  }

  /// Notes what a stub's closure returned, or what the mock itself returned without a stub.
  mutating func note(_ result: CallResult, byDefault: Bool, ofCall index: Int) {
    if byDefault {
      answers[index] = Answer(answerer: nil, result: result)
    } else {
      answers[index]?.result = result
    }
  }

  /// Who answered a call, from the table or from the call's tag.
  private func knownAnswer(ofCall index: Int) -> Answer? {
    let tag = log[index].tag >> 8
    return answers[index] ?? (tag > 0 ? Answer(answerer: answerers[tag - 1]) : nil)
  }

  /// The stub that answered a call; nil if none is known.
  func answerer(ofCall index: Int) -> Answerer? { knownAnswer(ofCall: index)?.answerer }

  /// What came of a call.
  func answer(ofCall index: Int) -> CallAnswer? {
    let answer = knownAnswer(ofCall: index)
    let place = answer?.answerer?.place
    if running.contains(index) { return .running }
    if let error = errors[index] { return .threw(error, place: place) }
    guard let answer else { return nil }
    guard let answerer = answer.answerer else { return answer.result.map { .theDefault($0) } }
    return .stub(answer.result ?? answerer.stub?.result(ofUse: answer.use), place: answerer.place)
  }

  /// The function that recorded the last call.
  var lastFunction: StaticString? { log.count > 0 ? function(ofCall: log.count - 1) : nil }

  /// Forgets all calls.
  ///
  /// - Returns: The old calls, to be released after the lock.
  mutating func forget() -> MethodCalls {
    let old = self
    self = MethodCalls()
    generation = old.generation + 1
    return old
  }

  // MARK: Looking for calls

  /// The indexes of the calls that a pattern covers.
  func indices(of pattern: CallPattern) -> [Int] {
    let indices = pattern.arguments.map { log.indices(of: $0) } ?? Array(0..<log.count)
    guard let types = pattern.types else { return indices }
    return indices.filter { types.accept(log[$0].arguments, returning: resultType(ofCall: $0)) }
  }

  /// How many calls a pattern covers.
  func count(of pattern: CallPattern) -> Int {
    if pattern.types == nil { return pattern.arguments.map { log.count(of: $0) } ?? log.count }
    return indices(of: pattern).count
  }

  // MARK: Accounting

  /// Whether a call has been asserted.
  func isAsserted(_ index: Int) -> Bool {
    index < assertedCount || asserted.contains(index) || (answersCount && answerer(ofCall: index) != nil)
  }

  /// The calls that no passed assertion has accounted for.
  var unassertedIndexes: [Int] {
    (min(assertedCount, log.count)..<log.count).filter { !isAsserted($0) }
  }

  /// Marks the first `count` calls as asserted.
  mutating func markAsserted(first count: Int) { assertedCount = max(assertedCount, min(count, log.count)) }

  /// Marks the calls with these indexes as asserted.
  mutating func markAsserted(_ indexes: [Int]) { asserted.formUnion(indexes) }
}

extension StaticString {
  /// Whether both are the same literal, without comparing the text.
  fileprivate func isSameLiteral(as other: StaticString) -> Bool {
    hasPointerRepresentation && other.hasPointerRepresentation && utf8Start == other.utf8Start
      && utf8CodeUnitCount == other.utf8CodeUnitCount
  }
}
