import Foundation

extension StaticString {
  /// Makes a `StaticString` of a text that is only known now.
  ///
  /// The text is never freed.
  ///
  /// `XCTFail` takes the path of a file only as a `StaticString`, and so do literals of some users' types.
  init(leaking text: String) {
    let copy = strdup(text)!
    // The three stored properties of `StaticString`, whose layout is frozen: the start, the length, and flags, of
    // which the second says whether everything is ASCII.
    let parts = (UInt(bitPattern: copy), UInt(text.utf8.count), UInt8(text.utf8.allSatisfy { $0 < 128 } ? 2 : 0))
    self = unsafeBitCast(parts, to: StaticString.self)
  }

  /// The one `StaticString` with this text, so that reading the same literal again keeps one copy.
  static func interned(_ text: String) -> StaticString {
    texts.withLock { texts in
      let known = texts[text] ?? StaticString(leaking: text)
      texts[text] = known
      return known
    }
  }

  private static let texts = Locked<[String: StaticString]>([:])
}
