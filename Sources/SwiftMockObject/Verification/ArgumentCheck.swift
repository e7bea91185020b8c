/// Which argument of which call an assertion is about.
struct ArgumentSelection {
  /// The position of the argument, counted from 1.
  let position: Int
  /// The number of the call, counted from 1; nil for the last one.
  let callNumber: Int?
}

/// What an argument is to be.
enum ArgumentExpectation {
  case accepted(by: ArgumentMatcher)
  case type(Any.Type)
  /// A closure of the type or of one that can be called like it, which is to be called.
  case closure(Any.Type)
}

/// The fact that an argument is not there, or not what it should be.
struct ArgumentFailure: CheckFailure {
  enum Reason {
    /// The call that was asked for is not among those that were made.
    case noSuchCall
    /// The argument that was asked for is not among those of the call.
    case noSuchArgument(RecordedCall)
    case mismatch(Any?, RecordedCall)
  }

  let snapshot: Snapshot
  let selection: ArgumentSelection
  let expectation: ArgumentExpectation
  let reason: Reason
  /// The mistakes that it looks like.
  let hints: [Hint]
  /// Why the matcher does not accept the argument, where there is one.
  let miss: MatcherMiss?
  /// Where it looks like no known mistake: a small change after which the assertion passes.
  let nextStep: NextStep?

  init(snapshot: Snapshot, selection: ArgumentSelection, expectation: ArgumentExpectation, reason: Reason) {
    self.snapshot = snapshot
    self.selection = selection
    self.expectation = expectation
    self.reason = reason
    hints = Self.hints(snapshot, selection, expectation, reason)
    if case .mismatch(let argument, _) = reason, case .accepted(let matcher) = expectation {
      miss = matcher.miss(for: argument)
    } else {
      miss = nil
    }
    nextStep = hints.isEmpty ? Self.nextStep(snapshot, selection, expectation, reason) : nil
  }

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks one argument of one call.
  ///
  /// - Parameter accept: Makes of the argument what the check is after; nil if the argument is not what it should be.
  /// - Returns: What was made of it, and the index of the call in the method's log.
  func checkArgument<Value>(
    _ selection: ArgumentSelection, _ expectation: ArgumentExpectation, accept: (Any?) -> Value?
  ) -> Verdict<(value: Value, index: Int)> {
    func failed(_ reason: ArgumentFailure.Reason) -> Verdict<(value: Value, index: Int)> {
      .failed(ArgumentFailure(snapshot: self, selection: selection, expectation: expectation, reason: reason))
    }
    let number = selection.callNumber ?? count
    guard number >= 1, number <= count else { return failed(.noSuchCall) }
    let call = call(number)
    guard selection.position >= 1, selection.position <= call.arguments.count else {
      return failed(.noSuchArgument(call))
    }
    let argument = call.arguments[selection.position - 1]
    guard let value = accept(argument) else { return failed(.mismatch(argument, call)) }
    return .passed((value, index(ofCall: number)))
  }
}

extension Snapshot {
  /// Checks that one argument of one call is accepted by a matcher.
  func checkArgument(
    _ selection: ArgumentSelection, _ matcher: ArgumentMatcher
  ) -> Verdict<(value: Void, index: Int)> {
    checkArgument(selection, .accepted(by: matcher)) { matcher.matches($0) ? () : nil }
  }

  /// Checks that one argument of one call is of a type.
  ///
  /// Nil is a value of optional types alone, even where `Any` is asked for.
  func checkArgument<Value>(
    _ selection: ArgumentSelection, is type: Value.Type
  ) -> Verdict<(value: Value, index: Int)> {
    checkArgument(selection, .type(type)) { argument in
      if flattened(argument) == nil, !(type is any ArgumentBox.Type) { return nil }
      return cast(argument, to: type)
    }
  }
}
