extension FakeEquatableWrapper: CustomStringConvertible, CustomDebugStringConvertible {
  /// The structure of the value on one line.
  public var description: String {
    var text = ValueDescription(limit: 2000)
    text.ignoresCustomDescriptions = true
    text.append(element)
    return text.shortened
  }

  /// The structure of the value on one line.
  public var debugDescription: String { description }
}
