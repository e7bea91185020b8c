import Foundation

extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument of a type for which a closure says so.
  ///
  /// The closure's parameter decides the type; an argument of another type is not accepted. A parameter that is an
  /// optional is given nil too.
  ///
  /// ```swift
  /// mock.methodReference(.save, args: .where { (user: User) in user.age > 3 })
  /// mock.methodReference(.save, args: .where("an adult") { (user: User) in user.age > 17 })
  /// ```
  ///
  /// - `description`: What an accepted argument is, as failure messages say it; without one they name the closure's line.
  /// - `accepts`: Whether an argument is accepted. It runs on the actor that it was written for, outside of all locks.
  public static func `where`<Value>(
    _ description: String? = nil, fileID: String = #fileID, line: Int = #line,
    _ accepts: @escaping @isolated(any) (Value) -> Bool
  ) -> ArgumentMatcher {
    let rule = IsolatedRule(accepts, SourcePlace(fileID: fileID, filePath: fileID, line: line))
    return ArgumentMatcher(
      describe: { description ?? "a \(Value.self) that the closure at \(fileID):\(line) accepts" },
      acceptsFlattened: { cast($0, to: Value.self).map(rule.accepts) == true })
  }

  /// Accepts an argument that has an equal value at a key path: `.having(\User.name, "Ann")`.
  public static func having<Root, Value: Equatable>(
    _ keyPath: KeyPath<Root, Value>, _ value: Value
  ) -> ArgumentMatcher {
    .having(keyPath, ArgumentMatcher.equal(value))
  }

  /// Accepts an argument that has an accepted value at a key path: `.having(\User.age, .greaterThan(3))`.
  public static func having<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ matcher: ArgumentMatcher
  ) -> ArgumentMatcher {
    ArgumentMatcher(
      describe: { "\(name(of: keyPath)): \(matcher.inParentheses(below: .tight))" },
      acceptsFlattened: { cast($0, to: Root.self).map { matcher.matches($0[keyPath: keyPath]) } == true })
  }
}

/// The key path as text: `\User.name`.
///
/// Where the running program does not know the name of a property, it would give an address.
private func name(of keyPath: AnyKeyPath) -> String {
  "\(keyPath)".replacingOccurrences(
    of: #"<(computed 0x[0-9a-f]+|offset [0-9]+) \((.*?)\)>(?=[.?!]|$)"#, with: "<$2>", options: .regularExpression)
}
