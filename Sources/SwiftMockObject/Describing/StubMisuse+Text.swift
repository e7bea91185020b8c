extension StubMisuse {
  /// What the test prints.
  ///
  /// - Parameter method: The mock and the method.
  func text(of method: String) -> String {
    switch self {
    case .callCount(let count):
      "\(method) was stubbed for \(count) calls. Write 1 or more for `times:`, or leave it out."
    case .noValues(let call): "\(method) was stubbed with `\(call)` and no values. Give it at least one."
    }
  }
}
