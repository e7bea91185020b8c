/// A closure that a call of a mock was given, together with the values that it is to be called with.
///
/// At run time a function is of one type only: `@Sendable (Int) -> Void` is no `(Int) -> Void`, and a closure that takes an
/// `Int?` takes no `Int`. Whoever calls it should not have to know, so each spelling that fits is tried.
struct RecordedClosure<Result> {
  private let isMainActor: Bool
  private let body: () throws -> Result

  /// Why a closure could not be called, or how its call failed.
  enum Failure: Error {
    /// It is isolated to the main actor, and the test does not run there.
    case notOnMainActor
    case threw(any Error)
    /// It would have to be called with more than anybody has foreseen.
    case tooManyValues(Int)
  }

  /// How many values a closure can be called with at most.
  static var mostValues: Int { 4 }

  /// Calls the closure.
  func call() -> Swift.Result<Result, Failure> {
    if isMainActor && !MainQueue.isCurrent { return .failure(.notOnMainActor) }
    return Swift.Result(catching: body).mapError(Failure.threw)
  }

  init(_ body: @escaping () throws -> Result) {
    isMainActor = false
    self.body = body
  }

  init(onMainActor body: @escaping @MainActor () throws -> Result) {
    isMainActor = true
    self.body = {
      // `call` has made sure of that. The values come from the test and go back to it without leaving the thread.
      nonisolated(unsafe) var result: Result?
      try MainActor.assumeIsolated { result = try body() }
      return result!
    }
  }
}

/// The values that a closure is to be called with, each with its type.
struct PassedValues {
  private var values: [any PassedValueProtocol] = []

  var count: Int { values.count }

  mutating func append<Value>(_ value: Value) { values.append(PassedValue(value: value)) }

  /// The ways in which closures may take the values: each as it is or as an optional, an error also as any error.
  var spellings: [[any PassedValueProtocol]] {
    values.reduce([[]]) { lists, value in lists.flatMap { list in value.spellings.map { list + [$0] } } }
  }

  /// The type of a closure that takes exactly these.
  func closureType<Result>(returning: Result.Type) -> Any.Type {
    func type<A>(_: some PassedValueProtocol<A>) -> Any.Type { ((A) -> Result).self }
    func type<A, B>(_: some PassedValueProtocol<A>, _: some PassedValueProtocol<B>) -> Any.Type {
      ((A, B) -> Result).self
    }
    func type<A, B, C>(
      _: some PassedValueProtocol<A>, _: some PassedValueProtocol<B>, _: some PassedValueProtocol<C>
    ) -> Any.Type { ((A, B, C) -> Result).self }
    func type<A, B, C, D>(
      _: some PassedValueProtocol<A>, _: some PassedValueProtocol<B>, _: some PassedValueProtocol<C>,
      _: some PassedValueProtocol<D>
    ) -> Any.Type { ((A, B, C, D) -> Result).self }
    switch values.count {
    case 0: return (() -> Result).self
    case 1: return type(values[0])
    case 2: return type(values[0], values[1])
    case 3: return type(values[0], values[1], values[2])
    default: return type(values[0], values[1], values[2], values[3])
    }
  }
}

/// A value with its type.
protocol PassedValueProtocol<Value> {
  associatedtype Value
  var value: Value { get }
}

private struct PassedValue<Value>: PassedValueProtocol {
  let value: Value
}

extension PassedValueProtocol {
  fileprivate var spellings: [any PassedValueProtocol] {
    let plain: [any PassedValueProtocol] = [self, PassedValue(value: Optional(value))]
    guard let error = value as? any Error else { return plain }
    return plain + [PassedValue(value: error), PassedValue(value: Optional(error))]
  }
}

// A type of function can't be made of a pack of parameters at run time: hence one of these for each number of them.

extension RecordedClosure {
  /// - Returns: Nil if the argument is no closure that can be called with the values.
  init?(_ argument: Any, _ values: PassedValues) {
    for values in values.spellings {
      let closure: RecordedClosure? =
        switch values.count {
        case 0: Self(argument)
        case 1: Self(argument, values[0])
        case 2: Self(argument, values[0], values[1])
        case 3: Self(argument, values[0], values[1], values[2])
        case 4: Self(argument, values[0], values[1], values[2], values[3])
        default: nil
        }
      if let closure {
        self = closure
        return
      }
    }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *), let closure = Self(throwingOneType: argument, values)
    else { return nil }
    self = closure
  }

  private init?(_ argument: Any) {
    if let closure = argument as? () throws -> Result {
      self.init(closure)
    } else if let closure = argument as? @Sendable () throws -> Result {
      self.init(closure)
    } else if let closure = argument as? @MainActor @Sendable () throws -> Result {
      self.init(onMainActor: closure)
    } else {
      return nil
    }
  }

  private init?<A>(_ argument: Any, _ a: some PassedValueProtocol<A>) {
    nonisolated(unsafe) let a = a.value
    if let closure = argument as? (A) throws -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @Sendable (A) throws -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @MainActor @Sendable (A) throws -> Result {
      self.init(onMainActor: { try closure(a) })
    } else {
      return nil
    }
  }

  private init?<A, B>(_ argument: Any, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>) {
    nonisolated(unsafe) let (a, b) = (a.value, b.value)
    if let closure = argument as? (A, B) throws -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @Sendable (A, B) throws -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @MainActor @Sendable (A, B) throws -> Result {
      self.init(onMainActor: { try closure(a, b) })
    } else {
      return nil
    }
  }

  private init?<A, B, C>(
    _ argument: Any, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>,
    _ c: some PassedValueProtocol<C>
  ) {
    nonisolated(unsafe) let (a, b, c) = (a.value, b.value, c.value)
    if let closure = argument as? (A, B, C) throws -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @Sendable (A, B, C) throws -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @MainActor @Sendable (A, B, C) throws -> Result {
      self.init(onMainActor: { try closure(a, b, c) })
    } else {
      return nil
    }
  }

  private init?<A, B, C, D>(
    _ argument: Any, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>,
    _ c: some PassedValueProtocol<C>, _ d: some PassedValueProtocol<D>
  ) {
    nonisolated(unsafe) let (a, b, c, d) = (a.value, b.value, c.value, d.value)
    if let closure = argument as? (A, B, C, D) throws -> Result {
      self.init { try closure(a, b, c, d) }
    } else if let closure = argument as? @Sendable (A, B, C, D) throws -> Result {
      self.init { try closure(a, b, c, d) }
    } else if let closure = argument as? @MainActor @Sendable (A, B, C, D) throws -> Result {
      self.init(onMainActor: { try closure(a, b, c, d) })
    } else {
      return nil
    }
  }
}
