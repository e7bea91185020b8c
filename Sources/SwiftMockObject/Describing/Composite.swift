import Foundation

/// A value that is written as its parts between two brackets.
struct Composite {
  /// One part, and the label or key before it.
  typealias Part = (prefix: String, value: Any?)

  let opening: String
  let closing: String
  /// How many parts can be asked for.
  let count: Int
  /// How many more elements a large collection has.
  var rest = 0
  let part: (Int) -> Part
  /// The identity of an object, which may be among its own parts.
  var identity: ObjectIdentifier?
  /// Elements of a collection may be left out; the parts of other values are needed.
  var isCollection = false

  /// - Parameter limit: the most elements of a collection that are of use.
  init(_ value: Any, limit: Int) {
    switch value {
    case let list as any ElementList:
      self.init(collection: min(list.elementCount, limit), of: list.elementCount) { ("", list.element(at: $0)) }
    case let set as any ElementSet:
      let members = inOrder(set.members(first: limit), of: set.elementCount) { $0 }
      self.init(collection: members.count, of: set.elementCount) { ("", members[$0]) }
    case let table as any ElementTable:
      let entries = inOrder(table.entries(first: limit), of: table.elementCount, by: \.key)
      self.init(collection: entries.count, of: table.elementCount, opening: entries.isEmpty ? "[:" : "[") {
        (shortDescription(of: entries[$0].key, limit: 40) + ": ", entries[$0].value)
      }
    case let error as NSError where type(of: value) is NSError.Type:
      let parts: [Part] = [("domain: ", error.domain), ("code: ", error.code), ("userInfo: ", error.userInfo)]
      self.init(typeName(of: error), error.userInfo.isEmpty ? parts.dropLast() : parts)
    default:
      self.init(structureOf: value)
    }
  }

  private init(structureOf value: Any) {
    switch Structure.style(of: value) {
    case .enumeration:
      let name = "." + (Structure.caseName(of: value) ?? "?")
      self.init(name, Structure.parts(of: value).first.map(Self.payload) ?? [])
    case .object where type(of: value) is any Actor.Type || value is any DescribedByTypeName:
      self.init(typeName(of: value), [])
    case .object:
      self.init(typeName(of: value), Self.parts(of: value))
      identity = ObjectIdentifier(value as AnyObject)
    case .product where Structure.isTuple(value):
      self.init("", Self.parts(of: value), needsBrackets: true)
    case .product, .other:
      self.init(typeName(of: value), Self.parts(of: value), needsBrackets: true)
    }
  }

  private init(collection count: Int, of total: Int, opening: String = "[", part: @escaping (Int) -> Part) {
    (self.opening, closing, self.count, self.part) = (opening, "]", count, part)
    (isCollection, rest) = (true, total - count)
  }

  private init(_ name: String, _ parts: [Part], needsBrackets: Bool = false) {
    let hasBrackets = needsBrackets || !parts.isEmpty
    (opening, closing) = (name + (hasBrackets ? "(" : ""), hasBrackets ? ")" : "")
    (count, part) = (parts.count, { parts[$0] })
  }

  private static func parts(of value: Any) -> [Part] {
    Structure.parts(of: value).map { ($0.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? "", $0.value) }
  }

  /// The payload of a case is one part, which is a tuple if the case has several values or a label.
  private static func payload(_ part: Structure.Part) -> [Part] {
    Structure.isTuple(part.value) ? parts(of: part.value) : [("", part.value)]
  }
}

/// Marks types whose values are described by the name of their type alone, because their parts mean nothing to users.
protocol DescribedByTypeName {}

/// The name of a value's type, as one writes it where it is known.
func typeName(of value: Any) -> String {
  String(describing: type(of: value))
}

/// Elements without an order of their own, in the order of their texts, unless they are only the first of many.
private func inOrder<Element>(_ elements: [Element], of count: Int, by value: (Element) -> Any) -> [Element] {
  guard elements.count == count else { return elements }
  let keyed = elements.map { (value: value($0), text: shortDescription(of: value($0)), element: $0) }
  return keyed.sorted {
    if let left = $0.value as? Int, let right = $1.value as? Int { return left < right }
    return $0.text < $1.text
  }.map(\.element)
}
