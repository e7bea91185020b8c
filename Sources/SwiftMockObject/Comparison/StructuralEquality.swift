/// Whether two values have the same structure.
///
/// What counts, from the outside in:
///
/// - The types must be the same. An optional counts as what it holds, where only one of the two is an optional, and
///   nil is nil whatever type it was meant for.
/// - An `Equatable` value is asked with `==`. If that says no, its parts are looked at, only to find where it differs.
/// - Everything else is compared part by part: stored properties, those of superclasses too, the case and the payload of
///   an enum, elements in their order, members of sets and values of dictionaries in any order. Custom mirrors and
///   descriptions have no say.
/// - An object is equal to itself, two objects are equal if their parts are, and cycles end. Actors are equal only to
///   themselves, because nobody may read their state from outside. An `NSObject` subclass without an `isEqual` of its own
///   is compared like any other class.
/// - Two closures of the same type are equal: nothing better can be known. Metatypes are compared by `==`.
/// - `0.0` equals `-0.0`, as `==` says; NaN equals NaN, because a value that was passed on is still the same value.
/// - A type with its own ``FakeEquatable/fakeValue`` is compared by that alone.
/// - A lazy property that was computed differs from one that was not, even if it would have the same value.
///
/// An unowned reference is compared by its object while that lives. Where nothing can be seen of a value, because its
/// module was built without reflection metadata, because it is a C union, or because an unowned object is gone, the
/// bits have to be the same: what can't be seen does not count as equal. What is stored in a non-copyable property such as a
/// `Mutex`, or behind a raw pointer, has no part in this. An `@Observable` object's registrar has none either: who observes
/// a value is no part of it.
///
/// ```swift
/// structurallyEqual(Receipt(items: [.init(price: 12.5)]), receipt)
/// ```
public func structurallyEqual(_ a: Any?, _ b: Any?) -> Bool {
  var comparison = StructuralComparison(onlyEquality: true, context: .current ?? ComparisonContext())
  comparison.run(a, b)
  return comparison.mismatches.isEmpty
}

/// The places where two values differ, in the order of their declaration.
///
/// The search ends after two seconds, with what was found until then, and much sooner where elements have to be tried.
func structuralMismatches(_ expected: Any?, _ actual: Any?) -> [StructuralMismatch] {
  if structurallyEqual(expected, actual) { return [] }
  var comparison = StructuralComparison(onlyEquality: false, context: ComparisonContext(seconds: (trials: 0.4, all: 2)))
  comparison.run(expected, actual)
  guard comparison.mismatches.isEmpty else { return comparison.mismatches }
  return [StructuralMismatch(path: [], kind: .changed, expected: expected, actual: actual)]
}
