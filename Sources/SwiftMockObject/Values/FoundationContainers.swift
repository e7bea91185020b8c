import Foundation

// Foundation's containers are objects that may contain themselves. Their `isEqual`, `hash` and `description` recurse without
// limit. So the library goes through them element by element, as through Swift's collections.

extension NSArray: ElementList {
  static var elementType: Any.Type { Any.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { stored(as: [AnyObject].self).map { element($0[offset]) } ?? object(at: offset) }
}

extension NSOrderedSet: ElementList {
  static var elementType: Any.Type { Any.self }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any { (storage.last as? NSArray)?.element(at: offset) ?? object(at: offset) }
}

extension NSSet: ElementSet {
  static var elementType: Any.Type { Any.self }
  var elementCount: Int { count }
  func members(first limit: Int) -> [Any] {
    stored(as: Set<NSObject>.self)?.prefix(limit).map(element) ?? Array(allObjects.prefix(limit))
  }

  func members(apartFrom other: Any) -> (mine: [Any], others: [Any]) {
    let (mine, other) = (members(first: count), other as? NSSet)
    return (
      mine.filter { isFoundationContainer($0) || other?.contains($0) != true },
      other?.members(first: .max).filter { isFoundationContainer($0) || !contains($0) } ?? []
    )
  }
}

extension NSDictionary: ElementTable {
  static var elementType: Any.Type { Any.self }
  static var keyType: Any.Type { Any.self }
  var elementCount: Int { count }
  func entries(first limit: Int) -> [(key: Any, value: Any)] {
    stored(as: [NSObject: AnyObject].self)?.prefix(limit).map { (element($0.key), element($0.value)) }
      ?? allKeys.prefix(limit).map { ($0, object(forKey: $0) as Any) }
  }

  func entries(alignedWith other: Any) -> AlignedEntries {
    alignedEntries(entries(first: count), (other as? NSDictionary)?.entries(first: .max) ?? [])
  }
}

/// Two counted sets differ if they contain a member a different number of times.
extension NSCountedSet: ElementTable {
  static var keyType: Any.Type { Any.self }
  func entries(first limit: Int) -> [(key: Any, value: Any)] { members(first: limit).map { ($0, count(for: $0)) } }

  func entries(alignedWith other: Any) -> AlignedEntries {
    alignedEntries(entries(first: count), (other as? NSCountedSet)?.entries(first: .max) ?? [])
  }
}

/// Puts the entries of two dictionaries together by key.
///
/// A key that is a container can't be looked up. Its entries count as unmatched until the keys are compared part by part.
private func alignedEntries(
  _ entries: [(key: Any, value: Any)], _ others: [(key: Any, value: Any)]
) -> AlignedEntries {
  var aligned = AlignedEntries()
  func plain(_ key: Any) -> NSObject? { isFoundationContainer(key) ? nil : key as AnyObject as? NSObject }
  var rest: [NSObject: (key: Any, value: Any)] = [:]
  for entry in others {
    if let key = plain(entry.key) { rest[key] = entry } else { aligned.others.append(entry) }
  }
  for entry in entries {
    if let key = plain(entry.key), let other = rest.removeValue(forKey: key) {
      aligned.common.append((entry.key, entry.value, other.value))
    } else {
      aligned.mine.append(entry)
    }
  }
  aligned.others += rest.values
  return aligned
}

extension NSObject {
  /// The stored properties that hold the elements of a container.
  ///
  /// Without the Objective-C runtime, Foundation returns a container inside a container as a deep copy. Copying one that
  /// contains itself would never end.
  fileprivate var storage: [Any] {
    #if canImport(ObjectiveC)
      return []
    #else
      return isFromSystem(type(of: self)) ? Structure.parts(of: self, labeled: false).map(\.value) : []
    #endif
  }

  fileprivate func stored<Storage>(as type: Storage.Type) -> Storage? {
    storage.lazy.compactMap { exactly($0, as: type) }.first
  }

  /// An element as Foundation would return it; a container, however, as it is stored.
  fileprivate func element(_ object: AnyObject) -> Any {
    isFoundationContainer(object) ? object : NSArray(object: object).object(at: 0)
  }
}

/// The Foundation container that a type is or inherits from; nil for other types.
func foundationContainer(_ type: Any.Type) -> AnyClass? {
  guard let type = type as? NSObject.Type else { return nil }
  let classes: [AnyClass] = [NSArray.self, NSOrderedSet.self, NSCountedSet.self, NSSet.self, NSDictionary.self]
  return classes.first { type.isSubclass(of: $0) }
}

func isFoundationContainer(_ value: Any) -> Bool { foundationContainer(type(of: value)) != nil }

/// Whether operations that recurse into a container are safe: it doesn't contain itself, and is less than 16 levels deep.
///
/// Everything that is not a Foundation container is.
func isShallow(_ container: Any, depth: Int = 0) -> Bool {
  guard isFoundationContainer(container) else { return true }
  guard depth < 16 else { return false }
  func areShallow(_ values: [Any]) -> Bool { values.allSatisfy { isShallow($0, depth: depth + 1) } }
  return switch container {
  case let list as any ElementList: areShallow((0..<list.elementCount).map { list.element(at: $0) })
  case let table as any ElementTable: table.entries(first: .max).allSatisfy { areShallow([$0.key, $0.value]) }
  case let set as any ElementSet: areShallow(set.members(first: .max))
  default: true
  }
}
