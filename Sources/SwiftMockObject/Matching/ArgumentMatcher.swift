/// Decides whether to accept an argument of a call, and describes what it accepts.
///
/// Mix matchers, literals and plain values wherever a test names the arguments of a call:
///
/// ```swift
/// mock.methodReference(.find, args: 3, .any, user)
/// mock.methodReference(.find, args: .atLeast(3) && !5, .hasPrefix("x"), .nil)
/// ```
///
/// A matcher of your own takes three lines. Add it where matchers are looked up, and it works everywhere:
///
/// ```swift
/// extension Equatable where Self == ArgumentMatcher {
///   static var even: Self { .where("even") { (number: Int) in number.isMultiple(of: 2) } }
/// }
/// ```
///
/// Its words appear in failure messages:
///
/// ```text
/// MockLedger.transfer was expected to be called once with (to: any, amount: even), but no call matched.
/// ```
public struct ArgumentMatcher: CustomStringConvertible {
  /// The single value that an equality matcher accepts.
  ///
  /// It may be nil.
  struct ExpectedValue {
    let value: Any?
  }

  /// How tightly the parts of a description bind.
  ///
  /// It decides where parentheses are needed.
  enum Binding: Comparable {
    case or, and, tight
  }

  /// What a matcher consists of.
  ///
  /// Copies of the matcher share it, which makes them cheap.
  private final class Rule {
    let expectedValue: ExpectedValue?
    let binding: Binding
    let parts: [Any]?
    let accepts: (Any?) -> Bool
    let miss: ((Any?) -> MatcherMiss?)?
    let describe: () -> String

    init(
      _ expectedValue: ExpectedValue?, _ binding: Binding, _ parts: [Any]?, _ accepts: @escaping (Any?) -> Bool,
      _ miss: ((Any?) -> MatcherMiss?)?, _ describe: @escaping () -> String
    ) {
      self.expectedValue = expectedValue
      self.binding = binding
      self.parts = parts
      self.accepts = accepts
      self.miss = miss
      self.describe = describe
    }
  }

  private let rule: Rule

  /// The value that the argument must equal, if that is all this matcher asks.
  var expectedValue: ExpectedValue? { rule.expectedValue }
  var binding: Binding { rule.binding }
  var acceptsEverything: Bool { kind == "any" }
  /// Whether it combines two matchers with `&&`.
  var isConjunction: Bool { kind == "and" }
  var isNotNil: Bool { kind == "not nil" }
  var isLiteral: Bool { kind == "literal" }
  var isEquality: Bool { kind == "equal" }
  /// Whether its description reads like a value, as `[1, > 5]` and `2.0 ± 0.1` do.
  var isWrittenAsValue: Bool { expectedValue != nil || ["elements", "entries", "near"].contains(kind) }
  /// The parts that make two matchers equal; nil if a matcher equals only its copies.
  var parts: [Any]? { rule.parts }
  private var kind: String? { parts?.first as? String }

  /// Makes a matcher from a rule.
  ///
  /// ```swift
  /// let even = ArgumentMatcher("even") { argument in (argument as? Int)?.isMultiple(of: 2) == true }
  /// ```
  ///
  /// The rule runs outside of all locks, so it may do anything, even use the mock.
  ///
  /// - Parameters:
  ///   - description: What is accepted, as failure messages say it: `even`, `has prefix "x"`.
  ///   - matches: Whether an argument is accepted. Optionals are flattened: nil is nil, whatever it was wrapped in.
  ///     It runs on the actor that it was written for.
  ///   - fileID: The file of the caller. Leave it out.
  ///   - line: The line of the caller. Leave it out.
  public init(
    _ description: String, matches: @escaping @isolated(any) (Any?) -> Bool, fileID: String = #fileID,
    line: Int = #line
  ) {
    let rule = IsolatedRule(matches, SourcePlace(fileID: fileID, filePath: fileID, line: line))
    self.init(
      describe: { description }, parts: [description, ClosureIdentity(ofAny: matches)],
      acceptsFlattened: { rule.accepts($0) })
  }

  /// Makes a matcher whose rule gets flattened arguments.
  ///
  /// The description is only made when it is needed.
  init(
    describe: @escaping () -> String, binding: Binding = .tight, parts: [Any]? = nil,
    miss: ((Any?) -> MatcherMiss?)? = nil, acceptsFlattened: @escaping (Any?) -> Bool
  ) {
    self.init(
      describe: describe, binding: binding, parts: parts, miss: miss, accepts: { acceptsFlattened(flattened($0)) })
  }

  /// Makes a matcher whose rule handles arguments that are not flattened.
  ///
  /// - Parameters:
  ///   - expectedValue: The value that the argument must equal, if that is all the matcher asks.
  ///   - describe: What is accepted, in words.
  ///   - binding: How tightly these words bind.
  ///   - parts: What the matcher is made of. Two matchers are equal if all their parts are; without parts, only
  ///     copies are.
  ///   - miss: Why an argument is rejected, if there is more to say than that.
  ///   - accepts: Whether an argument is accepted.
  init(
    expectedValue: ExpectedValue? = nil, describe: @escaping () -> String, binding: Binding = .tight,
    parts: [Any]? = nil,
    miss: ((Any?) -> MatcherMiss?)? = nil, accepts: @escaping (Any?) -> Bool
  ) {
    rule = Rule(expectedValue, binding, parts, accepts, miss, describe)
  }

  /// Whether the matcher accepts an argument as a call recorded it.
  ///
  /// ```swift
  /// ArgumentMatcher.atLeast(3).matches(5)  // true
  /// ```
  public func matches(_ argument: Any?) -> Bool { rule.accepts(argument) }

  /// Why the matcher rejects an argument: the part that is at fault.
  func miss(for argument: Any?) -> MatcherMiss {
    rule.miss?(argument) ?? MatcherMiss(value: argument, reason: .notAccepted(by: self))
  }

  /// What is accepted, as failure messages say it: `3`, `any`, `has prefix "x"`, `> 5 && < 9`.
  public var description: String { rule.describe() }
}

// What a matcher captures is set when it is made, and only read afterwards. The values in it and the rules of users
// belong to the test: they are used by the thread that calls or asserts, as the arguments of calls are.
extension ArgumentMatcher: @unchecked Sendable {}

extension ArgumentMatcher: Equatable {
  /// Whether two matchers ask for the same: values, key paths and types are compared with `==`, objects and closures
  /// by identity.
  ///
  /// Stubs need it: a stub through an equal reference replaces the earlier one. A closure that captures nothing is
  /// the same each time its line runs; one that captures something isn't. In an optimized build, the compiler may make
  /// another one of the first kind, too. Keep a reference narrowed by a closure in a constant to use it twice.
  public static func == (left: ArgumentMatcher, right: ArgumentMatcher) -> Bool {
    if left.rule === right.rule { return true }
    if let value = left.expectedValue, let other = right.expectedValue, left.isExact == right.isExact {
      return left.matches(other.value) && right.matches(value.value)
    }
    guard let parts = left.rule.parts, let others = right.rule.parts else { return false }
    return parts.count == others.count && zip(parts, others).allSatisfy(areSameParts)
  }

  /// Whether the expected value is compared with `==`.
  private var isExact: Bool { kind != "structure" }
}

/// Whether two parts are the same: by `==` if they have it, otherwise by structure.
private func areSameParts(_ part: Any, _ other: Any) -> Bool {
  func areSame<Part: Equatable>(_ part: Part) -> Bool {
    guard let other = exactly(other, as: Part.self) else { return false }
    return areEqual(part, other)
      || (isUnequalToItself(part) && isUnequalToItself(other) && structurallyEqual(part, other))
  }
  if let part = part as? any Equatable { return areSame(part) }
  return structurallyEqual(part, other)
}
