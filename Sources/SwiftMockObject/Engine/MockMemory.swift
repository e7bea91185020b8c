/// What one mock remembers, without the type of its methods: its calls, its stubs, and its listeners.
///
/// Checks over several mocks, strict tests and listeners hold it. Only the recorder knows the methods by their type;
/// here they are numbers.
@usableFromInline
final class MockMemory: Sendable {
  struct State {
    var slots: ContiguousArray<MethodSlot> = []
    /// The numbers of methods that are one byte, by that byte: no call has to hash its method.
    var numberOfByte: ContiguousArray<Int> = []
    /// The numbers of methods that are larger than a byte.
    var numbers: [AnyHashable: Int] = [:]
    /// The type of the mock, if it is known.
    var owner: Any.Type?
    var defaults = NaturalDefaults()
    /// Who hears of unstubbed calls; nil if the mock is lenient.
    var strictness: StrictTest?
    var listeners: [Int: @Sendable () -> Void] = [:]
    var lastListener = 0
    /// Whether what is set now is the mock's own forwarding.
    var isForwarding = false
    /// The child mocks that methods return.
    var children: [AnyHashable: ChildMock] = [:]
    /// Whether someone must hear of each call.
    var isWatched: Bool { !listeners.isEmpty || strictness != nil }
  }

  private let state: Locked<State>
  /// The order in which mocks are locked that are looked at together.
  private let number = MockMemory.numbers.next()
  private static let numbers = Counter()

  init(owner: Any.Type?) {
    var state = State()
    state.owner = owner
    state.strictness = StrictTest.current
    let test = state.strictness
    self.state = Locked(state)
    TestRun.noteMock()
    test?.add(self)
    MockStory.current?.add(self)
  }

  /// Runs a closure with what the mock remembers, under the lock.
  @inline(__always)
  func withState<R>(_ body: (inout State) throws -> R) rethrows -> R { try state.withLock(body) }

  /// The type of the mock, if it is known, for messages.
  var mockType: Any.Type? { withState { $0.owner } }

  /// Notes the type of the mock.
  func setOwner(_ type: Any.Type) {
    withState { if $0.owner == nil { $0.owner = type } }
  }

  /// What the mock returns from unstubbed calls.
  var defaults: NaturalDefaults { withState { $0.defaults } }

  /// Changes what the mock returns from unstubbed calls.
  ///
  /// - Returns: What was replaced, to be released after the lock.
  func exchange(_ defaults: NaturalDefaults) -> NaturalDefaults {
    withState { state in
      defer { state.defaults.takeIn(defaults) }
      return state.defaults
    }
  }

  /// Who hears of unstubbed calls; nil if the mock is lenient.
  var strictness: StrictTest? { withState { $0.strictness } }

  /// Reports unstubbed calls from now on.
  func makeStrict(_ test: StrictTest) {
    withState { $0.strictness = test }
  }
}

/// A mock that a method of another mock returns.
struct ChildMock {
  let mock: Any
  let memory: MockMemory
}

extension MockMemory {
  /// Keeps a child mock unless the method has one, and returns the one that is kept.
  func take(_ child: ChildMock, of method: AnyHashable) -> ChildMock {
    withState { state in
      if let first = state.children[method] { return first }
      state.children[method] = child
      return child
    }
  }
}

// MARK: - One instant

extension MockMemory {
  /// Collects something from each mock, all at one instant.
  ///
  /// Each lock is taken once, in one order for the whole process, and held until the last one has been taken.
  static func collect<R>(from memories: [MockMemory], _ body: (inout State) -> R) -> [R] {
    let order = memories.indices.sorted { memories[$0].number < memories[$1].number }
    var collected: [R?] = memories.map { _ in nil }
    func visit(_ position: Int) {
      guard position < order.count else { return }
      let index = order[position]
      memories[index].withState { state in
        collected[index] = body(&state)
        visit(position + 1)
      }
    }
    visit(0)
    return collected.map { $0! }
  }
}

extension MockMemory.State {
  /// The methods that have been called or stubbed, each with its calls.
  func tracks(mockNumber: Int? = nil) -> [CallTrack] {
    let answersCount = strictness?.options.contains(.stubbedCallsNeedNoAssertion) ?? false
    return slots.map { slot in
      var calls = slot.calls
      calls.answersCount = answersCount
      let behaviors = slot.behaviors
      return CallTrack(mock: owner, method: slot.method, calls: calls, mockNumber: mockNumber, stubs: { behaviors })
    }
  }
}

extension CallHistory {
  /// The calls of each mock, all at one instant.
  static func histories(of memories: [MockMemory]) -> [CallHistory] {
    for memory in memories { Trial.looks(at: memory) }
    let tracks = zip(MockMemory.collect(from: memories) { $0.tracks() }, memories).map { Trial.marked($0, of: $1) }
    let numbers = numbersAmongNamesakes(memories.map(\.mockType))
    return zip(tracks, numbers).map { tracks, number in
      let numbered = tracks.map { track in
        var track = track
        track.mockNumber = number
        return track
      }
      return CallHistory(tracks: numbered, mockNumber: number)
    }
  }

  /// The calls of all mocks at one instant.
  init(of memories: [MockMemory]) {
    self.init(tracks: Self.histories(of: distinct(memories)).flatMap(\.tracks))
  }
}

/// The mocks, each once.
func distinct(_ memories: [MockMemory]) -> [MockMemory] {
  var seen: Set<ObjectIdentifier> = []
  return memories.filter { seen.insert(ObjectIdentifier($0)).inserted }
}
