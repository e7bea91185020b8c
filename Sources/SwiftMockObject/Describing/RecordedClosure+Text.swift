extension RecordedClosure.Failure {
  /// The sentence that the test prints.
  func text(position: Int, of method: String) -> String {
    switch self {
    case .notOnMainActor:
      "Argument \(position) of \(method) is a closure of the main actor. Call it from there: mark the test `@MainActor`."
    case .threw(let error):
      "Argument \(position) of \(method) was called and threw \(typedDescription(of: error))."
    }
  }
}
