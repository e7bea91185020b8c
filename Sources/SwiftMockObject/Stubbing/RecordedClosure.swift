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
  }

  /// Calls the closure.
  func call() -> Swift.Result<Result, Failure> {
    if isMainActor && !MainQueue.isCurrent { return .failure(.notOnMainActor) }
    return Swift.Result(catching: body).mapError(Failure.threw)
  }

  /// Calls the closure on the main actor if it is isolated to it, else here.
  nonisolated(nonsending) func callWhereItBelongs() async -> Swift.Result<Result, Failure> {
    guard isMainActor, !MainQueue.isCurrent else { return call() }
    // The test waits for it, so that nothing of it is used in two places at once.
    nonisolated(unsafe) let closure = self
    nonisolated(unsafe) var outcome: Swift.Result<Result, Failure>?
    await MainActor.run { outcome = closure.call() }
    return outcome!
  }

  private init(_ body: @escaping () throws -> Result) {
    isMainActor = false
    self.body = body
  }

  private init(onMainActor body: @escaping @MainActor () throws -> Result) {
    isMainActor = true
    self.body = {
      // `call` has made sure of that. The values come from the test and go back to it without leaving the thread.
      nonisolated(unsafe) var result: Result?
      try MainActor.assumeIsolated { result = try body() }
      return result!
    }
  }
}

// MARK: - Closures without parameters

extension RecordedClosure {
  init?(_ argument: Any) {
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
}

// MARK: - Closures with one parameter

extension RecordedClosure {
  init?<A>(_ argument: Any, _ a: A) {
    if let closure = Self(argument, exactly: a) ?? Self(argument, exactly: Optional(a)) {
      self = closure
    } else if let error = a as? any Error,
      let closure = Self(argument, exactly: error) ?? Self(argument, exactly: Optional(error))
    {
      self = closure
    } else {
      return nil
    }
  }

  private init?<A>(_ argument: Any, exactly a: A) {
    if let closure = argument as? (A) throws -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @Sendable (A) throws -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @MainActor @Sendable (A) throws -> Result {
      nonisolated(unsafe) let value = a
      self.init(onMainActor: { try closure(value) })
    } else {
      return nil
    }
  }
}

// MARK: - Closures with two parameters

extension RecordedClosure {
  init?<A, B>(_ argument: Any, _ a: A, _ b: B) {
    if let closure = Self(argument, exactly: a, b) ?? Self(argument, exactly: Optional(a), b) {
      self = closure
    } else if let error = a as? any Error,
      let closure = Self(argument, exactly: error, b) ?? Self(argument, exactly: Optional(error), b)
    {
      self = closure
    } else {
      return nil
    }
  }

  private init?<A, B>(_ argument: Any, exactly a: A, _ b: B) {
    if let closure = Self(argument, exactly: a, exactly: b) ?? Self(argument, exactly: a, exactly: Optional(b)) {
      self = closure
    } else if let error = b as? any Error,
      let closure = Self(argument, exactly: a, exactly: error) ?? Self(argument, exactly: a, exactly: Optional(error))
    {
      self = closure
    } else {
      return nil
    }
  }

  private init?<A, B>(_ argument: Any, exactly a: A, exactly b: B) {
    if let closure = argument as? (A, B) throws -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @Sendable (A, B) throws -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @MainActor @Sendable (A, B) throws -> Result {
      nonisolated(unsafe) let (first, second) = (a, b)
      self.init(onMainActor: { try closure(first, second) })
    } else {
      return nil
    }
  }
}

// MARK: - Closures with three parameters

extension RecordedClosure {
  init?<A, B, C>(_ argument: Any, _ a: A, _ b: B, _ c: C) {
    if let closure = argument as? (A, B, C) throws -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @Sendable (A, B, C) throws -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @MainActor @Sendable (A, B, C) throws -> Result {
      nonisolated(unsafe) let (first, second, third) = (a, b, c)
      self.init(onMainActor: { try closure(first, second, third) })
    } else {
      return nil
    }
  }
}
