import Foundation

/// Whether `==` says that two values are equal.
///
/// An `isEqual` of an `NSObject` subclass is often written for its own class only, and traps for another one. So for
/// objects of two classes it is asked only where it must cope: an ancestor's, or a system class's.
func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  guard Value.self is NSObject.Type, let object = left as? NSObject, let other = right as? NSObject,
    type(of: object) != type(of: other)
  else { return left == right }
  return areEqual(object, other)
}

/// Whether `isEqual` says that two objects are equal, whatever their classes.
func areEqual(_ object: NSObject, _ other: NSObject) -> Bool {
  if object === other { return true }
  if type(of: object) == type(of: other) || other.isKind(of: type(of: object)) { return object.isEqual(other) }
  if object.isKind(of: type(of: other)) { return other.isEqual(object) }
  if isFromSystem(type(of: object)) { return object.isEqual(other) }
  return isFromSystem(type(of: other)) && other.isEqual(object)
}

/// Whether a value isn't even equal to itself: NaN, and anything that holds a NaN.
func isUnequalToItself<Value: Equatable>(_ value: Value) -> Bool {
  value != value
}
