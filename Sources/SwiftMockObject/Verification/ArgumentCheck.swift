/// Which argument of which call an assertion is about.
struct ArgumentSelection {
  /// The position of the argument, counted from 1.
  let position: Int
  /// The number of the call, counted from 1; nil for the last call.
  let callNumber: Int?
}

/// What an argument is expected to be.
enum ArgumentExpectation {
  case accepted(by: ArgumentMatcher)
  case type(Any.Type)
  /// A closure to call: of this type, or of one that can be called like it.
  case closure(Any.Type)
}

/// An argument is missing, or isn't what it should be.
struct ArgumentFailure: CheckFailure {
  enum Reason {
    /// There is no such call.
    case noSuchCall
    /// The call has no such argument.
    case noSuchArgument(RecordedCall)
    case mismatch(Any?, RecordedCall)
  }

  let snapshot: Snapshot
  let selection: ArgumentSelection
  let expectation: ArgumentExpectation
  let reason: Reason
  /// The mistakes that it looks like.
  let hints: [Hint]
  /// Why the matcher rejects the argument, if there is one.
  let miss: MatcherMiss?
  /// If it looks like no known mistake: a small change that would make the assertion pass.
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
  /// - Parameters:
  ///   - selection: Which argument of which call.
  ///   - expectation: What the argument should be, for the message.
  ///   - accept: Makes what the check looks for out of the argument; nil if the argument isn't what it should be.
  /// - Returns: What `accept` made, and the index of the call in the method's log.
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
  /// Checks that a matcher accepts one argument of one call.
  func checkArgument(
    _ selection: ArgumentSelection, _ matcher: ArgumentMatcher
  ) -> Verdict<(value: Void, index: Int)> {
    checkArgument(selection, .accepted(by: matcher)) { matcher.matches($0) ? () : nil }
  }

  /// Checks that one argument of one call has a type.
  ///
  /// Only optional types take nil, even if the type is `Any`.
  func checkArgument<Value>(
    _ selection: ArgumentSelection, is type: Value.Type
  ) -> Verdict<(value: Value, index: Int)> {
    checkArgument(selection, .type(type)) { argument in
      if flattened(argument) == nil, !(type is any ArgumentBox.Type) { return nil }
      return cast(argument, to: type)
    }
  }
}
