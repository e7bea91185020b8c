/// Which mock it is.
struct MockIdentity: Sendable {
  /// Its type, as far as it is known.
  let type: Any.Type?
  /// What it is called instead of by its type.
  let name: String?
  /// Where it stands among the mocks of its test.
  let place: MockRoster.Place?
  /// Which one it is of those of its type that a message is about, where no test is known to have made them.
  fileprivate var numberInMessage: Int?

  init(_ type: Any.Type?, name: String? = nil, place: MockRoster.Place? = nil) {
    (self.type, self.name, self.place) = (type, name, place)
  }

  /// Which one it is of several of its type, counted from 1; nil where it is the only one, or has a name.
  var number: Int? { name == nil ? place?.number ?? numberInMessage : nil }
}

extension [MockIdentity] {
  /// The mocks of one message, given in the order in which they were made: no two of them are called alike by their type alone.
  var numbered: [MockIdentity] {
    func areAlike(_ one: MockIdentity, _ other: MockIdentity) -> Bool {
      one.type != nil && one.type == other.type && one.name == nil && other.name == nil && one.number == nil
        && other.number == nil
    }
    return indices.map { index in
      var mock = self[index]
      guard count(where: { areAlike($0, mock) }) > 1 else { return mock }
      mock.numberInMessage = self[...index].count { areAlike($0, mock) }
      return mock
    }
  }
}
