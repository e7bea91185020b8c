/// A type that is there to hold values of another one.
protocol ElementContainer {
  static var elementType: Any.Type { get }
}

/// A collection whose elements count in their order.
protocol ElementList: ElementContainer {
  var elementCount: Int { get }
  func element(at offset: Int) -> Any
}

/// A set: its members count, their order does not.
protocol ElementSet {
  /// The members that only this set holds, and those that only the other one, of the same type, holds.
  func members(apartFrom other: Any) -> (mine: [Any], others: [Any])
  var elementCount: Int { get }
  func members(first limit: Int) -> [Any]
}

/// A dictionary: its values count under their keys.
protocol ElementTable: ElementContainer {
  /// The entries under keys that both hold, and those that only one of the two, of the same type, holds.
  func entries(alignedWith other: Any) -> AlignedEntries
  var elementCount: Int { get }
  func entries(first limit: Int) -> [(key: Any, value: Any)]
}

/// The entries of two dictionaries, by key.
struct AlignedEntries {
  var common: [(key: Any, mine: Any, other: Any)] = []
  var mine: [(key: Any, value: Any)] = []
  var others: [(key: Any, value: Any)] = []
}

extension Array: ElementList {
  static var elementType: Any.Type { Element.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { self[offset] }
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

extension Set: ElementSet {
  var elementCount: Int { count }
  func members(first limit: Int) -> [Any] { Array(prefix(limit)) }

  func members(apartFrom other: Any) -> (mine: [Any], others: [Any]) {
    guard let other = other as? Set else { return (Array(self), []) }
    return (filter { !other.contains($0) }, other.filter { !contains($0) })
  }
}

extension Dictionary: ElementTable {
  static var elementType: Any.Type { Value.self }
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
