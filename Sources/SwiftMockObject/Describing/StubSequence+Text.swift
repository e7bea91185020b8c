@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension StubSequence: CustomStringConvertible, DescribedInWords {
  /// What a message calls it: its parts are the library's own.
  var description: String { "a stream of \(typeName(Element.self))" }
}
