/// What tells one closure from another: its code, and what it has captured.
///
/// A closure that captures nothing is the same each time that its line is run; of one that does, only copies are.
struct ClosureIdentity: Equatable {
  private let code: UInt
  private let context: UInt

  /// - Parameter closure: It must live as long as the identity is used.
  init<Argument, Result>(_ closure: @escaping @isolated(any) (Argument) -> Result) {
    guard MemoryLayout<ClosureHolder<Argument, Result>>.size == MemoryLayout<(UInt, UInt)>.size else {
      (code, context) = (0, UInt.random(in: 1...UInt.max))
      return
    }
    let words = unsafeBitCast(ClosureHolder(closure: closure), to: (UInt, UInt).self)
    code = words.0
    context = Self.holdsItsActorAlone(words.1) ? 0 : words.1
  }

  /// Whether what a closure has captured is nothing but the actor that it belongs to.
  private static func holdsItsActorAlone(_ context: UInt) -> Bool {
    guard MemoryLayout<Int>.size == 8, let metadata = UnsafePointer<UnsafeRawPointer>(bitPattern: context)?.pointee,
      // What the compiler writes down of captured variables, where it does.
      metadata.load(as: Int.self) == 0x400,
      let captures = metadata.load(fromByteOffset: 16, as: UnsafePointer<UInt32>?.self)
    else { return context == 0 }
    return captures.pointee <= 1
  }
}

/// A closure as the only property of a struct is two words, and nothing wraps it.
private struct ClosureHolder<Argument, Result> {
  let closure: @isolated(any) (Argument) -> Result
}
