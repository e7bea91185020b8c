/// What distinguishes one closure from another: its code, and what it captured.
///
/// A closure that captures nothing has the same identity each time its line runs. One that captures something shares its
/// identity only with its copies. In an optimized build, which may wrap closures again, so may the first kind.
struct ClosureIdentity: Hashable {
  private let code: UInt
  private let context: UInt
  /// While the closure lives, no other one can take its place in memory.
  private let closure: Any

  // Two initializers, because a closure that is passed on as another type is wrapped anew each time.

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

  func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(context)
  }

  /// Whether the closure captured only the actor that it belongs to.
  private static func holdsItsActorAlone(_ context: UInt) -> Bool {
    guard MemoryLayout<Int>.size == 8, let metadata = UnsafePointer<UnsafeRawPointer>(bitPattern: context)?.pointee,
      // The compiler's list of captured variables, if there is one: their number, then their types.
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

/// The same for closures that take any argument.
private struct AnyClosureHolder {
  let closure: @isolated(any) (Any?) -> Bool
}
