extension CaptureFailure {
  /// What the test prints.
  var text: String {
    let got =
      switch caught.count {
      case 0: ["No check failed."]
      case 1: ["The message was:"] + indented(caught[0])
      default: ["\(caught.count) checks failed:"] + caught.flatMap { indented($0) }
      }
    return (["A failure was expected, with the message:"] + indented(expected) + got).joined(separator: "\n")
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }
}
