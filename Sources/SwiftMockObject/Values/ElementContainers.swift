import Foundation

/// A type that holds values of another type: what comparison and printing need to know of a collection.
protocol ElementContainer {
  static var elementType: Any.Type { get }
}

/// A collection whose elements have an order.
protocol ElementList: ElementContainer {
  var elementCount: Int { get }
  func element(at offset: Int) -> Any
  /// How many elements from an offset on are known to equal those of another list of the same type.
  ///
  /// This is a quick look: the next elements may be equal, too.
  func commonStart(with other: Any, after start: Int) -> Int
  /// How many elements at the end are known to be equal, without those before an offset.
  func commonEnd(with other: Any, after start: Int) -> Int
  /// Whether the list equals another one of the same type; nil if that can't be found out quickly.
  func isEqual(to other: Any) -> Bool?
}

extension ElementList {
  func commonStart(with other: Any, after start: Int) -> Int { 0 }
  func commonEnd(with other: Any, after start: Int) -> Int { 0 }
  func isEqual(to other: Any) -> Bool? { nil }
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
  /// The entries of this dictionary and of another one of the same type, by whether both have the key.
  ///
  /// Entries whose values are known at once to be equal are left out.
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

  func commonStart(with other: Any, after start: Int) -> Int {
    guard let type = comparableType(Element.self), let other = other as? Self else { return 0 }
    if let equal = equalIntegers(with: other, after: start, commonLength) { return equal }
    return equalPages(upTo: Swift.min(count, other.count) - start, of: self, other, as: type) { equal, _ in
      (start + equal, start + equal)
    }
  }

  func commonEnd(with other: Any, after start: Int) -> Int {
    guard let type = comparableType(Element.self), let other = other as? Self else { return 0 }
    if let equal = equalIntegers(with: other, after: start, commonEndLength) { return equal }
    let (end, otherEnd) = (count, other.count)
    return equalPages(upTo: Swift.min(count, other.count) - start, of: self, other, as: type) {
      (end - $0 - $1, otherEnd - $0 - $1)
    }
  }

  func isEqual(to other: Any) -> Bool? {
    guard comparableType(Element.self) != nil, let other = other as? Self else { return nil }
    return count == other.count && commonStart(with: other, after: 0) == count
  }

  /// How many integers are equal, found by comparing memory; nil if the elements aren't integers.
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

}

/// The type, if the `==` of a collection compares such elements as the library itself does.
///
/// It doesn't for `FakeEquatable` elements, each of which would start its own comparison, and for `NSObject`s, which may stop
/// the process when they are compared with an object of another class.
private func comparableType(_ element: Any.Type) -> (any Equatable.Type)? {
  if element is any FakeEquatable.Type || element is NSObject.Type { return nil }
  if let container = element as? any ElementContainer.Type, comparableType(container.elementType) == nil { return nil }
  return element as? any Equatable.Type
}

/// Counts equal elements page by page.
///
/// The `==` of arrays is much faster than one element after the other.
///
/// - Parameter positions: Where the next page begins in both lists, by the number of equal elements so far and the size of
///   the page.
/// - Returns: The number of equal elements on the pages before the first difference.
@_specialize(where Element == String)
@_specialize(where Element == Double)
private func equalPages<Element: Equatable>(
  upTo limit: Int, of list: Any, _ other: Any, as type: Element.Type,
  positions: (_ equal: Int, _ page: Int) -> (Int, Int)
) -> Int {
  guard let list = list as? [Element], let other = other as? [Element] else { return 0 }
  var count = 0
  while count < limit {
    let page = min(1024, limit - count)
    let (start, otherStart) = positions(count, page)
    guard list[start..<(start + page)] == other[otherStart..<(otherStart + page)] else { break }
    count += page
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
    let mine = filter { !other.contains($0) }
    return (Array(mine), mine.isEmpty && count == other.count ? [] : other.filter { !contains($0) })
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
    let isPlain = isFromSystem(Value.self) && !(Value.self is any ElementContainer.Type)
    let areEqual = isPlain ? comparableType(Value.self).map { Self.equality(of: $0) } : nil
    var commonCount = 0
    for (key, value) in self {
      guard let index = other.index(forKey: key) else {
        aligned.mine.append((key, value))
        continue
      }
      commonCount += 1
      let otherValue = other[index].value
      if areEqual?(value, otherValue) != true { aligned.common.append((key, value, otherValue)) }
    }
    if commonCount == other.count { return aligned }
    for (key, value) in other where index(forKey: key) == nil { aligned.others.append((key, value)) }
    return aligned
  }

  private static func equality<Comparable: Equatable>(of type: Comparable.Type) -> (Value, Value) -> Bool {
    // `Comparable` is the same type as `Value`; only this name for it has the conformance.
    { unsafeBitCast($0, to: Comparable.self) == unsafeBitCast($1, to: Comparable.self) }
  }
}

extension Optional: ElementContainer {
  static var elementType: Any.Type { Wrapped.self }
}
