extension Equatable where Self == ArgumentMatcher {
  /// Accepts exactly this object (`===`).
  ///
  /// ```swift
  /// client.methodReference(.send, args: .identical(to: request))
  /// ```
  public static func identical(to object: AnyObject) -> ArgumentMatcher {
    func accepts(_ argument: Any?) -> Bool {
      guard let argument = flattened(argument), type(of: argument) is AnyClass else { return false }
      return argument as AnyObject === object
    }
    func miss(_ argument: Any?) -> MatcherMiss? {
      guard let other = flattened(argument), type(of: other) == type(of: object) else { return nil }
      return MatcherMiss(value: other, reason: .otherObject)
    }
    return ArgumentMatcher(
      describe: { "identical to \(text(of: object))" }, parts: ["identical", ObjectHandle(object: object)], miss: miss,
      accepts: accepts)
  }

  /// Accepts an argument of a type, a subclass or a conforming type.
  ///
  /// Nil is accepted if the type is an optional.
  ///
  /// ```swift
  /// mock.methodReference(.report, args: .ofType(NetworkError.self))
  /// ```
  public static func ofType<Value>(_ type: Value.Type) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "of type \(typeName(type))" }, parts: ["of type", type],
      acceptsFlattened: { cast($0, to: type) != nil })
  }
}

/// An object that is compared by identity.
private struct ObjectHandle: Equatable {
  let object: AnyObject
  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}
