/// Some methods were never called.
struct CoverageFailure: CheckFailure {
  /// All of one type.
  let mocks: [MockIdentity]
  let methodCount: Int
  /// The methods that were not called.
  let uncalled: [AnyHashable]
}

/// Checks that each method was called on one of the mocks.
func checkCoverage(_ methods: [AnyHashable], _ history: CallHistory) -> CoverageFailure? {
  let called = Set(history.tracks.filter { $0.log.count > 0 }.map(\.method))
  let uncalled = methods.filter { !called.contains($0) }
  if uncalled.isEmpty { return nil }
  return CoverageFailure(mocks: history.mocks, methodCount: methods.count, uncalled: uncalled)
}
