// The named matchers are members of `Equatable`, so that `.any` also works among plain values of any type, as in
// `args: user, .any`. The price: in every Equatable type of a test target, and on Apple's systems in every test case
// class, these names come before global functions of the same names. So none may have the name of a well-known
// function: not `type`, not `equal`, not `min`.
extension Equatable where Self == ArgumentMatcher {
  /// Accepts every argument, nil included.
  ///
  /// ```swift
  /// MOAssertCalled(ledger.methodReference(.transfer), with: "A", .any)
  /// ```
  public static var any: ArgumentMatcher {
    ArgumentMatcher(describe: { "any" }, parts: ["any"], accepts: { _ in true })
  }

  /// Accepts every argument except nil.
  public static var notNil: ArgumentMatcher {
    ArgumentMatcher(describe: { "not nil" }, parts: ["not nil"], accepts: { flattened($0) != nil })
  }
}
