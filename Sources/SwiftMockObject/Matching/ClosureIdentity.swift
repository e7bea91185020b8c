/// What tells one closure from another: its code, and what it has captured.
struct ClosureIdentity: Equatable {
  private let code: UInt
  private let context: UInt

  /// - Parameter closure: It must live as long as the identity is used.
  init<Argument, Result>(_ closure: @escaping (Argument) -> Result) {
    guard MemoryLayout<ClosureHolder<Argument, Result>>.size == MemoryLayout<(UInt, UInt)>.size else {
      (code, context) = (0, UInt.random(in: 1...UInt.max))
      return
    }
    (code, context) = unsafeBitCast(ClosureHolder(closure: closure), to: (UInt, UInt).self)
  }
}

/// A closure as the only property of a struct is two words, and nothing wraps it.
private struct ClosureHolder<Argument, Result> {
  let closure: (Argument) -> Result
}
