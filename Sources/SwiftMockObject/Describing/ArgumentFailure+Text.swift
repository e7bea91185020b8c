extension ArgumentFailure {
  /// What the test prints.
  var text: String {
    if selection.position < 1 {
      return "Arguments are counted from 1: \(snapshot.text) has no argument \(selection.position)."
    }
    if let number = selection.callNumber, number < 1 {
      return snapshot.noCallText(number)
    }
    // To find them takes its time in values that are deep.
    let differences = differences
    let (complaint, focus): (String, RecordedCall?) =
      switch reason {
      case .noSuchCall: (snapshot.countText, nil)
      case .noSuchArgument(let call): ("that call has \(counted(call.arguments.count, "argument"))", call)
      case .mismatch(let argument, let call): ("got \(gotText(argument, differences))", call)
      }
    let headline =
      "\(snapshot.text) was expected to get \(wantedText(differences)) as \(argumentName) of \(callText), but \(complaint)."
    return Message(
      headline: headline, details: differences + advice(differences), history: snapshot.history, mock: snapshot.mock,
      marked: { $0.sequenceNumber == focus?.sequenceNumber }, anchors: focus.map { [$0] } ?? snapshot.ends
    ).text
  }

  private var differences: [String] {
    guard case .mismatch(let argument, _) = reason, let matcher else { return [] }
    if let miss = miss?.text(of: matcher) { return ["  \(miss)"] }
    return differenceLines(matcher, argument)
  }

  /// What it looks like, or what to write.
  private func advice(_ differences: [String]) -> [String] {
    let hints = hints.map(\.text) + hintAtLiterals(differences)
    return hints.isEmpty ? [nextStep?.text].compactMap(\.self) : hints
  }

  /// What would accept a number that is only of another type.
  private func hintAtLiterals(_ differences: [String]) -> [String] {
    guard let (expected, got) = alikeValues(differences), areNumbersOfDifferentTypes(expected, got),
      lookDifferent(expected, got)
    else { return [] }
    return ["  hint: a literal accepts numbers of any type: MOAssertCalled(…, with: \(shortDescription(of: expected)))"]
  }

  private var argumentName: String {
    guard case .mismatch(_, let call) = reason else { return "argument \(selection.position)" }
    return SwiftMockObject.argumentName(
      selection.position, of: call.arguments.count, ArgumentLabels(of: call.function))
  }

  private var callText: String {
    selection.callNumber.map { "call \($0)" } ?? "its last call"
  }

  /// The two values, if they print alike or differ only in their types.
  ///
  /// The types are shown then.
  private func alikeValues(_ differences: [String]) -> (expected: Any, got: Any)? {
    guard differences.isEmpty, case .mismatch(let argument, _) = reason, let matcher,
      let argument = flattened(argument), let expected = flattened(matcher.expectedValue?.value),
      shortDescription(of: argument) == shortDescription(of: expected)
        || areNumbersOfDifferentTypes(expected, argument)
    else { return nil }
    return (expected, argument)
  }

  /// Where the two values differ, unless they differ at the start.
  private func contrast(_ differences: [String]) -> Contrast? {
    guard let (expected, got) = alikeValues(differences), type(of: expected) == type(of: got) else { return nil }
    return Contrast(expected, got)
  }

  private func wantedText(_ differences: [String]) -> String {
    switch expectation {
    case .type(let type), .closure(let type):
      "a \(ClosureType(type) == nil ? "value" : "closure") of type \(ClosureType.name(of: type))"
    case .accepted(let matcher):
      if let contrast = contrast(differences), contrast.expected != contrast.actual {
        contrast.expected
      } else if let (expected, got) = alikeValues(differences), type(of: expected) != type(of: got) {
        lookDifferent(expected, got)
          ? "\(matcher.shortText) (\(names(expected, got).0))"
          : "\(matcher.shortText), of type \(names(expected, got).0),"
      } else if let expected = shownBelow(differences) {
        shortDescription(of: expected, limit: Self.limitAboveDifference)
      } else {
        matcher.wantedText
      }
    }
  }

  private func gotText(_ argument: Any?, _ differences: [String]) -> String {
    guard let value = flattened(argument) else { return "nil" }
    let text = shortDescription(of: value)
    switch (expectation, alikeValues(differences)) {
    case (.type(let wanted), _), (.closure(let wanted), _):
      let type = type(of: value)
      if ClosureType(type) == nil { return "\(text), of type \(typeName(type))" }
      return "\(ClosureType(wanted) == nil ? "a closure" : "one") of type \(ClosureType.name(of: type))"
    case (_, let (expected, got)?) where type(of: expected) == type(of: got):
      if let contrast = contrast(differences), contrast.expected != contrast.actual { return contrast.actual }
      return "\(text). Both are of type \(typeName(of: got)) and print alike, but they are not equal"
    case (_, let (expected, got)?):
      let type = names(expected, got).1
      return lookDifferent(expected, got) ? "\(text) (\(type))" : "\(text), of type \(type)"
    case (_, nil):
      return shownBelow(differences) == nil ? text : shortDescription(of: value, limit: Self.limitAboveDifference)
    }
  }

  private static var limitAboveDifference: Int { 60 }

  /// The expected value, if what makes the two differ is shown in lines of its own.
  private func shownBelow(_ differences: [String]) -> Any? {
    guard let matcher, miss?.text(of: matcher) == nil, !differences.isEmpty else { return nil }
    return flattened(matcher.expectedValue?.value)
  }

  private var matcher: ArgumentMatcher? {
    if case .accepted(let matcher) = expectation { matcher } else { nil }
  }

  private func names(_ expected: Any, _ got: Any) -> (String, String) {
    typeNames(type(of: expected), type(of: got))
  }

  private func lookDifferent(_ expected: Any, _ got: Any) -> Bool {
    shortDescription(of: expected) != shortDescription(of: got)
  }
}
