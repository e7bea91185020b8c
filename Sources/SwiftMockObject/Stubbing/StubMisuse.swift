/// The fact that a test has set a stub that could never answer.
enum StubMisuse {
  /// It is for so many calls.
  case callCount(Int)
  /// It has no values to return in order; this call was to give them.
  case noValues(String)
}
