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
    /// What messages call the mock instead.
    var name: String?
    var defaults = NaturalDefaults()
    /// Who hears of unstubbed calls; nil if the mock is lenient.
    var strictness: StrictTest?
    /// Notes where calls come from; nil where nobody asks for it.
    var origins: CallOrigins?
    var listeners: [Int: @Sendable () -> Void] = [:]
    var lastListener = 0
    /// Whether what is set now is the mock's own forwarding.
    var isForwarding = false
    /// The child mocks that methods return.
    var children: [AnyHashable: ChildMock] = [:]
    /// Whether someone must hear of each call.
    var isWatched: Bool { !listeners.isEmpty || strictness != nil || origins != nil }
  }

  private let state: Locked<State>
  /// The order in which mocks are locked that are looked at together.
  private let number = MockMemory.numbers.next()
  private static let numbers = Counter()

  /// Where it stands among the mocks of its test.
  private let place: MockRoster.Place?

  init(owner: Any.Type?, name: String?) {
    var state = State()
    (state.owner, state.name) = (owner, name)
    state.defaults = NaturalDefaults(ofMock: number)
    place = name == nil ? TestRun.roster?.add(owner) : nil
    state.strictness = StrictTest.current
    let story = MockStory.current
    state.origins = story?.origins
    let test = state.strictness
    self.state = Locked(state)
    TestRun.noteMock()
    test?.add(self)
    story?.add(self)
  }

  /// Runs a closure with what the mock remembers, under the lock.
  @inline(__always)
  func withState<R>(_ body: (inout State) throws -> R) rethrows -> R { try state.withLock(body) }

  /// Which mock it is, for messages.
  var identity: MockIdentity {
    let (owner, name) = withState { ($0.owner, $0.name) }
    return MockIdentity(owner, name: name, place: place)
  }

  /// Notes the type of the mock.
  func setOwner(_ type: Any.Type) {
    let isNews = withState { state in
      guard state.owner == nil else { return false }
      state.owner = type
      return state.name == nil
    }
    if isNews { place?.note(type) }
  }

  /// Has messages call the mock by a name, or by its type again.
  func setName(_ name: String?) {
    let owner = withState { state in
      state.name = name
      return state.owner
    }
    place?.note(name == nil ? owner : nil)
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
  /// Each lock is taken once, in one order for the whole process, and held until the last one is taken.
  static func collect<R>(from memories: [MockMemory], _ body: (inout State, _ index: Int) -> R) -> [R] {
    let order = memories.indices.sorted { memories[$0].number < memories[$1].number }
    var collected: [R?] = memories.map { _ in nil }
    func visit(_ position: Int) {
      guard position < order.count else { return }
      let index = order[position]
      memories[index].withState { state in
        collected[index] = body(&state, index)
        visit(position + 1)
      }
    }
    visit(0)
    return collected.map { $0! }
  }
}

extension MockMemory {
  /// The mocks as one message calls them.
  fileprivate static func identities(of memories: [MockMemory]) -> [MockIdentity] {
    let order = memories.indices.sorted { memories[$0].number < memories[$1].number }
    let identities = order.map { memories[$0].identity }.numbered
    return zip(order, identities).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The calls of this mock alone.
  var history: CallHistory {
    let mock = identity
    return CallHistory(tracks: withState { $0.tracks(of: mock) }, mocks: [mock])
  }
}

extension MockMemory.State {
  /// The methods that were called or told something, each with its calls.
  func tracks(of mock: MockIdentity) -> [CallTrack] {
    let answersCount = strictness?.options.contains(.stubbedCallsNeedNoAssertion) ?? false
    return slots.map { slot in
      var calls = slot.calls
      calls.answersCount = answersCount
      let behaviors = slot.behaviors
      return CallTrack(
        mock: mock, method: slot.method, calls: calls, stubs: { behaviors.map(\.source) },
        origins: origins)
    }
  }
}

extension CallHistory {
  /// The calls of each mock, all at one instant.
  static func histories(of memories: [MockMemory]) -> [CallHistory] {
    for memory in memories { Trial.looks(at: memory) }
    let mocks = MockMemory.identities(of: memories)
    let tracks = MockMemory.collect(from: memories) { state, index in state.tracks(of: mocks[index]) }
    return memories.indices.map { index in
      CallHistory(tracks: Trial.marked(tracks[index], of: memories[index]), mocks: [mocks[index]])
    }
  }

  /// The calls of all mocks at one instant.
  init(of memories: [MockMemory]) {
    self.init(joining: Self.histories(of: distinct(memories)))
  }

  /// The calls of several histories.
  init(joining histories: [CallHistory]) {
    self.init(tracks: histories.flatMap(\.tracks), mocks: histories.flatMap(\.mocks))
  }
}

/// The mocks, each once.
func distinct(_ memories: [MockMemory]) -> [MockMemory] {
  var seen: Set<ObjectIdentifier> = []
  return memories.filter { seen.insert(ObjectIdentifier($0)).inserted }
}
