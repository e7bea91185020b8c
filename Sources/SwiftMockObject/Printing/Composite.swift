import Foundation

/// A value that is written as its parts between two brackets: a struct, an object, a collection, an enum case with a
/// payload.
///
/// Text on one line (`ValueDescription`) and on many (`ValueTree`) both write composites, so they can't disagree
/// about what a value's parts are.
struct Composite {
  /// One part, with the label or key before it.
  struct Part {
    var prefix = ""
    let value: Any?
    /// The value on one line, if it has already been written.
    var text: Rendered?
  }

  /// A value on one line, and whether that is all of it.
  typealias Rendered = (text: String, isWhole: Bool)

  /// Writes a key, or a part that has to be sorted.
  ///
  /// It is called from where the whole value is being written, because that knows the depth and the enclosing
  /// objects.
  typealias Render = (_ value: Any, _ limit: Int) -> Rendered

  let opening: String
  let closing: String
  /// How many parts can be asked for.
  let count: Int
  /// How many more elements a large collection has.
  var rest = 0
  let part: (Int) -> Part
  /// The identity of an object, which may be among its own parts.
  var identity: ObjectIdentifier?
  /// Whether parts may be left out.
  ///
  /// Elements of a collection may; the parts of other values are needed.
  var isCollection = false

  /// Takes a value apart.
  ///
  /// - Parameters:
  ///   - value: Any value that is no leaf.
  ///   - limit: The most elements of a collection that are of use.
  ///   - render: Writes the keys and the parts that have to be sorted.
  init(_ value: Any, limit: Int, render: Render) {
    switch value {
    case let list as any ElementList:
      self.init(value, count: min(list.elementCount, limit), of: list.elementCount) {
        Part(value: list.element(at: $0))
      }
    case let table as any ElementTable:
      let entries = inOrder(table.entries(first: limit), of: table.elementCount, render, by: \.key)
      let keys = entries.map { ($0.text ?? render($0.element.key, 40)).text }
      self.init(value, count: entries.count, of: table.elementCount, opening: entries.isEmpty ? "[:" : "[") {
        Part(
          prefix: "\(keys[$0].count > 40 ? keys[$0].prefix(39) + "…" : keys[$0]): ", value: entries[$0].element.value)
      }
    case let set as any ElementSet:
      let members = inOrder(set.members(first: limit), of: set.elementCount, render) { $0 }
      self.init(value, count: members.count, of: set.elementCount) {
        Part(value: members[$0].element, text: members[$0].text)
      }
    default:
      if type(of: value) is NSError.Type, let error = value as? NSError {
        self.init(error: error)
      } else {
        self.init(structureOf: value)
      }
    }
  }

  /// An `NSError` by what identifies it.
  private init(error: NSError) {
    let parts = [
      Part(prefix: "domain: ", value: error.domain), Part(prefix: "code: ", value: error.code),
      Part(prefix: "userInfo: ", value: error.userInfo),
    ]
    self.init(typeName(of: error), error.userInfo.isEmpty ? parts.dropLast() : parts)
  }

  /// Any other value by its structure: an enum by its case, an object or a struct by the name of its type.
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

  /// A collection, perhaps without some of its elements.
  private init(
    _ collection: Any, count: Int, of total: Int, opening: String = "[", part: @escaping (Int) -> Part
  ) {
    // A Foundation container is printed with its type, to tell it from a Swift collection. It may contain itself.
    let isObject = isFoundationContainer(collection)
    self.opening = isObject ? "\(typeName(of: collection))(\(opening)" : opening
    (closing, self.count, self.part) = (isObject ? "])" : "]", count, part)
    (isCollection, rest) = (true, total - count)
    identity = isObject ? ObjectIdentifier(collection as AnyObject) : nil
  }

  /// A value with a name before its brackets.
  ///
  /// Without parts, an enum case has no brackets.
  private init(_ name: String, _ parts: [Part], needsBrackets: Bool = false) {
    let hasBrackets = needsBrackets || !parts.isEmpty
    (opening, closing) = (name + (hasBrackets ? "(" : ""), hasBrackets ? ")" : "")
    (count, part) = (parts.count, { parts[$0] })
  }

  /// The stored parts of a value, with their labels.
  private static func parts(of value: Any) -> [Part] {
    Structure.parts(of: value).map { part in
      Part(prefix: part.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? "", value: part.wrappedValue ?? part.value)
    }
  }

  /// The payload of a case.
  ///
  /// It is a single part, and a tuple if the case has several values or a label.
  private static func payload(_ part: Structure.Part) -> [Part] {
    Structure.isTuple(part.value) ? parts(of: part.value) : [Part(value: part.value)]
  }
}

/// Marks types whose values are described by their type's name, because their parts mean nothing to users.
protocol DescribedByTypeName {}

/// Sorts elements that have no order, numbers by size and others by their text.
///
/// If they are only the first of many, sorting them would mean nothing, and they stay as they come.
private func inOrder<Element>(
  _ elements: [Element], of count: Int, _ render: Composite.Render, by value: (Element) -> Any
) -> [(element: Element, text: Composite.Rendered?)] {
  guard elements.count == count else { return elements.map { ($0, nil) } }
  let keyed = elements.map { (number: value($0) as? Int, text: render(value($0), 80), element: $0) }
  return keyed.sorted { left, right in
    if let number = left.number, let other = right.number { return number < other }
    return left.text.text < right.text.text
  }.map { ($0.element, $0.text) }
}
