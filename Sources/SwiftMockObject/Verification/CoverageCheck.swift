/// Some methods were never called.
struct CoverageFailure: CheckFailure {
  let mock: Any.Type
  let mockCount: Int
  let methodCount: Int
  /// The methods that were not called.
  let uncalled: [AnyHashable]
}

/// Checks that each method was called on at least one of the mocks.
func checkCoverage(_ methods: [AnyHashable], _ history: CallHistory, of mock: Any.Type, count: Int) -> CoverageFailure?
{
  let called = Set(history.tracks.filter { $0.log.count > 0 }.map(\.method))
  let uncalled = methods.filter { !called.contains($0) }
  if uncalled.isEmpty { return nil }
  return CoverageFailure(mock: mock, mockCount: count, methodCount: methods.count, uncalled: uncalled)
}
