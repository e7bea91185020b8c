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
    let object: AnyObject?
    let binding: Binding
    let accepts: (Any?) -> Bool
    let describe: () -> String

    init(
      _ expectedValue: ExpectedValue?, _ object: AnyObject?, _ binding: Binding, _ accepts: @escaping (Any?) -> Bool,
      _ describe: @escaping () -> String
    ) {
      self.expectedValue = expectedValue
      self.object = object
      self.binding = binding
      self.accepts = accepts
      self.describe = describe
    }
  }

  private let rule: Rule

  /// The value that the argument has to be equal to, where that is what this matcher asks.
  var expectedValue: ExpectedValue? { rule.expectedValue }
  /// The object that the argument has to be, where that is what this matcher asks.
  private var object: AnyObject? { rule.object }
  var binding: Binding { rule.binding }

  /// Makes a matcher from a rule.
  ///
  /// The rule runs outside of all locks, so it may do what it likes, and the mock itself may be used in it.
  ///
  /// - Parameters:
  ///   - description: What an accepted argument is, as failure messages say it: `even`, `has prefix "x"`.
  ///   - matches: Whether an argument is accepted. Optionals are flattened before: nil comes as nil, whatever it was
  ///     wrapped in, and a value as itself. It runs on the actor that it was written for.
  public init(
    _ description: String, matches: @escaping @isolated(any) (Any?) -> Bool, fileID: String = #fileID,
    line: Int = #line
  ) {
    let rule = IsolatedRule(matches, SourcePlace(fileID: fileID, filePath: fileID, line: line))
    self.init(describe: { description }, acceptsFlattened: { rule.accepts($0) })
  }

  /// Makes a matcher whose rule gets flattened arguments and whose description is made when it is asked for.
  init(describe: @escaping () -> String, binding: Binding = .tight, acceptsFlattened: @escaping (Any?) -> Bool) {
    self.init(describe: describe, binding: binding, accepts: { acceptsFlattened(flattened($0)) })
  }

  /// Makes a matcher whose rule copes with arguments that are not flattened.
  init(
    expectedValue: ExpectedValue? = nil, object: AnyObject? = nil, describe: @escaping () -> String,
    binding: Binding = .tight,
    accepts: @escaping (Any?) -> Bool
  ) {
    rule = Rule(expectedValue, object, binding, accepts, describe)
  }

  /// Whether an argument, as a call recorded it, is one that this matcher accepts.
  public func matches(_ argument: Any?) -> Bool { rule.accepts(argument) }

  /// What an accepted argument is, as failure messages say it: `3`, `any`, `has prefix "x"`, `> 5 && < 9`.
  public var description: String { rule.describe() }
}

// What a matcher captures is set when it is made and only read afterwards. The values in it, and the rules that users
// write, are the test's own: they are used by the thread that calls or asserts, as the arguments of the calls are.
extension ArgumentMatcher: @unchecked Sendable {}

extension ArgumentMatcher: Equatable {
  /// Whether two matchers ask the same: they describe themselves alike and, where they expect a value, expect equal ones.
  public static func == (left: ArgumentMatcher, right: ArgumentMatcher) -> Bool {
    switch (left.expectedValue, right.expectedValue) {
    case (let ofLeft?, let ofRight?):
      left.matches(ofRight.value) && right.matches(ofLeft.value) && left.description == right.description
    case (nil, nil): left.object === right.object && left.description == right.description
    default: false
    }
  }
}
