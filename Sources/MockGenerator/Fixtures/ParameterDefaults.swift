/// Takes the defaults of parameters out of a declaration, which is printed as one row of fragments.
///
/// `init(name: String, tags: [String] = [])` becomes `init(name: String, tags: [String])` and the default `[]` of the
/// second parameter. A default is any expression, so it is kept as it is printed.
struct ParameterDefaults {
  /// The declaration without the defaults.
  private(set) var fragments: [SymbolGraph.Fragment] = []
  /// The defaults by the positions of their parameters.
  private(set) var defaults: [Int: String] = [:]

  /// How many brackets are open; the parameters stand in the first.
  private var depth = 0
  /// The position of the parameter that is being read.
  private var position = 0
  /// The default that is being read; nil between defaults.
  private var expression: ExpressionScanner?

  /// Splits the fragments of a declaration into the declaration proper and the defaults.
  init(_ fragments: [SymbolGraph.Fragment]) {
    for fragment in fragments {
      if fragment.kind == "text" || expression != nil { scan(fragment) } else { self.fragments.append(fragment) }
    }
  }

  /// Takes one fragment: a default starts at a `=` within the parameters, and ends at the next comma or bracket outside of its own.
  private mutating func scan(_ fragment: SymbolGraph.Fragment) {
    var text = ""
    var previous: Character = " "
    for character in fragment.spelling {
      if expression?.take(character) == true { continue }
      if let expression { defaults[position] = expression.text }
      expression = nil
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 1: position += 1
      case "=" where depth == 1:
        expression = ExpressionScanner()
        if text.last == " " { text.removeLast() }
        continue
      default: break
      }
      previous = character
      text.append(character)
    }
    if !text.isEmpty {
      fragments.append(SymbolGraph.Fragment(kind: fragment.kind, spelling: text, preciseIdentifier: nil))
    }
  }
}

/// Reads an expression up to the comma or the parenthesis that follows it.
private struct ExpressionScanner {
  private var characters = ""
  private var depth = 0
  /// The depths at which string literals were begun that haven't ended.
  private var strings: [Int] = []
  private var isEscaped = false
  private var inString = false

  var text: String { characters.trimmed }

  /// Whether the character belongs to the expression.
  mutating func take(_ character: Character) -> Bool {
    if inString {
      takeInString(character)
    } else {
      switch character {
      case "\"":
        strings.append(depth)
        inString = true
      case "(", "[", "{": depth += 1
      case "<" where characters.last.map { $0.isLetter || $0.isNumber } ?? false: depth += 1
      case ">" where depth > 0 && characters.last != "-" && characters.last != " ": depth -= 1
      case ")" where depth > 0, "]", "}":
        depth -= 1
        // The end of an interpolation.
        if let string = strings.last, string == depth { inString = true }
      case ")", ",":
        if depth == 0 { return false }
      default: break
      }
    }
    characters.append(character)
    return true
  }

  /// Takes a character of a string literal, in which brackets and commas mean nothing.
  private mutating func takeInString(_ character: Character) {
    defer { isEscaped = character == "\\" && !isEscaped }
    if isEscaped {
      guard character == "(" else { return }
      depth += 1
      inString = false
    } else if character == "\"" {
      strings.removeLast()
      inString = false
    }
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
