/// A quick look at the arguments of a call, which rejects most calls that a pattern doesn't accept.
///
/// An assertion on a narrowed reference looks at all calls of a method. If the pattern asks for an `Int`, nearly all
/// calls have another one, and comparing the words in memory shows that without a matcher. That is fast even in debug
/// builds.
struct QuickRejection {
  private let count: Int
  private let position: Int
  private let value: Int
  private let type: UnsafeRawPointer

  /// Nil if the pattern asks for no `Int`.
  init?(_ pattern: [ArgumentMatcher]) {
    guard Self.layout != nil, let position = pattern.firstIndex(where: { $0.expectedValue?.value is Int }),
      let value = pattern[position].expectedValue?.value, let value = exactly(value, as: Int.self)
    else { return nil }
    (count, self.position, self.value) = (pattern.count, position, value)
    type = unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self)
  }

  /// Whether the arguments can certainly not be accepted.
  ///
  /// - Parameter arguments: The address of a variable of the type `[Any?]`.
  func rejects(_ arguments: UnsafeRawPointer) -> Bool {
    let array = arguments.load(as: UnsafeRawPointer.self)
    if array.load(fromByteOffset: 16, as: Int.self) != count { return true }
    let argument = array + 32 + 32 * position
    return argument.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) == type && argument.load(as: Int.self) != value
  }

  /// Whether arrays and existentials are laid out as assumed here, which is tried once; nil if not.
  private static let layout: Void? = {
    let known: [Any?] = [1, "a", 12345, nil]
    return withUnsafeBytes(of: known) { place in
      guard place.count == 8, MemoryLayout<Any?>.size == 32, let start = place.baseAddress else { return nil }
      let array = start.load(as: UnsafeRawPointer.self)
      let type = unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer?.self)
      let elements = known.withUnsafeBytes { $0.baseAddress }
      guard elements == array + 32, array.load(fromByteOffset: 16, as: Int.self) == known.count else { return nil }
      let number = array + 32 + 64
      guard number.load(as: Int.self) == 12345, number.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) == type,
        (array + 32 + 32).load(fromByteOffset: 24, as: UnsafeRawPointer?.self) != type
      else { return nil }
      return ()
    }
  }()
}
