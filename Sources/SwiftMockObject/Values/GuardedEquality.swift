import Foundation

/// What `==` says of two values.
///
/// An `isEqual` of Foundation's kind is often written for its own class alone, and stops the process for another one. So of
/// objects of two classes it is only asked where it must cope: that of an ancestor, or that of a class of the system.
func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  guard Value.self is NSObject.Type, let object = left as? NSObject, let other = right as? NSObject,
    type(of: object) != type(of: other)
  else { return left == right }
  return areEqual(object, other)
}

/// What `isEqual` says of two objects, of whatever classes.
func areEqual(_ object: NSObject, _ other: NSObject) -> Bool {
  if object === other { return true }
  if type(of: object) == type(of: other) || other.isKind(of: type(of: object)) { return object.isEqual(other) }
  if object.isKind(of: type(of: other)) { return other.isEqual(object) }
  if isFromSystem(type(of: object)) { return object.isEqual(other) }
  return isFromSystem(type(of: other)) && other.isEqual(object)
}

/// Whether a value is not even equal to itself, as NaN is and what holds a NaN.
func isUnequalToItself<Value: Equatable>(_ value: Value) -> Bool {
  value != value
}
