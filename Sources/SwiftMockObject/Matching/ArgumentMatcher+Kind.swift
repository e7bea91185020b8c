extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument that is this very object (`===`).
  public static func identical(to object: AnyObject) -> ArgumentMatcher {
    func accepts(_ argument: Any?) -> Bool {
      guard let argument = flattened(argument), type(of: argument) is AnyClass else { return false }
      return argument as AnyObject === object
    }
    return ArgumentMatcher(object: object, describe: { "identical to \(text(of: object))" }, accepts: accepts)
  }

  /// Accepts an argument that is of a type, inherits from it or conforms to it; nil, if the type is an optional.
  ///
  /// ```swift
  /// mock.methodReference(.report, args: .ofType(NetworkError.self))
  /// ```
  public static func ofType<Value>(_ type: Value.Type) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "of type \(type)" }, acceptsFlattened: { cast($0, to: type) != nil })
  }
}
