extension CoverageFailure {
  /// What the test prints.
  var text: String {
    let mocks = "\(mocks.names) \(mocks.count == 1 ? "was" : "were")"
    let lines = uncalled.prefix(35).map { "    \($0)" }
    let rest = uncalled.count > 35 ? ["    … and \(uncalled.count - 35) more"] : []
    let headline =
      "\(mocks) expected to get calls of all \(counted(methodCount, "method")), but \(uncalled.count) had none:"
    return ([headline] + lines + rest).joined(separator: "\n")
  }
}
