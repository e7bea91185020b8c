// A literal stands for the value that the argument's type would make of it: `3` accepts an `Int`, a `UInt8` and a
// `Double` that is three, and also a user's `ID` that can be written as `3`. `"x"` accepts a `String`, a `Substring`
// and so on.

extension ArgumentMatcher: ExpressibleByNilLiteral {
  /// Accepts nil, whatever optional it is wrapped in.
  public init(nilLiteral: ()) { self = .nil }
}

extension ArgumentMatcher: ExpressibleByBooleanLiteral {
  /// Accepts an argument that equals the literal.
  public init(booleanLiteral value: Bool) {
    self.init(literal: value) { type in
      func read<T: ExpressibleByBooleanLiteral>(_: T.Type) -> Any? {
        (value as? T.BooleanLiteralType).map(T.init(booleanLiteral:))
      }
      return (type as? any ExpressibleByBooleanLiteral.Type).flatMap { read($0) }
    }
  }
}

extension ArgumentMatcher: ExpressibleByIntegerLiteral {
  /// Accepts a number of any type that equals the literal.
  public init(integerLiteral value: Int) {
    self.init(literal: value) { type in
      func read<T: ExpressibleByIntegerLiteral>(_: T.Type) -> Any? {
        guard let integers = T.IntegerLiteralType.self as? any FixedWidthInteger.Type else { return nil }
        return (integers.init(exactly: value) as? T.IntegerLiteralType).map(T.init(integerLiteral:))
      }
      return (type as? any ExpressibleByIntegerLiteral.Type).flatMap { read($0) }
    }
  }
}

extension ArgumentMatcher: ExpressibleByFloatLiteral {
  /// Accepts a floating-point number of any type that equals the literal.
  public init(floatLiteral value: Double) {
    self.init(literal: value) { type in
      func read<T: ExpressibleByFloatLiteral>(_: T.Type) -> Any? {
        guard let numbers = T.FloatLiteralType.self as? any BinaryFloatingPoint.Type else { return nil }
        return (numbers.init(value) as? T.FloatLiteralType).map(T.init(floatLiteral:))
      }
      return (type as? any ExpressibleByFloatLiteral.Type).flatMap { read($0) }
    }
  }
}

extension ArgumentMatcher: ExpressibleByStringInterpolation {
  /// Accepts a text of any type that equals the literal: a string, a substring, a character, or a type of yours that
  /// can be written as a literal.
  public init(stringLiteral value: String) {
    self.init(literal: value) { type in
      func read<T: ExpressibleByStringLiteral>(_: T.Type) -> Any? {
        if let text = value as? T.StringLiteralType { return T(stringLiteral: text) }
        guard T.StringLiteralType.self == StaticString.self else { return nil }
        return (StaticString.interned(value) as? T.StringLiteralType).map(T.init(stringLiteral:))
      }
      if type == Character.self { return value.count == 1 ? value.first : nil }
      if type == Unicode.Scalar.self { return value.unicodeScalars.count == 1 ? value.unicodeScalars.first : nil }
      return (type as? any ExpressibleByStringLiteral.Type).flatMap { read($0) }
    }
  }
}

extension ArgumentMatcher {
  /// A matcher made of one of several values that are passed together, each with its own type.
  ///
  /// There, a literal `10` is an `Int` even if the parameter is a `Double`, and it can't be told from a variable. So
  /// `Int`, `Double` and `String` values are treated as literals.
  static func matcher<Value: Equatable>(fromAnyOf value: Value) -> ArgumentMatcher {
    switch value {
    case let value as Int: ArgumentMatcher(integerLiteral: value)
    case let value as Double: ArgumentMatcher(floatLiteral: value)
    case let value as String: ArgumentMatcher(stringLiteral: value)
    default: matcher(from: value)
    }
  }
}

/// Turns values and matchers into matchers.
func matchers<each Argument: Equatable>(_ arguments: repeat each Argument) -> [ArgumentMatcher] {
  var matchers: [ArgumentMatcher] = []
  repeat matchers.append(ArgumentMatcher.matcher(fromAnyOf: each arguments))
  return matchers
}

extension ArgumentMatcher {
  /// A matcher that accepts what equals a literal, once `reading` has made the literal a value of the argument's
  /// type.
  fileprivate init<Literal: Equatable>(literal: Literal, reading: @escaping (Any.Type) -> Any?) {
    let expected = ArgumentMatcher.equal(literal)
    func accepts(_ argument: Any?) -> Bool {
      if let argument, let argument = exactly(argument, as: Literal.self) { return argument == literal }
      guard let argument = flattened(argument) else { return false }
      if let argument = argument as? Literal { return argument == literal }
      if let argument = argument as? StaticString { return argument.description == literal as? String }
      guard let argument = argument as? any Equatable else { return false }
      return isEqual(argument, to: reading(type(of: argument)))
    }
    self.init(
      expectedValue: expected.expectedValue, describe: { expected.description }, parts: ["literal", literal],
      accepts: accepts)
  }
}

/// Whether an argument equals the value that its type made of the literal.
private func isEqual<Value: Equatable>(_ value: Value, to other: Any?) -> Bool {
  other as? Value == value
}
