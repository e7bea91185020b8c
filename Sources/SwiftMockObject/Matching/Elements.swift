/// The elements of a collection in order; nil for anything else.
///
/// A text is one value, not its characters.
func elements(of argument: Any?) -> [Any]? {
  if let list = argument as? any ElementList { return (0..<list.elementCount).map { list.element(at: $0) } }
  guard let collection = argument as? any Collection, !(argument is any StringProtocol),
    !(argument is any ElementSet), !(argument is any ElementTable)
  else { return nil }
  return collection.map { $0 as Any }
}

/// Whether there are as many elements as matchers, and each matcher accepts the element in its place.
func agree(_ elements: ArraySlice<Any>?, _ matchers: [ArgumentMatcher]) -> Bool {
  guard let elements, elements.count == matchers.count else { return false }
  return zip(elements, matchers).allSatisfy { $1.matches($0) }
}
