/// Returns whether two values have the same structure.
///
/// ```swift
/// structurallyEqual(Receipt(items: [.init(price: 12.5)]), receipt)
/// structurallyEqual([1: "a"], [1: "a"])  // true
/// structurallyEqual(3, UInt8(3))  // false: other types
/// structurallyEqual(Double.nan, Double.nan)  // true
/// ```
///
/// What counts, from the outside in:
///
/// - The types must be the same. If only one of the two is an optional, it counts as what it holds. Nil is nil,
///   whatever its type.
/// - `Equatable` values are compared with `==`. If that returns false, their parts are compared only to find the
///   difference. An `==` that calls itself for each link of a chain overflows the stack if the chain is long enough,
///   here as in any other code; everything else may be as deep as memory allows.
/// - The containers of Foundation, such as `NSArray`, are compared element by element. They may contain themselves.
/// - Everything else is compared part by part: stored properties, including those of superclasses; the case and
///   payload of an enum; elements in order; members of sets and values of dictionaries in any order. Custom mirrors
///   and descriptions don't matter.
/// - An object equals itself. Two objects are equal if their parts are. Cycles end. Actors equal only themselves,
///   because nobody may read their state from outside. An `NSObject` subclass without its own `isEqual` is compared
///   like any other class.
/// - Two closures of the same type are equal, because nothing better can be known. Metatypes are compared with `==`.
/// - `0.0` equals `-0.0`, as with `==`. NaN equals NaN, because a value that was passed on is still the same value.
/// - A type with its own ``FakeEquatable/fakeValue`` is compared by that alone.
/// - A lazy property that has been computed differs from one that hasn't, even if the value would be the same.
///
/// An unowned reference is compared by its object while that is alive. Some values can't be seen: those of a module
/// without reflection metadata, C unions, unowned references whose object is gone. Their bits must be the same. What
/// is stored in a noncopyable property such as a `Mutex`, or behind a raw pointer, is ignored. So is the registrar of
/// an `@Observable` object, because who observes a value is no part of it.
public func structurallyEqual(_ a: Any?, _ b: Any?) -> Bool {
  var comparison = StructuralComparison(onlyEquality: true, context: .current ?? ComparisonContext())
  comparison.run(a, b)
  return comparison.mismatches.isEmpty
}

/// The places where two values differ, in the order of declaration.
///
/// The search ends after half a second, or sooner if elements have to be tried, and returns what it has found.
func structuralMismatches(_ expected: Any?, _ actual: Any?) -> [StructuralMismatch] {
  let context = ComparisonContext(seconds: (trials: 0.2, all: 0.5))
  var comparison = StructuralComparison(onlyEquality: false, context: context)
  comparison.run(expected, actual)
  // What the search didn't reach counts as different, although it may be equal. So equality is found out separately.
  if context.isUsedUp ? structurallyEqual(expected, actual) : comparison.mismatches.isEmpty { return [] }
  guard comparison.mismatches.isEmpty else { return comparison.mismatches }
  return [StructuralMismatch(path: [], kind: .changed, expected: expected, actual: actual)]
}
