/// What a mangled name tells that the printed declaration doesn't.
struct MangledName {
  /// The bytes of the name; all that matters in it is ASCII.
  private let text: [UInt8]
  /// How many bytes have been read.
  var position: Int
  /// Words of the identifiers so far, which later identifiers refer to by letters.
  private var words: [String] = []

  /// Starts to read behind the prefix.
  init(_ id: String) {
    text = Array(id.utf8)
    position = id.hasPrefix("s:") || id.hasPrefix("$s") ? 2 : 0
  }

  /// The module and the names, from the outside in, of the declaration with the precise identifier.
  ///
  /// For example, `s:10Foundation4DataV` gives `Foundation` and `["Data"]`.
  static func path(of id: String) -> (module: String, names: [String])? {
    guard id.hasPrefix("s:") else { return nil }
    var name = MangledName(id)
    return name.path().map { ($0.module, $0.names) }
  }

  /// The module of the extension that a declaration stands in.
  static func extendingModule(of id: String) -> String? {
    guard id.hasPrefix("s:") else { return nil }
    var name = MangledName(id)
    if name.peek == UInt8(ascii: "S") { name.position += 2 }
    return name.path(isWithinKnownType: name.position > 2)?.extendingModule
  }

  /// Whether a declaration stands in an extension of a protocol that has no conditions.
  static func isInPlainExtension(_ id: String, of protocolID: String) -> Bool {
    guard id.hasPrefix(protocolID) else { return false }
    if id.dropFirst(protocolID.count).hasPrefix("AAE") { return true }
    var name = MangledName(id)
    let end = protocolID.utf8.count
    while name.position < end {
      if name.identifier() == nil { name.position += 1 }
    }
    return name.identifier() != nil && name.peek == UInt8(ascii: "E")
  }

  /// Whether a declaration is a direct member of a protocol.
  static func isMemberOfProtocol(_ id: String) -> Bool {
    guard id.hasPrefix("s:") else { return false }
    var name = MangledName(id)
    guard let path = name.path() else { return false }
    return path.kinds.dropLast().last == UInt8(ascii: "P")
  }

  /// The labels of a requirement, whose precise identifier starts with its protocol's; nil stands for no label.
  static func labels(of id: String, in protocolID: String, isNamed: Bool, count: Int) -> [String?]? {
    guard id.hasPrefix(protocolID) else { return nil }
    var name = MangledName(id)
    let end = protocolID.utf8.count
    while name.position < end {
      if name.identifier() == nil { name.position += 1 }
    }
    if isNamed, name.identifier() == nil { return nil }
    if count == 0 || name.peek == UInt8(ascii: "y") { return Array(repeating: nil, count: count) }
    var labels: [String?] = []
    for _ in 0..<count {
      if name.peek == UInt8(ascii: "_") {
        name.position += 1
        labels.append(nil)
      } else if let label = name.identifier() {
        labels.append(label)
      } else {
        return nil
      }
    }
    return labels
  }

  /// How a mangled name spells a number: zero as `_`, any other by the one before it.
  ///
  /// For example, 0 is `_`, 1 is `0_` and 2 is `1_`.
  static func index(_ number: String) -> String { Int(number).map { $0 == 0 ? "_" : "\($0 - 1)_" } ?? "" }

  // MARK: Reading

  /// The next byte, which is not taken.
  var peek: UInt8? { position < text.count ? text[position] : nil }

  /// Where a declaration stands, as its name tells.
  private struct Path {
    var module = ""
    var extendingModule: String?
    var names: [String] = []
    /// A letter for each name: V for a struct, P for a protocol.
    var kinds: [UInt8] = []
  }

  /// Reads the module and the types around a declaration.
  ///
  /// Nil where there is more in the name than such a path: an operator, a substitution, a generic type.
  private mutating func path(isWithinKnownType: Bool = false) -> Path? {
    guard let first = peek else { return nil }
    var path = Path()
    if !isWithinKnownType {
      if first == UInt8(ascii: "s") {
        position += 1
        path.module = "Swift"
      } else if first != UInt8(ascii: "S"), let name = identifier() {
        path.module = name
      } else {
        return nil
      }
    }
    while position < text.count {
      if text[position...].starts(with: "AAE".utf8) {
        // An extension in the type's own module.
        position += 3
        continue
      }
      guard let name = identifier(), let kind = peek else { return nil }
      position += 1
      if kind == UInt8(ascii: "E") {
        path.extendingModule = name
      } else if "VOCPa".utf8.contains(kind) {
        path.names.append(name)
        path.kinds.append(kind)
      } else {
        return nil
      }
    }
    return path.names.isEmpty ? nil : path
  }

  /// Reads an identifier such as `6Ledger`, `0A6Ledger` (which starts with a word seen before) or `00…` (punycode).
  mutating func identifier() -> String? {
    let start = position
    guard let first = peek, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else { return nil }
    var spelling = ""
    if first == UInt8(ascii: "0") {
      position += 1
      if peek == UInt8(ascii: "0") {
        position += 1
        guard let count = number(), position + count <= text.count else { return fail(start) }
        spelling = String(decoding: text[position..<(position + count)], as: UTF8.self)
        position += count
        return spelling
      }
      while let byte = peek {
        let isLast = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        let isWord = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        guard isLast || isWord else { break }
        let index = Int(byte - (isLast ? UInt8(ascii: "A") : UInt8(ascii: "a")))
        guard index < words.count else { return fail(start) }
        spelling += words[index]
        position += 1
        if isLast { break }
      }
      if peek == UInt8(ascii: "0") {
        position += 1
        return spelling
      }
    }
    guard let count = number(), position + count <= text.count else { return fail(start) }
    let literal = String(decoding: text[position..<(position + count)], as: UTF8.self)
    position += count
    noteWords(of: literal)
    return spelling + literal
  }

  /// Goes back to where an identifier was expected.
  private mutating func fail(_ start: Int) -> String? {
    position = start
    return nil
  }

  /// Reads a number; one with more digits than any name has letters is none.
  private mutating func number() -> Int? {
    var value: Int?
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), (value ?? 0) < 10_000 {
      value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    return value
  }

  /// Notes the words of an identifier, which later identifiers may refer to: `Ledger` and `Name` in `LedgerName`.
  private mutating func noteWords(of literal: String) {
    var word = ""
    func isUpper(_ character: Character) -> Bool { character.isASCII && character.isUppercase }
    func end(_ words: inout [String]) {
      if word.count >= 2, words.count < 26 { words.append(word) }
      word = ""
    }
    var previous: Character?
    for character in literal {
      let startsWord = character.isASCII && character.isLetter
      if word.isEmpty {
        if startsWord { word = String(character) }
      } else if character == "_" || (isUpper(character) && !(previous.map(isUpper) ?? false)) {
        end(&words)
        if startsWord { word = String(character) }
      } else {
        word.append(character)
      }
      previous = character
    }
    end(&words)
  }
}
