/// Decides whether an argument of a call is one that a test means, and can say in words which those are.
///
/// Matchers, literals and plain values can be mixed wherever a test names the arguments of a call:
///
/// ```swift
/// mock.methodReference(.find, args: 3, .any, user)
/// mock.methodReference(.find, args: .atLeast(3) && !5, .hasPrefix("x"), .nil)
/// ```
///
/// A matcher of your own takes three lines. Give it a name where matchers are looked up, and it works everywhere:
///
/// ```swift
/// extension Equatable where Self == ArgumentMatcher {
///   static var even: Self { .where("even") { (number: Int) in number.isMultiple(of: 2) } }
/// }
/// ```
public struct ArgumentMatcher: CustomStringConvertible {
  /// The one value that an equality matcher accepts; it may be nil.
  struct ExpectedValue {
    let value: Any?
  }

  /// How tightly the words of a description hold together; decides where parentheses are needed around them.
  enum Binding: Comparable {
    case or, and, tight
  }

  /// What a matcher consists of.
  ///
  /// It is shared by the copies of the matcher, so that they are cheap.
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

  /// The value that the argument has to be equal to, where that is what this matcher asks.
  var expectedValue: ExpectedValue? { rule.expectedValue }
  var binding: Binding { rule.binding }
  var acceptsEverything: Bool { kind == "any" }
  /// Whether it asks for what two matchers accept.
  var isConjunction: Bool { kind == "and" }
  var isNotNil: Bool { kind == "not nil" }
  var isLiteral: Bool { kind == "literal" }
  var isEquality: Bool { kind == "equal" }
  private var kind: String? { rule.parts?.first as? String }

  /// Makes a matcher from a rule.
  ///
  /// The rule runs outside of all locks, so it may do what it likes, and the mock itself may be used in it.
  ///
  /// - Parameters:
  ///   - description: What an accepted argument is, as failure messages say it: `even`, `has prefix "x"`.
  ///   - matches: Whether an argument is accepted. Optionals are flattened before: nil comes as nil, whatever it was
  ///     wrapped in, and a value as itself. It runs on the actor that it was written for.
  ///   - fileID: The file of the caller; leave it out.
  ///   - line: The line of the caller; leave it out.
  public init(
    _ description: String, matches: @escaping @isolated(any) (Any?) -> Bool, fileID: String = #fileID,
    line: Int = #line
  ) {
    let rule = IsolatedRule(matches, SourcePlace(fileID: fileID, filePath: fileID, line: line))
    self.init(
      describe: { description }, parts: [description, ClosureIdentity(ofAny: matches)],
      acceptsFlattened: { rule.accepts($0) })
  }

  /// Makes a matcher whose rule gets flattened arguments and whose description is made when it is asked for.
  init(
    describe: @escaping () -> String, binding: Binding = .tight, parts: [Any]? = nil,
    miss: ((Any?) -> MatcherMiss?)? = nil, acceptsFlattened: @escaping (Any?) -> Bool
  ) {
    self.init(
      describe: describe, binding: binding, parts: parts, miss: miss, accepts: { acceptsFlattened(flattened($0)) })
  }

  /// Makes a matcher whose rule copes with arguments that are not flattened.
  ///
  /// - Parameters:
  ///   - parts: What it is made of: two matchers are equal if all their parts are; nil if only copies of one are equal.
  ///   - miss: Why it does not accept an argument that it does not accept, where there is more to say than that.
  init(
    expectedValue: ExpectedValue? = nil, describe: @escaping () -> String, binding: Binding = .tight,
    parts: [Any]? = nil,
    miss: ((Any?) -> MatcherMiss?)? = nil, accepts: @escaping (Any?) -> Bool
  ) {
    rule = Rule(expectedValue, binding, parts, accepts, miss, describe)
  }

  /// Whether an argument, as a call recorded it, is one that this matcher accepts.
  public func matches(_ argument: Any?) -> Bool { rule.accepts(argument) }

  /// Why an argument that this matcher does not accept is not accepted: the part that is at fault.
  func miss(for argument: Any?) -> MatcherMiss {
    rule.miss?(argument) ?? MatcherMiss(value: argument, reason: .notAccepted(by: self))
  }

  /// What an accepted argument is, as failure messages say it: `3`, `any`, `has prefix "x"`, `> 5 && < 9`.
  public var description: String { rule.describe() }
}

// What a matcher captures is set when it is made and only read afterwards. The values in it, and the rules that users
// write, are the test's own: they are used by the thread that calls or asserts, as the arguments of the calls are.
extension ArgumentMatcher: @unchecked Sendable {}

extension ArgumentMatcher: Equatable {
  /// Whether two matchers ask the same: values, key paths and types are compared by `==`, objects and closures by identity.
  ///
  /// A closure that captures nothing is the same each time that its line is run; one that captures something is not.
  public static func == (left: ArgumentMatcher, right: ArgumentMatcher) -> Bool {
    if left.rule === right.rule { return true }
    if let value = left.expectedValue, let other = right.expectedValue, left.isExact == right.isExact {
      return left.matches(other.value) && right.matches(value.value)
    }
    guard let parts = left.rule.parts, let others = right.rule.parts else { return false }
    return parts.count == others.count && zip(parts, others).allSatisfy(areSameParts)
  }

  /// Whether the expected value is asked with `==`.
  private var isExact: Bool { kind != "structure" }
}

private func areSameParts(_ part: Any, _ other: Any) -> Bool {
  func areSame<Part: Equatable>(_ part: Part) -> Bool {
    guard let other = exactly(other, as: Part.self) else { return false }
    return areEqual(part, other)
      || (isUnequalToItself(part) && isUnequalToItself(other) && structurallyEqual(part, other))
  }
  if let part = part as? any Equatable { return areSame(part) }
  return structurallyEqual(part, other)
}
