/// What a mangled name tells that the printed declaration doesn't.
struct MangledName {
  private let text: [UInt8]
  private var position: Int
  private var words: [String] = []

  private init(_ id: String) {
    text = Array(id.utf8)
    position = id.hasPrefix("s:") || id.hasPrefix("$s") ? 2 : 0
  }

  /// The module and the names, from the outside in, of the declaration with the precise identifier.
  static func path(of id: String) -> (module: String, names: [String])? {
    guard id.hasPrefix("s:") else { return nil }
    var name = MangledName(id)
    return name.path()
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

  /// The mangled name without the identifiers in it, in which one can count operators.
  static func operators(of id: String) -> String {
    var name = MangledName(id)
    var rest: [UInt8] = []
    while let byte = name.peek {
      if name.identifier() == nil {
        rest.append(byte)
        name.position += 1
      }
    }
    return String(decoding: rest, as: UTF8.self)
  }

  // MARK: Reading

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func path() -> (module: String, names: [String])? {
    guard let first = peek else { return nil }
    let module: String
    if first == UInt8(ascii: "s") {
      position += 1
      module = "Swift"
    } else if first == UInt8(ascii: "S") {
      return nil
    } else if let name = identifier() {
      module = name
    } else {
      return nil
    }
    var names: [String] = []
    while position < text.count {
      if names.count == 1, peek == UInt8(ascii: "E") { return nil }
      guard let name = identifier() else { return nil }
      names.append(name)
      guard let kind = peek, "VOCPa".utf8.contains(kind) else { return nil }
      position += 1
    }
    if names.isEmpty { return nil }
    return (module, names)
  }

  /// Reads an identifier such as `6Ledger`, `0A6Ledger` (which starts with a word seen before) or `00…` (punycode).
  private mutating func identifier() -> String? {
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

  private mutating func fail(_ start: Int) -> String? {
    position = start
    return nil
  }

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
