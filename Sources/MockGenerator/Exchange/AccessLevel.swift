/// How visible a generated mock is.
public enum AccessLevel: String, Sendable, CaseIterable {
  /// Visible in the test target; the module under test is imported with `@testable`.
  case `internal`
  /// Visible in the package.
  case package
  /// Visible everywhere; the module under test is imported plainly.
  case `public`
}
