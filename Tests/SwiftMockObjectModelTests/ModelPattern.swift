/// What one argument must be.
indirect enum ModelPattern: Hashable, Sendable {
  case any, isNil, notNil
  /// A number or a text that stands in the test as a literal.
  case literal(ModelValue)
  case equal(ModelValue)
  case atLeast(Int), lessThan(Int)
  case ofType(String)
  case even
  case identical(Int)
  case not(ModelPattern)
  case both(ModelPattern, ModelPattern)
  case either(ModelPattern, ModelPattern)
  /// Stands in no test: what no argument is, since the reference is narrowed to so many arguments.
  case nothing(Int)

  /// The same for patterns that ask the same, for a value as a literal or as a value.
  var meaning: ModelPattern {
    switch self {
    case .literal(let value): .equal(value)
    case .not(let pattern): .not(pattern.meaning)
    case .both(let left, let right): .both(left.meaning, right.meaning)
    case .either(let left, let right): .either(left.meaning, right.meaning)
    default: self
    }
  }

  func accepts(_ argument: ModelValue) -> Bool {
    let argument = argument.flat
    switch self {
    case .any: return true
    case .isNil: return argument == .absent
    case .notNil: return argument != .absent
    case .literal(.int(let number)):
      if case .double(let other) = argument { return other == Double(number) }
      return argument == .int(number)
    case .literal(let value), .equal(let value): return argument == value.flat
    case .atLeast(let bound): return argument.number.map { $0 >= Double(bound) } ?? false
    case .lessThan(let bound): return argument.number.map { $0 < Double(bound) } ?? false
    case .ofType(let name): return argument.typeName == name
    case .even:
      if case .int(let number) = argument { return number % 2 == 0 }
      return false
    case .identical(let number): return argument == .token(number)
    case .nothing: return false
    case .not(let pattern): return !pattern.accepts(argument)
    case .both(let left, let right): return left.accepts(argument) && right.accepts(argument)
    case .either(let left, let right): return left.accepts(argument) || right.accepts(argument)
    }
  }

  /// The one value that it accepts, if that is what it says.
  var expected: ModelValue? {
    switch self {
    case .isNil: .absent
    case .literal(let value), .equal(let value): value.flat
    default: nil
    }
  }

  /// As messages show it.
  var shown: String {
    switch self {
    case .any: "any"
    case .isNil: "nil"
    case .notNil: "not nil"
    case .literal(let value), .equal(let value): value.shown
    case .atLeast(let bound): ">= \(bound)"
    case .lessThan(let bound): "< \(bound)"
    case .ofType(let name): "of type \(name)"
    case .even: "even"
    case .identical(let number): "identical to Token(number: \(number))"
    case .nothing(let count): "nothing, since the reference is narrowed to \(count) argument\(count == 1 ? "" : "s")"
    case .not(let pattern): "not \(pattern.inParentheses(if: pattern.strength < 2))"
    case .both(let left, let right):
      "\(left.inParentheses(if: left.strength < 1)) && \(right.inParentheses(if: right.strength < 1))"
    case .either(let left, let right): "\(left.shown) || \(right.shown)"
    }
  }

  /// As most messages show it, cut where it is long.
  var short: String { shown.count > 80 ? shown.prefix(79) + "…" : shown }

  /// As something that a method gets.
  var wanted: String {
    switch self {
    case .isNil, .literal, .equal, .nothing: short
    default: "a value (\(short))"
    }
  }

  /// As messages propose it, where it is a short literal or one word.
  var spelling: String? {
    switch self {
    case .any: ".any"
    case .isNil: ".nil"
    case .notNil: ".notNil"
    case .literal(let value), .equal(let value):
      switch value.flat {
      case .int, .double, .text, .flag: shown
      case .absent: ".nil"
      default: nil
      }
    default: nil
    }
  }

  /// What it is once it is spelled: a literal, which stands for a number of any type.
  var asSpelled: ModelPattern {
    switch self {
    case .literal(let value), .equal(let value):
      if case .int(let number) = value.flat { .literal(.int(number)) } else { self }
    default: self
    }
  }

  /// Whether it is made of two that both have to accept an argument.
  var isConjunction: Bool {
    if case .both = self { true } else { false }
  }

  /// How tightly its words hold together.
  private var strength: Int {
    switch self {
    case .either: 0
    case .both: 1
    default: 2
    }
  }

  private func inParentheses(if isNeeded: Bool) -> String { isNeeded ? "(\(shown))" : shown }

  /// The part of a pattern with `&&` that does not accept the argument, if it is only a part.
  func fault(_ argument: ModelValue) -> String? {
    func part(_ pattern: ModelPattern) -> ModelPattern {
      guard case .both(let left, let right) = pattern else { return pattern }
      return left.accepts(argument) ? part(right) : part(left)
    }
    let part = part(self)
    if case .identical = part, case .token = argument.flat { return "it is another object of the same class" }
    return part == self ? nil : "\(part.inParentheses(if: part.strength < 2)) fails"
  }

  /// Whether it asks for a value and this is one of its own type, or both are numbers.
  func isMetByValue(_ argument: ModelValue) -> Bool {
    guard let expected else { return self == .any }
    let argument = argument.flat
    if expected.number != nil && argument.number != nil { return accepts(argument) }
    return expected.typeName == argument.typeName && accepts(argument)
  }

  /// As one writes it in a test.
  var swift: String {
    switch self {
    case .any: ".any"
    case .isNil: ".nil"
    case .notNil: ".notNil"
    case .literal(let value): value.swift
    case .equal(let value): ".equal(\(value.swift))"
    case .atLeast(let bound): ".atLeast(\(bound))"
    case .lessThan(let bound): ".lessThan(\(bound))"
    case .ofType(let name): ".ofType(\(name).self)"
    case .even: ".where(\"even\") { (number: Int) in number % 2 == 0 }"
    case .identical(let number): ".identical(to: tokens[\(number)])"
    case .nothing: fatalError("\(self) stands in no test")
    case .not(let pattern): pattern.swift.hasPrefix(".") ? "!\(pattern.swift)" : "!(\(pattern.swift))"
    case .both(let left, let right): "(\(left.swift) && \(right.swift))"
    case .either(let left, let right): "(\(left.swift) || \(right.swift))"
    }
  }
}

extension ModelValue {
  var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}

extension [ModelPattern] {
  func accept(_ arguments: [ModelValue]) -> Bool {
    count == arguments.count && zip(self, arguments).allSatisfy { $0.accepts($1) }
  }

  /// As messages show it.
  var shown: String { "(\(map(\.short).joined(separator: ", ")))" }
}
