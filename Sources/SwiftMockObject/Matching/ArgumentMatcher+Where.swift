import Foundation

extension Equatable where Self == ArgumentMatcher {
  /// Accepts an argument for which a closure returns true.
  ///
  /// The closure's parameter decides the type: an argument of another type is rejected. A parameter of an optional
  /// type gets nil, too.
  ///
  /// ```swift
  /// mock.methodReference(.save, args: .where { (user: User) in user.age > 3 })
  /// mock.methodReference(.save, args: .where("an adult") { (user: User) in user.age > 17 })
  /// ```
  ///
  /// - `description`: What is accepted, as failure messages say it. Without it, they name the closure's line.
  /// - `accepts`: Whether an argument is accepted. It runs on the actor that it was written for, outside of all
  ///   locks.
  public static func `where`<Value>(
    _ description: String? = nil, fileID: String = #fileID, line: Int = #line,
    _ accepts: @escaping @isolated(any) (Value) -> Bool
  ) -> ArgumentMatcher {
    let rule = IsolatedRule(accepts, SourcePlace(fileID: fileID, filePath: fileID, line: line))
    return ArgumentMatcher(
      describe: { description ?? "any \(typeName(Value.self)) that the closure at \(fileID):\(line) accepts" },
      parts: [description ?? "", fileID, line, ClosureIdentity(accepts)],
      acceptsFlattened: { cast($0, to: Value.self).map(rule.accepts) == true })
  }

  /// Accepts an argument with an equal value at a key path: `.having(\User.name, "Ann")`.
  public static func having<Root, Value: Equatable>(
    _ keyPath: KeyPath<Root, Value>, _ value: Value
  ) -> ArgumentMatcher {
    .having(keyPath, ArgumentMatcher.equal(value))
  }

  /// Accepts an argument with an accepted value at a key path: `.having(\User.age, .greaterThan(3))`.
  public static func having<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ matcher: ArgumentMatcher
  ) -> ArgumentMatcher {
    func part(_ argument: Any?) -> Value? { cast(flattened(argument), to: Root.self).map { $0[keyPath: keyPath] } }
    return ArgumentMatcher(
      describe: { "\(keyPathText(keyPath)): \(matcher.inParentheses(below: .tight))" },
      parts: ["having", keyPath, matcher],
      miss: { part($0).map { matcher.miss(for: $0).inside(.field(memberNames(of: keyPath))) } },
      accepts: { part($0).map { matcher.matches($0) } == true })
  }
}

/// The members that a key path names: `name.count` for `\User.name.count`.
private func memberNames(of keyPath: AnyKeyPath) -> String {
  let text = keyPathText(keyPath)
  return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
}
