import Foundation

/// An order between two values.
enum Relation: String, Sendable {
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="

  /// Whether two values of one type are in this order.
  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }

  /// Whether an argument is in this order to a bound: it has the bound's type, or both are numbers.
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

  /// Whether two integers of any types are in this order.
  ///
  /// No conversion can change their values.
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
/// Converting a large integer to floating point could change it.
private func order<Integer: BinaryInteger, Number: BinaryFloatingPoint>(of integer: Integer, to number: Number) -> Int?
{
  if number.isNaN { return nil }
  let whole = number.rounded(.down)
  guard let bound = Integer(exactly: whole) else { return number > 0 ? -1 : 1 }
  if integer != bound { return integer < bound ? -1 : 1 }
  return number > whole ? -1 : 0
}

extension BinaryFloatingPoint {
  /// The nearest number of this type, if `value` is an integer, a floating-point number or a `Decimal`.
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
  /// The number that `value` prints; nil if it isn't a finite number.
  fileprivate init?(anyNumber value: Any) {
    switch value {
    case let value as Decimal: self = value
    case let value as any BinaryFloatingPoint where !value.isFinite: return nil
    case is any BinaryFloatingPoint, is any BinaryInteger: self.init(string: "\(value)")
    default: return nil
    }
  }
}
