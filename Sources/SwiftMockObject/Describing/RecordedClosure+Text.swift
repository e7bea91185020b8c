extension RecordedClosure.Failure {
  /// The sentence that the test prints.
  func text(position: Int, of method: String) -> String {
    switch self {
    case .notOnMainActor:
      "Argument \(position) of \(method) is a closure of the main actor. Call it from there: mark the test `@MainActor`."
    case .tooManyValues(let count):
      "`callArgument` calls closures with \(RecordedClosure.mostValues) values at most, and was given \(count). Take argument "
        + "\(position) of \(method) with `MOAssertAndGetArgument`, and call it."
    case .threw(let error):
      "Argument \(position) of \(method) was called and threw \(typedDescription(of: error))."
    }
  }
}
