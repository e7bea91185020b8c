// Closures that throw one type of error: they have another type than those that throw any error.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension RecordedClosure {
  /// Finds a way to call a closure that throws one type of error.
  ///
  /// - Returns: Nil if the argument is no such closure, or can't be called with the values.
  init?(throwingOneType argument: Any, _ values: PassedValues) {
    func find<E: Error>(_ error: E.Type) -> Self? {
      for values in values.spellings {
        let closure: RecordedClosure? =
          switch values.count {
          case 0: Self(argument, error)
          case 1: Self(argument, error, values[0])
          case 2: Self(argument, error, values[0], values[1])
          case 3: Self(argument, error, values[0], values[1], values[2])
          case 4: Self(argument, error, values[0], values[1], values[2], values[3])
          default: nil
          }
        if let closure { return closure }
      }
      return nil
    }
    guard let error = thrownErrorType(of: type(of: argument)), let closure = _openExistential(error, do: find) else {
      return nil
    }
    self = closure
  }

  private init?<E: Error>(_ argument: Any, _ error: E.Type) {
    if let closure = argument as? () throws(E) -> Result {
      self.init { try closure() }
    } else if let closure = argument as? @Sendable () throws(E) -> Result {
      self.init { try closure() }
    } else if let closure = argument as? @MainActor @Sendable () throws(E) -> Result {
      self.init(onMainActor: { try closure() })
    } else {
      return nil
    }
  }

  private init?<A, E: Error>(_ argument: Any, _ error: E.Type, _ a: some PassedValueProtocol<A>) {
    nonisolated(unsafe) let a = a.value
    if let closure = argument as? (A) throws(E) -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @Sendable (A) throws(E) -> Result {
      self.init { try closure(a) }
    } else if let closure = argument as? @MainActor @Sendable (A) throws(E) -> Result {
      self.init(onMainActor: { try closure(a) })
    } else {
      return nil
    }
  }

  private init?<A, B, E: Error>(
    _ argument: Any, _ error: E.Type, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>
  ) {
    nonisolated(unsafe) let (a, b) = (a.value, b.value)
    if let closure = argument as? (A, B) throws(E) -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @Sendable (A, B) throws(E) -> Result {
      self.init { try closure(a, b) }
    } else if let closure = argument as? @MainActor @Sendable (A, B) throws(E) -> Result {
      self.init(onMainActor: { try closure(a, b) })
    } else {
      return nil
    }
  }

  private init?<A, B, C, E: Error>(
    _ argument: Any, _ error: E.Type, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>,
    _ c: some PassedValueProtocol<C>
  ) {
    nonisolated(unsafe) let (a, b, c) = (a.value, b.value, c.value)
    if let closure = argument as? (A, B, C) throws(E) -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @Sendable (A, B, C) throws(E) -> Result {
      self.init { try closure(a, b, c) }
    } else if let closure = argument as? @MainActor @Sendable (A, B, C) throws(E) -> Result {
      self.init(onMainActor: { try closure(a, b, c) })
    } else {
      return nil
    }
  }

  private init?<A, B, C, D, E: Error>(
    _ argument: Any, _ error: E.Type, _ a: some PassedValueProtocol<A>, _ b: some PassedValueProtocol<B>,
    _ c: some PassedValueProtocol<C>, _ d: some PassedValueProtocol<D>
  ) {
    nonisolated(unsafe) let (a, b, c, d) = (a.value, b.value, c.value, d.value)
    if let closure = argument as? (A, B, C, D) throws(E) -> Result {
      self.init { try closure(a, b, c, d) }
    } else if let closure = argument as? @Sendable (A, B, C, D) throws(E) -> Result {
      self.init { try closure(a, b, c, d) }
    } else if let closure = argument as? @MainActor @Sendable (A, B, C, D) throws(E) -> Result {
      self.init(onMainActor: { try closure(a, b, c, d) })
    } else {
      return nil
    }
  }
}
