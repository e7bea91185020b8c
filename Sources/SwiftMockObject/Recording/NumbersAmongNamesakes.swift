/// The number of each mock among those of its type, counted from 1 in the order in which the test names them.
///
/// It is nil for a mock that is the only one of its type, so that messages only number mocks that could be confused.
func numbersAmongNamesakes(_ mocks: [Any.Type?]) -> [Int?] {
  let names = mocks.map { $0.map(ObjectIdentifier.init) }
  return names.indices.map { position in
    guard let name = names[position], names.count(where: { $0 == name }) > 1 else { return nil }
    return names[...position].count { $0 == name }
  }
}
