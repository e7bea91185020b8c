/// The mocks that one test makes, in this order: where several of them are of one class, messages number them by it.
final class MockRoster: Sendable {
  /// Their types, as far as they are known; nil for those that are called by a name.
  private let types = Locked<[Any.Type?]>([])

  /// Where one mock stands.
  struct Place: Sendable {
    fileprivate let roster: MockRoster
    fileprivate let index: Int

    /// Notes the type by which messages call the mock.
    func note(_ type: Any.Type?) {
      roster.types.withLock { if index < $0.count { $0[index] = type } }
    }

    /// Which mock of its type it is, counted from 1; nil if it is the only one.
    var number: Int? {
      roster.types.withLock { types in
        guard index < types.count, let type = types[index], types.count(where: { $0 == type }) > 1 else { return nil }
        return types[...index].count { $0 == type }
      }
    }
  }

  /// Takes in the mock that has just been made.
  func add(_ type: Any.Type?) -> Place {
    types.withLock { types in
      types.append(type)
      return Place(roster: self, index: types.count - 1)
    }
  }

  /// Forgets the mocks, where it turns out that they are not those of one test.
  func close() { types.withLock { $0 = [] } }
}
