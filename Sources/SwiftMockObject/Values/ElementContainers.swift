/// A type that holds values of another type: what comparison and printing need to know of a collection.
protocol ElementContainer {
  static var elementType: Any.Type { get }
}

/// A collection whose elements have an order.
protocol ElementList: ElementContainer {
  var elementCount: Int { get }
  func element(at offset: Int) -> Any
  /// How many elements at the start equal those of another list of the same type, found quickly. The next ones may be
  /// equal, too.
  func commonStart(with other: Any) -> Int
  /// The same at the end, without this many elements at the start.
  func commonEnd(with other: Any, after start: Int) -> Int
}

extension ElementList {
  func commonStart(with other: Any) -> Int { 0 }
  func commonEnd(with other: Any, after start: Int) -> Int { 0 }
}

/// A set: its members count, their order doesn't.
protocol ElementSet: ElementContainer {
  /// The members that only this set holds, and those that only another set of the same type holds.
  func members(apartFrom other: Any) -> (mine: [Any], others: [Any])
  var elementCount: Int { get }
  func members(first limit: Int) -> [Any]
}

/// A dictionary: its values count under their keys.
protocol ElementTable: ElementContainer {
  static var keyType: Any.Type { get }
  /// The entries under keys that both dictionaries hold, and those that only one holds.
  func entries(alignedWith other: Any) -> AlignedEntries
  var elementCount: Int { get }
  func entries(first limit: Int) -> [(key: Any, value: Any)]
}

/// The entries of two dictionaries of one type, by key.
struct AlignedEntries {
  var common: [(key: Any, mine: Any, other: Any)] = []
  var mine: [(key: Any, value: Any)] = []
  var others: [(key: Any, value: Any)] = []
}

extension Array: ElementList {
  static var elementType: Any.Type { Element.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[offset] }

  func commonStart(with other: Any) -> Int {
    guard let type = Self.comparableType, let other = other as? Self else { return 0 }
    if let equal = equalIntegers(with: other, after: 0, commonLength) { return equal }
    return equalPages(upTo: Swift.min(count, other.count), of: self, other, as: type) { ($0, $0) }
  }

  func commonEnd(with other: Any, after start: Int) -> Int {
    guard let type = Self.comparableType, let other = other as? Self else { return 0 }
    if let equal = equalIntegers(with: other, after: start, commonEndLength) { return equal }
    let (end, otherEnd) = (count - pageLength, other.count - pageLength)
    return equalPages(upTo: Swift.min(count, other.count) - start, of: self, other, as: type) {
      (end - $0, otherEnd - $0)
    }
  }

  /// How many integers are equal, found by comparing memory; nil if the elements are no integers.
  private func equalIntegers(
    with other: Self, after start: Int, _ commonLength: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
  ) -> Int? {
    guard Element.self is any FixedWidthInteger.Type, isFromSystem(Element.self) else { return nil }
    let (stride, skipped) = (MemoryLayout<Element>.stride, start * MemoryLayout<Element>.stride)
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        commonLength(.init(rebasing: bytes[skipped...]), .init(rebasing: others[skipped...])) / stride
      }
    }
  }

  /// The type of the elements, if `==` of arrays gives the same result as asking them one by one.
  private static var comparableType: (any Equatable.Type)? {
    Element.self is any FakeEquatable.Type ? nil : Element.self as? any Equatable.Type
  }
}

/// How many elements are compared at once.
private let pageLength = 1024

/// Compares whole pages with the `==` of arrays, which is much faster than one element after the other.
///
/// - Parameter positions: Where the next page begins in both lists if this many elements are known to be equal.
private func equalPages<Element: Equatable>(
  upTo limit: Int, of list: Any, _ other: Any, as type: Element.Type, positions: (Int) -> (Int, Int)
) -> Int {
  guard let list = list as? [Element], let other = other as? [Element] else { return 0 }
  var count = 0
  while count + pageLength <= limit {
    let (start, otherStart) = positions(count)
    guard list[start..<(start + pageLength)] == other[otherStart..<(otherStart + pageLength)] else { break }
    count += pageLength
  }
  return count
}

extension ArraySlice: ElementList {
  static var elementType: Any.Type { Element.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[startIndex + offset] }
}

extension ContiguousArray: ElementList {
  static var elementType: Any.Type { Element.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[offset] }
}

extension KeyValuePairs: ElementList {
  static var elementType: Any.Type { Value.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[offset] }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension InlineArray: ElementContainer where Element: Copyable {
  static var elementType: Any.Type { Element.self }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension InlineArray: ElementList where Element: Copyable {
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[offset] }
}

extension Set: ElementSet {
  static var elementType: Any.Type { Element.self }
  var elementCount: Int { count }
  func members(first limit: Int) -> [Any] { Array(prefix(limit)) }

  func members(apartFrom other: Any) -> (mine: [Any], others: [Any]) {
    guard let other = other as? Set else { return (Array(self), []) }
    return (filter { !other.contains($0) }, other.filter { !contains($0) })
  }
}

extension Dictionary: ElementTable {
  static var elementType: Any.Type { Value.self }
  static var keyType: Any.Type { Key.self }
  var elementCount: Int { count }
  func entries(first limit: Int) -> [(key: Any, value: Any)] { prefix(limit).map { ($0.key, $0.value) } }

  func entries(alignedWith other: Any) -> AlignedEntries {
    guard let other = other as? Dictionary else { return AlignedEntries(mine: entries(first: count)) }
    var aligned = AlignedEntries()
    for (key, value) in self {
      if let index = other.index(forKey: key) {
        aligned.common.append((key, value, other[index].value))
      } else {
        aligned.mine.append((key, value))
      }
    }
    for (key, value) in other where index(forKey: key) == nil { aligned.others.append((key, value)) }
    return aligned
  }
}

extension Optional: ElementContainer {
  static var elementType: Any.Type { Wrapped.self }
}
