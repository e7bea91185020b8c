/// A quick look at the arguments of a call, which rejects most calls that a pattern doesn't accept.
///
/// An assertion on a narrowed reference looks at all calls of a method. If the pattern asks for an `Int` or a text, nearly
/// all calls have another one, and comparing the words in memory shows that without a matcher. That is fast even in debug
/// builds.
struct QuickRejection {
  private enum Wanted {
    case integer(Int)
    /// A text of ASCII characters alone: one that is equal has the same bytes.
    case text(TextWords, byteCount: UInt)
  }

  private let count: Int
  private let position: Int
  private let wanted: Wanted
  private let type: UnsafeRawPointer

  /// Nil if the pattern asks for no such value.
  init?(_ pattern: [ArgumentMatcher]) {
    guard Self.layout != nil else { return nil }
    for (position, matcher) in pattern.enumerated() {
      guard let value = matcher.expectedValue?.value else { continue }
      let type: Any.Type
      if let integer = exactly(value, as: Int.self) {
        (wanted, type) = (.integer(integer), Int.self)
      } else if let text = exactly(value, as: String.self), text.utf8.allSatisfy({ $0 < 0x80 }), TextWords.layout != nil
      {
        (wanted, type) = (.text(TextWords(of: text), byteCount: UInt(text.utf8.count)), String.self)
      } else {
        continue
      }
      (count, self.position) = (pattern.count, position)
      self.type = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return
    }
    return nil
  }

  /// Whether the arguments can certainly not be accepted.
  ///
  /// - Parameter arguments: The address of a variable of the type `[Any?]`.
  func rejects(_ arguments: UnsafeRawPointer) -> Bool {
    let array = arguments.load(as: UnsafeRawPointer.self)
    if array.load(fromByteOffset: 16, as: Int.self) != count { return true }
    let argument = array + 32 + 32 * position
    guard argument.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) == type else { return false }
    switch wanted {
    case .integer(let wanted): return argument.load(as: Int.self) != wanted
    case .text(let wanted, let byteCount):
      let words = argument.load(as: TextWords.self)
      if words.isSmallASCII { return words != wanted }
      return words.largeASCIICount.map { $0 != byteCount } ?? false
    }
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

/// The two words of a text: a small one stands in them, of a large one the first has the length.
private struct TextWords: Equatable {
  private let first: UInt
  private let second: UInt

  init(of text: String) { self = unsafeBitCast(text, to: TextWords.self) }

  /// Whether the text stands in the words, and has ASCII characters alone.
  var isSmallASCII: Bool { second >> 60 == 0xE }

  /// The length of a text that stands elsewhere, if that is of Swift and has ASCII characters alone.
  var largeASCIICount: UInt? { second >> 60 & 0b0111 == 0 && first >> 63 == 1 ? first & 0xFFFF_FFFF_FFFF : nil }

  /// Whether texts are laid out as assumed here, which is tried once; nil if not.
  static let layout: Void? = {
    guard MemoryLayout<String>.size == 16, MemoryLayout<Int>.size == 8 else { return nil }
    let (small, long) = (TextWords(of: "tea"), TextWords(of: "a text that has no room in two words"))
    var grown = "tea"
    grown.reserveCapacity(100)
    let others = ["té", "ein Text, der für zwei Worte zu lang ist"].map(TextWords.init(of:))
    guard small.isSmallASCII, small.largeASCIICount == nil, !long.isSmallASCII, long.largeASCIICount == 36,
      TextWords(of: "tee") != small, TextWords(of: String("atea".dropFirst())) == small,
      TextWords(of: grown).largeASCIICount ?? 3 == 3,
      !others.contains(where: { $0.isSmallASCII || $0.largeASCIICount != nil })
    else { return nil }
    return ()
  }()
}
