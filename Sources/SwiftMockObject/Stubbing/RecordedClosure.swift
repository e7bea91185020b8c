/// A closure that a mock was given, together with the values to call it with.
///
/// At run time, a function has exactly one type: a `@Sendable (Int) -> Void` is no `(Int) -> Void`, and a closure
/// that takes an `Int?` takes no `Int`. Tests need not know that, so each type that fits is tried.
struct RecordedClosure<Result> {
  private let isMainActor: Bool
  private let body: () throws -> Result

  /// Why a closure couldn't be called, or how its call failed.
  enum Failure: Error {
    /// It is isolated to the main actor, and the test doesn't run there.
    case notOnMainActor
    case threw(any Error)
    /// There are more values than supported.
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
      // `call` has made sure of it. The values come from the test and go back to it without leaving the thread.
      nonisolated(unsafe) var result: Result?
      try MainActor.assumeIsolated { result = try body() }
      return result!
    }
  }
}

/// The values that a closure is called with, each with its type.
struct PassedValues {
  private var values: [any PassedValueProtocol] = []

  var count: Int { values.count }

  mutating func append<Value>(_ value: Value) { values.append(PassedValue(value: value)) }

  /// The types that closures may take the values as: each value as it is or as an optional, an error also as `any
  /// Error`.
  var spellings: [[any PassedValueProtocol]] {
    values.reduce([[]]) { lists, value in lists.flatMap { list in value.spellings.map { list + [$0] } } }
  }

  /// The type of a closure that takes exactly these values, for messages.
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
  /// The ways in which a closure may take one value.
  fileprivate var spellings: [any PassedValueProtocol] {
    let plain: [any PassedValueProtocol] = [self, PassedValue(value: Optional(value))]
    guard let error = value as? any Error else { return plain }
    return plain + [PassedValue(value: error), PassedValue(value: Optional(error))]
  }
}

// A function type can't be made of a parameter pack at run time, so there is one initializer for each number of
// values.

extension RecordedClosure {
  /// Finds a way to call a closure with the values.
  ///
  /// - Returns: Nil if the argument is no closure that can be called with them.
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
