/// A mistake that a failure looks like.
enum Hint {
  /// Another method of the mock was called with exactly the expected arguments.
  case otherMethod(RecordedCall)
  /// The next argument is what was expected of this one.
  case countedFromZero(next: Int)
  /// The method was called, but to return values of these types.
  case otherResults([Any.Type])
  /// The code under test is still running.
  case mayComeLater
  /// The test asked for a value, and the argument is nil.
  case isNil
  /// The closure to call returns something else, of this type.
  case returns(String)
}

extension Snapshot {
  /// What too few calls look like.
  var hintsForTooFewCalls: [Hint] {
    var hints: [Hint] = []
    let otherResults = resultTypesOfOtherCalls
    if !otherResults.isEmpty { hints.append(.otherResults(otherResults)) }
    if let call = callOfOtherMethod { hints.append(.otherMethod(call)) }
    // A stub that can't wait and hasn't ended is the one that contains the assertion.
    if isAsync || history.tracks.contains(where: { !$0.calls.waiting.isEmpty }) { hints.append(.mayComeLater) }
    return hints
  }

  /// The result types of the method's calls, if none is the one that was asked for.
  private var resultTypesOfOtherCalls: [Any.Type] {
    guard let wanted = pattern.types?.result, count == 0 else { return [] }
    var results: [Any.Type] = []
    for index in 0..<track.log.count {
      let result = track.calls.resultType(ofCall: index)
      if !results.contains(where: { $0 == result }) { results.append(result) }
    }
    return results.contains { $0 == wanted } ? [] : results
  }

  /// The last call of another method with the expected arguments.
  ///
  /// Users write rules for the arguments of one method, and the rules may trap on others. So only values are
  /// compared, with values of their own types.
  private var callOfOtherMethod: RecordedCall? {
    guard let pattern = pattern.arguments, count == 0, pattern.contains(where: { $0.expectedValue != nil }) else {
      return nil
    }
    let calls = history.tracks.filter { $0.method != method }.compactMap { track in
      (0..<track.log.count).suffix(1000).last { index in
        let arguments = track.log[index].arguments
        return arguments.count == pattern.count && zip(pattern, arguments).allSatisfy { $0.isMetByValue($1) }
      }.map { track[$0] }
    }
    return calls.max { $0.sequenceNumber < $1.sequenceNumber }
  }
}

extension ArgumentFailure {
  /// What such a failure looks like.
  ///
  /// It runs matchers, so the fact keeps the result.
  static func hints(
    _ snapshot: Snapshot, _ selection: ArgumentSelection, _ expectation: ArgumentExpectation, _ reason: Reason
  ) -> [Hint] {
    switch (reason, expectation) {
    case (.noSuchCall, _): snapshot.hintsForTooFewCalls
    // A closure is wanted in order to call it, which can't be done with nil.
    case (.mismatch(let argument, _), .type(let type)) where flattened(argument) == nil && !"\(type)".contains("->"):
      [.isNil]
    case (.mismatch(let argument?, _), .closure(let wanted)):
      if let got = flattened(argument).flatMap({ ClosureType(type(of: $0)) }), let wanted = ClosureType(wanted),
        got.parameters == wanted.parameters, got.result != wanted.result, !got.isAsync
      {
        [.returns(got.result)]
      } else {
        []
      }
    case (.mismatch(_, let call), .accepted(let matcher)) where selection.position < call.arguments.count:
      // Position counts from 1, so it is the index of the next argument.
      matcher.expectedValue != nil && matcher.isMetByValue(call.arguments[selection.position])
        ? [.countedFromZero(next: selection.position + 1)] : []
    default: []
    }
  }
}
