extension Equatable where Self == ArgumentMatcher {
  /// Accepts every argument, nil too.
  public static var any: ArgumentMatcher {
    ArgumentMatcher(describe: { "any" }, accepts: { _ in true })
  }

  /// Accepts every argument that is not nil.
  public static var notNil: ArgumentMatcher {
    ArgumentMatcher(describe: { "not nil" }, accepts: { flattened($0) != nil })
  }
}
