extension ArgumentMatcher {
  /// A number that is the same for equal matchers, and mostly different for others.
  ///
  /// It makes setting many stubs fast: a new stub is compared only with stubs of the same fingerprint.
  var fingerprint: Int {
    var hasher = Hasher()
    if let expectedValue {
      hasher.combine(Self.fingerprint(of: expectedValue.value))
    } else {
      for part in parts ?? [] { hasher.combine(Self.fingerprint(of: part)) }
    }
    return hasher.finalize()
  }

  /// The fingerprint of a part; 0 for a value that may equal a value of another type.
  private static func fingerprint(of part: Any?) -> Int {
    guard let part = flattened(part), !(type(of: part) is AnyClass), !(part is any FakeEquatable) else { return 0 }
    switch part {
    case let matcher as ArgumentMatcher: return matcher.fingerprint
    case let matchers as [ArgumentMatcher]: return matchers.reduce(1) { 31 &* $0 &+ $1.fingerprint }
    case let list as any ElementList: return list.elementCount
    // A literal equals numbers of every type.
    case is any BinaryInteger, is any BinaryFloatingPoint:
      return Double(anyNumber: part).map { $0.isNaN ? 0 : $0.hashValue } ?? 0
    case is AnyHashable where type(of: part) == AnyHashable.self || part is any ElementContainer: return 0
    case let value as any Hashable: return isUnequalToItself(value) ? 0 : value.hashValue
    default: return 0
    }
  }
}
