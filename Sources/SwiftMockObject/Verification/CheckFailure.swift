/// What a check found wrong.
///
/// It is a fact, which `Describing/` puts into words.
protocol CheckFailure {
  /// The message that the test prints.
  var text: String { get }
  /// The calls that it is about; nil if it isn't about calls that were made.
  var history: CallHistory? { get }
}

extension CheckFailure {
  var history: CallHistory? { nil }
}

/// The result of a check that looks for something: what it found, or why it failed.
enum Verdict<Finding> {
  case passed(Finding)
  case failed(any CheckFailure)
}
