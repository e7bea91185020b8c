/// Everything that one mock remembers: its calls and its stubs.
///
/// ``MockObject`` makes its own. A mock that can't subclass `MockObject` holds one and conforms to ``MockRecording``:
///
/// ```swift
/// actor MockVault: MockRecording, Vault {
///   let mockRecorder = MockRecorder<VaultMethods>()
///   func open(_ code: Int) -> Bool { _onMethod(.open, args: code) }
/// }
/// ```
///
/// Use it from any number of threads. It keeps every recorded argument alive until ``MockRecording/resetMock(_:)`` or
/// its own end.
public final class MockRecorder<Methods: Hashable>: Sendable {
  @usableFromInline let memory: MockMemory

  /// Makes a recorder without calls and without stubs.
  public convenience init() {
    self.init(owner: nil)
  }

  /// - Parameter name: What messages call it, where that is not left to its class.
  init(owner: Any.Type?, name: String? = nil) {
    memory = MockMemory(owner: owner, name: name)
  }

  /// What the mock returns from unstubbed calls that have no `defaultReturn`.
  ///
  /// ```swift
  /// mock.mockRecorder.naturalDefaults.set(Account(owner: "Ann", balance: 10))
  /// ```
  ///
  /// Resetting the mock doesn't change it.
  public var naturalDefaults: NaturalDefaults {
    get { memory.defaults }
    set {
      // What the old ones captured is released after the lock.
      withExtendedLifetime(memory.exchange(newValue)) {}
    }
  }

  /// What messages call the mock, instead of by its class.
  ///
  /// ```swift
  /// source.mockRecorder.name = "source"
  /// ```
  ///
  /// It tells mocks of one class apart. Those that have no name are numbered where a test has made several of one class, in the
  /// order in which it made them: `MockLedger#1`, `MockLedger#2`.
  public var name: String? {
    get { memory.identity.name }
    set { memory.setName(newValue) }
  }

  /// The method as a number that needs no hashing, where it is one byte or none, as the cases of an enum are.
  @inlinable
  func byte(of method: Methods) -> Int? {
    switch MemoryLayout<Methods>.size {
    case 0: 0
    case 1: Int(unsafeBitCast(method, to: UInt8.self))
    default: nil
    }
  }

  /// Records a call that returns a value of a type.
  @inlinable
  func call(
    _ method: Methods, _ arguments: [Any?], _ mock: Any.Type, _ function: StaticString, returning result: Any.Type
  ) -> MockCall {
    let byte = byte(of: method)
    if let byte, let (position, behaviors) = memory.record(byte: byte, arguments, by: function, returning: result) {
      return MockCall(memory, position, arguments, result, behaviors)
    }
    return firstCall(method, byte, arguments, mock, function, result)
  }

  /// Records a call that returns nothing.
  ///
  /// - Returns: Nil if nobody has to look at the call any more, as most often: that takes a quarter less time.
  @inlinable
  func voidCall(
    _ method: Methods, _ arguments: [Any?], _ mock: Any.Type, _ function: StaticString
  ) -> MockCall? {
    let byte = byte(of: method)
    if let byte, let (position, behaviors) = memory.record(byte: byte, arguments, by: function, returning: Void.self) {
      return behaviors.map { MockCall(memory, position, arguments, Void.self, $0) }
    }
    return firstCall(method, byte, arguments, mock, function, Void.self)
  }

  /// Records the first call of a method, which gets its number.
  @usableFromInline
  func firstCall(
    _ method: Methods, _ byte: Int?, _ arguments: [Any?], _ mock: Any.Type, _ function: StaticString,
    _ result: Any.Type
  ) -> MockCall {
    memory.setOwner(mock)
    let slot = memory.register(AnyHashable(method), byte: byte)
    let (position, behaviors) = memory.record(slot: slot, arguments, by: function, returning: result)
    return MockCall(memory, position, arguments, result, behaviors)
  }
}

// MARK: - Behaviors

extension MockRecorder {
  /// Adds a stub for the calls of a pattern.
  ///
  /// - Parameters:
  ///   - answer: How the calls are answered.
  ///   - method: The method.
  ///   - pattern: The calls that the stub is for.
  ///   - limit: How many calls it answers; nil for all.
  ///   - place: The line that set it.
  func add(
    _ answer: Behavior.Answer, to method: Methods, for pattern: CallPattern, times limit: Int?,
    at place: SourcePlace
  ) {
    let behavior = Behavior(
      answer, pattern: pattern, limit: limit, place: place, isForwarding: memory.withState { $0.isForwarding })
    memory.add(behavior, to: memory.register(AnyHashable(method), byte: byte(of: method)))
  }

  /// Removes the stubs that were set through a reference narrowed like this.
  ///
  /// One that isn't narrowed removes all.
  func removeBehaviors(of method: Methods, setThrough pattern: CallPattern) {
    guard let slot = number(of: method) else { return }
    memory.removeBehaviors(of: slot, setThrough: pattern)
  }

  /// The stubs of a method, oldest first.
  func behaviors(of method: Methods) -> [Behavior] {
    read(method) { $0.behaviors } ?? []
  }

  /// Forgets calls, stubs, or both.
  func reset(_ parts: MockReset) { memory.reset(parts) }

  /// Sets up what the mock does by itself, such as forwarding calls to a real object.
  ///
  /// ```swift
  /// convenience init(forwardingTo real: any Ledger) {
  ///   self.init()
  ///   mockRecorder.forward {
  ///     methodReference(.balance).setCustomBehavior { (account: String) in real.balance(of: account) }
  ///   }
  /// }
  /// ```
  /// A test's stub takes its place, and it applies again when that stub is removed. It need not be used, not even in
  /// a strict test. Resetting the mock forgets it.
  ///
  /// - Parameter setUp: Sets stubs on the mock's own references.
  public func forward(_ setUp: () -> Void) {
    memory.withState { $0.isForwarding = true }
    setUp()
    memory.withState { $0.isForwarding = false }
  }
}

// MARK: - Reading

extension MockRecorder {
  /// The number of a method that has been called or stubbed.
  private func number(of method: Methods) -> Int? {
    memory.find(AnyHashable(method), byte: byte(of: method)).number
  }

  /// Reads what is remembered about a method, and tells a running `MOEventually` that it depends on this mock.
  private func read<R>(_ method: Methods, _ body: (MethodSlot) -> R) -> R? {
    Trial.looks(at: memory)
    return number(of: method).map { number in memory.withState { body($0.slots[number]) } }
  }

  /// Tells the recorder whose it is.
  func setOwner(_ type: Any.Type) { memory.setOwner(type) }

  /// How often a method has been called.
  func count(of method: Methods) -> Int {
    read(method) { $0.calls.log.count } ?? 0
  }

  /// The calls of a method as they are now.
  func calls(of method: Methods) -> MethodCalls {
    read(method) { $0.calls } ?? MethodCalls()
  }

  /// The calls of a method that a pattern covers, as values.
  func invocations(of method: Methods, _ pattern: CallPattern) -> [Invocation<Methods>] {
    let calls = calls(of: method)
    return calls.invocations(of: method, at: calls.indices(of: pattern))
  }

  /// All calls of the mock at one instant, in the order in which they were made.
  func invocations() -> [Invocation<Methods>] {
    Trial.looks(at: memory)
    return memory.history.tracks
      .flatMap { $0.calls.invocations(of: $0.method.base as! Methods, at: Array(0..<$0.calls.log.count)) }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// Marks calls of a method as asserted, unless they have been forgotten since.
  func markAsserted(_ indexes: [Int], of method: Methods, in generation: Int) {
    guard let number = number(of: method),
      !Trial.keepsMark(of: memory, number, generation, indexes: indexes, count: 0)
    else { return }
    memory.withState { state in
      guard state.slots[number].calls.generation == generation else { return }
      state.slots[number].calls.markAsserted(indexes)
    }
  }

  /// Marks all calls of a method as asserted if their number is right.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - isRight: Whether the number is right. It runs under the lock, so it must be the library's own.
  /// - Returns: Whether it is.
  func markAllAsserted(of method: Methods, if isRight: (Int) -> Bool) -> Bool {
    Trial.looks(at: memory)
    guard let number = number(of: method) else { return isRight(0) }
    if Trial.current != nil {
      let (count, generation) = memory.withState {
        ($0.slots[number].calls.log.count, $0.slots[number].calls.generation)
      }
      guard isRight(count) else { return false }
      if Trial.keepsMark(of: memory, number, generation, indexes: nil, count: count) { return true }
    }
    return memory.withState { state in
      let count = state.slots[number].calls.log.count
      guard isRight(count) else { return false }
      state.slots[number].calls.markAsserted(first: count)
      return true
    }
  }
}

extension MethodCalls {
  /// The calls with these indexes as values.
  fileprivate func invocations<Methods>(of method: Methods, at indices: [Int]) -> [Invocation<Methods>] {
    indices.map { index in
      let entry = log[index]
      return Invocation(
        method: method, sequenceNumber: entry.sequenceNumber,
        outcome: running.contains(index) ? .running : errors[index].map { .threw($0) } ?? .returned,
        rawArguments: entry.arguments, function: function(ofCall: index))
    }
  }
}
