/// What tells one closure from another: its code, and what it has captured.
///
/// A closure that captures nothing is the same each time that its line is run; of one that does, only copies are. In an
/// optimized build, which may wrap closures anew, that may hold for the first kind as well.
struct ClosureIdentity: Equatable {
  private let code: UInt
  private let context: UInt
  /// While the closure lives, no other one can take over its place in memory.
  private let closure: Any

  // Two initializers, because a closure that is handed on as one of another shape is wrapped on the way, each time anew.

  init<Argument>(_ closure: @escaping @isolated(any) (Argument) -> Bool) {
    let holder = ClosureHolder(closure: closure)
    self.init(of: unsafeBitCast(holder, to: (UInt, UInt).self), holder)
  }

  init(ofAny closure: @escaping @isolated(any) (Any?) -> Bool) {
    let holder = AnyClosureHolder(closure: closure)
    self.init(of: unsafeBitCast(holder, to: (UInt, UInt).self), holder)
  }

  private init(of words: (UInt, UInt), _ closure: Any) {
    code = words.0
    context = Self.holdsItsActorAlone(words.1) ? 0 : words.1
    self.closure = closure
  }

  static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.context == right.context
  }

  /// Whether what a closure has captured is nothing but the actor that it belongs to.
  private static func holdsItsActorAlone(_ context: UInt) -> Bool {
    guard MemoryLayout<Int>.size == 8, let metadata = UnsafePointer<UnsafeRawPointer>(bitPattern: context)?.pointee,
      // What the compiler writes down of captured variables, where it does: how many there are, then their types.
      metadata.load(as: Int.self) == 0x400,
      let captures = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      captures.load(as: UInt32.self) == 1
    else { return context == 0 }
    let place = captures + 12
    let type = (place + Int(place.load(as: Int32.self))).assumingMemoryBound(to: CChar.self)
    // `(any Actor)?`
    return String(cString: type) == "ScA_pSg"
  }
}

/// A closure as the only property of a struct is two words, and nothing wraps it.
private struct ClosureHolder<Argument> {
  let closure: @isolated(any) (Argument) -> Bool
}

private struct AnyClosureHolder {
  let closure: @isolated(any) (Any?) -> Bool
}
