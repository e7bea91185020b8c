/// The words of Swift source text, without comments and string literals, each with its line and how many braces are open.
struct SourceWords: Sequence, IteratorProtocol {
  /// A word with its line, counted from 1, and the number of open braces before it.
  struct Word: Equatable {
    var text: String
    var line: Int
    var depth: Int
  }

  // Bytes, since a grapheme at a time takes ten times as long, and this runs with each build of a test target.
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next word; nil at the end of the text.
  mutating func next() -> Word? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where starts("//"): skipLine()
      case UInt8(ascii: "/") where starts("/*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipLiteral()
      case let byte where Self.isWordByte(byte): return word()
      default: break
      }
      position += 1
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    return Word(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line, depth: depth)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skipLine() {
    while position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments of this kind may stand in one another.
  private mutating func skipComment() {
    var open = 0
    while position < bytes.count {
      if starts("/*") {
        open += 1
        position += 1
      } else if starts("*/") {
        open -= 1
        position += 1
        if open == 0 { return }
      } else if bytes[position] == UInt8(ascii: "\n") {
        line += 1
      }
      position += 1
    }
  }

  /// A string with as many `#` as it has; code in its interpolations declares nothing at the top level.
  private mutating func skipLiteral() {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      // A directive such as #if.
      position = start
      return
    }
    let isLong = starts("\"\"\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    position += quotes.count
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: quotes + marks) {
        position += quotes.count + pounds - 1
        return
      }
      if rest.starts(with: [UInt8(ascii: "\\")] + marks) {
        position += 1 + pounds
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipInterpolation() }
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        line += 1
        // A short literal that isn't closed is a mistake that the compiler reports.
        if !isLong { return }
      }
      position += 1
    }
  }

  /// Text in parentheses, which may hold literals of its own; the position is left at the last one.
  private mutating func skipInterpolation() {
    var open = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipLiteral()
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      position += 1
    }
  }
}
