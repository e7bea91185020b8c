/// How a list of noted calls differs from the expected list.
struct InvocationListMismatch {
  let expected: [Any]
  let actual: [Any]
  let alignment: ElementAlignment
  /// For each pair in `alignment.changed`, where the two calls differ.
  let details: [[StructuralMismatch]]

  /// Compares the lists; nil if they are equal.
  init?(expected: [Any], actual: [Any]) {
    let context = ComparisonContext()
    let areEqual = { context.trial(expected[$0], actual[$1]).areEqual }
    let middle = ElementAlignment.middle(of: expected.count, actual.count, areEqual: areEqual)
    let isLong = middle.expected.count + middle.actual.count > ElementAlignment.limit
    let alignment =
      isLong
      ? ElementAlignment(positions: middle.expected, middle.actual)
      : ElementAlignment(
        expected: middle.expected, actual: middle.actual, areEqual: areEqual,
        resemble: { context.resemble(expected[$0], actual[$1]) })
    let changes = alignment.changed.map { ($0, structuralMismatches(expected[$0.expected], actual[$0.actual])) }
      .filter { !$0.1.isEmpty }
    self.alignment = ElementAlignment(
      changed: changes.map(\.0), missing: alignment.missing, extra: alignment.extra, moved: alignment.moved)
    details = changes.map(\.1)
    self.expected = expected
    self.actual = actual
    if self.alignment.isEmpty { return nil }
  }
}
