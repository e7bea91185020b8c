import Foundation

/// How to write a value as another type that the same literal could have: `Double(5)`, where `5` alone is an `Int`.
///
/// - Returns: Nil if no literal makes the value, or the type has no such value.
func literalSpelling(of value: Any, as type: Any.Type) -> String? {
  if let optional = type as? any AnyOptional.Type { return literalSpelling(of: value, as: optional.wrappedType) }
  switch value {
  case let value as Int:
    let fits =
      switch type {
      case let type as any BinaryInteger.Type: type.init(exactly: value) != nil
      default: type is any BinaryFloatingPoint.Type || type == Decimal.self
      }
    return fits ? "\(type)(\(value))" : nil
  case let value as Double:
    return type is any BinaryFloatingPoint.Type || type == Decimal.self ? "\(type)(\(value))" : nil
  case let value as String:
    let fits = type is any StringProtocol.Type || (type == Character.self && value.count == 1)
    return fits ? "\(type)(\(value.debugDescription))" : nil
  default:
    return nil
  }
}
