import Foundation

/// An order that two values can stand in.
enum Relation: String, Sendable {
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }

  /// Whether an argument stands in this order to a bound: a value of the bound's type, or a number where that is one too.
  func holds<Bound: Comparable>(argument: Any?, bound: Bound) -> Bool {
    guard let argument = flattened(argument) else { return false }
    if let argument = argument as? Bound { return holds(argument, bound) }
    if let argument = argument as? any BinaryInteger, let bound = bound as? any BinaryInteger {
      return holds(integer: argument, bound)
    }
    if argument is Decimal || bound is Decimal,
      let argument = Decimal(anyNumber: argument), let bound = Decimal(anyNumber: bound)
    {
      return holds(argument, bound)
    }
    if let argument = argument as? any BinaryInteger, let bound = bound as? any BinaryFloatingPoint {
      return order(of: argument, to: bound).map { holds($0, 0) } ?? false
    }
    if let argument = argument as? any BinaryFloatingPoint, let bound = bound as? any BinaryInteger {
      return order(of: bound, to: argument).map { holds(0, $0) } ?? false
    }
    guard let argument = Double(anyNumber: argument), let bound = Double(anyNumber: bound) else { return false }
    return holds(argument, bound)
  }

  /// Whether two numbers of any types have the same value.
  static func areEqualNumbers(_ left: Any, _ right: Any) -> Bool {
    func compare<Bound: Comparable>(_ bound: Bound) -> Bool {
      Relation.atMost.holds(argument: left, bound: bound) && Relation.atLeast.holds(argument: left, bound: bound)
    }
    return (right as? any Comparable).map { compare($0) } ?? false
  }

  private func holds<Left: BinaryInteger, Right: BinaryInteger>(integer left: Left, _ right: Right) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }
}

/// Whether an integer is less than a floating-point number (-1), equal (0) or greater (1), exactly; nil for NaN.
///
/// A large integer that is made a floating-point number may become another one.
private func order<Integer: BinaryInteger, Number: BinaryFloatingPoint>(of integer: Integer, to number: Number) -> Int?
{
  if number.isNaN { return nil }
  let whole = number.rounded(.down)
  guard let bound = Integer(exactly: whole) else { return number > 0 ? -1 : 1 }
  if integer != bound { return integer < bound ? -1 : 1 }
  return number > whole ? -1 : 0
}

extension BinaryFloatingPoint {
  /// The nearest number of this type, if `value` is an integer, a floating-point number of any type or a `Decimal`.
  init?(anyNumber value: Any) {
    switch value {
    case let value as Decimal: self.init(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any BinaryFloatingPoint: self.init(value)
    case let value as any BinaryInteger: self.init(value)
    default: return nil
    }
  }
}

extension Decimal {
  /// The number that `value` prints; nil if it is none, or is not finite.
  fileprivate init?(anyNumber value: Any) {
    switch value {
    case let value as Decimal: self = value
    case let value as any BinaryFloatingPoint where !value.isFinite: return nil
    case is any BinaryFloatingPoint, is any BinaryInteger: self.init(string: "\(value)")
    default: return nil
    }
  }
}
