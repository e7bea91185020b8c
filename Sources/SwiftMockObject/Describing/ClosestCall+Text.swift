import Foundation

extension ClosestCall {
  /// The call, with each of its arguments on a line of its own.
  func lines(in history: CallHistory, title: String = "closest call") -> [String] {
    let values = arguments.map { shortDescription(of: flattened($0.value), limit: 60) }
    let width = max(8, values.map(\.count).max() ?? 0)
    let labels = ArgumentLabels(of: call.function)
    let names = values.indices.map { argumentName($0 + 1, of: call.arguments.count, labels) }
    let nameWidth = names.map(\.count).max() ?? 0
    var lines = ["  \(title), #\(history.number(of: call)) of \(history.count):"]
    for (index, (argument, value)) in zip(arguments, values).enumerated() {
      let name = names[index].padded(to: nameWidth)
      let differences = argument.isAccepted ? [] : differenceLines(argument.matcher, argument.value)
      let verdict = differences.isEmpty ? argument.verdict(besides: value) : "differs"
      lines.append("    \(name)  \(value.padded(to: width))  \(verdict)")
      lines += differences.map { "    \($0)" }
    }
    if call.arguments.count != expectedCount {
      let verb = expectedCount == 1 ? "was" : "were"
      lines.append("    it has \(counted(call.arguments.count, "argument")), and \(expectedCount) \(verb) expected")
    }
    return lines
  }
}

extension ClosestCall.Argument {
  fileprivate func verdict(besides text: String) -> String {
    guard let miss else { return "ok" }
    let expected = matcher.shortText
    if let reason = miss.text(of: matcher) {
      return miss.path.isEmpty ? "expected \(expected): \(reason)" : reason
    }
    guard let value = flattened(value), let wanted = flattened(matcher.expectedValue?.value) else {
      return "expected \(expected)"
    }
    let (wantedName, name) = typeNames(type(of: wanted), type(of: value))
    if areNumbersOfDifferentTypes(wanted, value) {
      return "expected \(expected) (\(wantedName)), got \(text) (\(name))"
    }
    guard expected == text else { return "expected \(expected)" }
    guard name == wantedName else { return "of type \(name), expected type \(wantedName)" }
    let texts = Contrast(wanted, value, limit: 60)
    return texts.expected == texts.actual
      ? "not equal to the expected one, which prints alike" : "expected \(texts.expected), got \(texts.actual)"
  }
}

/// Whether two numbers differ only in their types.
func areNumbersOfDifferentTypes(_ expected: Any, _ actual: Any) -> Bool {
  guard type(of: expected) != type(of: actual), isNumber(expected), isNumber(actual) else { return false }
  return Relation.areEqualNumbers(expected, actual)
}

private func isNumber(_ value: Any) -> Bool {
  value is any BinaryInteger || value is any BinaryFloatingPoint
}

/// The difference of two long values line by line, or its start if it is too far down.
///
/// Nothing for short values, where one sees the difference.
func differenceLines(_ matcher: ArgumentMatcher, _ value: Any?) -> [String] {
  guard let expected = flattened(matcher.expectedValue?.value), let value = flattened(value),
    isLong(expected) || isLong(value)
  else { return [] }
  // For a few bytes, a line shows better where they differ.
  if expected is Data, value is Data { return [] }
  let lines = lineDiff(expected: expected, actual: value).split(separator: "\n", omittingEmptySubsequences: false)
  let marks = Set(lines.prefix(12).compactMap(\.first)).intersection("-+")
  if marks.isEmpty, let first = structuralMismatches(expected, value).first {
    return ["  first difference: \(StructuralDifference(first))"]
  }
  return ["  - expected, + got:"] + excerpt(of: lines, marks).map { "  \($0)" }
}

/// The first lines of a difference; where they are of one side alone, also the first of the other side.
private func excerpt(of lines: [Substring], _ marks: Set<Character>) -> [String] {
  func left(out count: Int) -> [String] { count > 0 ? ["  … \(counted(count, "more line"))"] : [] }
  let otherMarks = Set("-+").subtracting(marks)
  guard marks.count == 1, let other = lines.firstIndex(where: { $0.first.map(otherMarks.contains) ?? false }) else {
    return lines.prefix(12).map(String.init) + left(out: lines.count - 12)
  }
  let half = 6
  let end = min(other + half, lines.count)
  return lines.prefix(half).map(String.init) + left(out: other - half) + lines[other..<end].map(String.init)
    + left(out: lines.count - end)
}

private func isLong(_ value: Any) -> Bool {
  var description = ValueDescription(limit: 60)
  description.append(value)
  return description.whole == nil
}
