/// A mistake that a failure looks like.
enum Hint {
  /// A method of the same mock was called with exactly the expected arguments.
  case otherMethod(RecordedCall)
  /// The next argument is what was expected of this one.
  case countedFromZero(next: Int)
  /// The method was called, but to return values of these types.
  case otherResults([Any.Type])
  /// The code under test is still at work.
  case mayComeLater
  /// A value was asked for, and the argument is nil.
  case isNil
  /// The closure that is to be called returns something else, of this type.
  case returns(String)
}

extension Snapshot {
  /// What a failure to be called often enough looks like.
  var hintsForTooFewCalls: [Hint] {
    var hints: [Hint] = []
    let otherResults = resultTypesOfOtherCalls
    if !otherResults.isEmpty { hints.append(.otherResults(otherResults)) }
    if let call = callOfOtherMethod { hints.append(.otherMethod(call)) }
    // A behavior that cannot wait and has not ended is the one that the assertion stands in.
    if isAsync || history.tracks.contains(where: { !$0.calls.waiting.isEmpty }) { hints.append(.mayComeLater) }
    return hints
  }

  /// What the calls of the method were to return, if it is another type in each of them.
  private var resultTypesOfOtherCalls: [Any.Type] {
    guard let wanted = pattern.types?.result, count == 0 else { return [] }
    var results: [Any.Type] = []
    for index in 0..<track.log.count {
      let result = track.calls.resultType(ofCall: index)
      if !results.contains(where: { $0 == result }) { results.append(result) }
    }
    return results.contains { $0 == wanted } ? [] : results
  }

  /// The last call of any other method with the arguments that are expected.
  ///
  /// Rules are written for the arguments of their own method, and may stop the process for others. So only values are compared,
  /// with values of their own types.
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
  /// Runs matchers, which is why the fact keeps what has been found.
  static func hints(
    _ snapshot: Snapshot, _ selection: ArgumentSelection, _ expectation: ArgumentExpectation, _ reason: Reason
  ) -> [Hint] {
    switch (reason, expectation) {
    case (.noSuchCall, _): snapshot.hintsForTooFewCalls
    // A closure is asked for to be called, which can't be done with nil.
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
