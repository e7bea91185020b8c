/// The elements of a collection, or nil if the argument is none; a text counts as one value, not as its characters.
func elements(of argument: Any?) -> [Any]? {
  guard let collection = argument as? any Collection, !(argument is any StringProtocol) else { return nil }
  return collection.map { $0 as Any }
}

/// Whether there are as many elements as matchers, and each is accepted by the matcher in its place.
func agree(_ elements: ArraySlice<Any>?, _ matchers: [ArgumentMatcher]) -> Bool {
  guard let elements, elements.count == matchers.count else { return false }
  return zip(elements, matchers).allSatisfy { $1.matches($0) }
}
