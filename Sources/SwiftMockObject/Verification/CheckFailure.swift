/// What a check found wrong: a fact, which `Describing/` puts into words.
protocol CheckFailure {
  /// What the test prints.
  var text: String { get }
  /// The calls that it is about; nil if it is not about calls that were made.
  var history: CallHistory? { get }
}

extension CheckFailure {
  var history: CallHistory? { nil }
}

/// What came of a check that looks for something: what it found, or why it did not.
enum Verdict<Finding> {
  case passed(Finding)
  case failed(any CheckFailure)
}
