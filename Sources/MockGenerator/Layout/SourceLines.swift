/// Lays source out as the formatter does: on one line where it fits, else broken up.
enum SourceLines {
  /// The most columns that a line may have.
  static let width = 120

  /// Imports for declarations of an access level, which is empty for internal ones.
  ///
  /// Where imports are public by default, one that says `package` doesn't go with a plain one in another file of the target.
  static func imports(_ imports: [String], access: String) -> [String] {
    switch access {
    case "": imports
    case "package":
      ["#if hasFeature(InternalImportsByDefault)"] + imports.map { "  " + marked($0, access) } + ["#else"]
        + imports.map { "  " + $0 } + ["#endif"]
    default: imports.map { marked($0, access) }
    }
  }

  /// An import with an access level, which stands after the attributes: `@preconcurrency public import Bank`.
  private static func marked(_ line: String, _ access: String) -> String {
    let words = line.split(separator: " ")
    let attributes = words.prefix { $0.hasPrefix("@") }
    return (attributes + [Substring(access)] + words.dropFirst(attributes.count)).joined(separator: " ")
  }

  /// A declaration with a body: `head { body }` on one line if it fits.
  static func declaration(_ head: [String], body: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    if body.isEmpty { return head.dropLast().map { space + $0 } + [space + head[head.count - 1] + " {}"] }
    if head.count == 1, body.count == 1 {
      let line = space + (head[0].isEmpty ? "" : head[0] + " ") + "{ \(body[0]) }"
      if line.count <= width { return [line] }
    }
    var lines = head.map { space + $0 }
    lines[lines.count - 1] += " {"
    lines += body.map { space + "  " + $0 }
    lines.append(space + "}")
    return lines
  }

  /// A computed property: `var name: Type { body }`, or with the type on lines of its own where that is too long.
  static func property(_ start: String, type: String, body: String, indent: Int) -> [String] {
    let head = "\(start): \(type)"
    // Two columns for the brace that follows.
    if indent + head.count + 2 <= width { return declaration([head], body: [body], indent: indent) }
    let space = String(repeating: " ", count: indent)
    let lines = indent + head.count <= width ? [space + head] : ["\(space)\(start):"] + broken("\(space)  \(type)")
    return lines + declaration([""], body: [body], indent: indent)
  }

  /// A line such as `func f(` `a: Int, b: Int` `) -> Bool`, on three lines or more if it doesn't fit on one.
  ///
  /// The items stand together on a line of their own, or each on one if that is too long as well.
  static func head(_ start: String, _ items: [String], _ end: String, indent: Int) -> [String] {
    let line = start + items.joined(separator: ", ") + end
    // Two columns for the brace that follows.
    guard !items.isEmpty, indent + line.count + 2 > width else { return [line] }
    let inner = "  " + items.joined(separator: ", ")
    if indent + inner.count <= width { return [start, inner, end] }
    return [start] + items.enumerated().map { "  " + $1 + ($0 == items.count - 1 ? "" : ",") } + [end]
  }

  /// A closure in a variable of its type, which is broken at its parameter where it doesn't fit on a line.
  static func closure(
    _ variable: String, _ type: (start: String, parameter: String, end: String), _ head: String, body: [String],
    indent: Int
  ) -> [String] {
    let line = "\(variable) \(type.start)\(type.parameter)\(type.end) = {"
    if indent + line.count > width {
      let lines = [type.start, "  " + type.parameter, type.end + " = {", "  " + head] + body.map { "  " + $0 } + ["}"]
      return [variable] + lines.map { "  " + $0 }
    }
    let isLong = indent + line.count + 1 + head.count > width
    return (isLong ? [line, "  " + head] : ["\(line) \(head)"]) + body.map { "  " + $0 } + ["}"]
  }

  /// A comment of as many lines as it takes.
  ///
  /// Each line begins with `start`, such as `/// `.
  static func comment(_ text: String, start: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += (last == start ? "" : " ") + word
      } else {
        lines.append(start + word)
      }
    }
  }

  /// The lines without one that is too long, as far as there are brackets to break it at; where a name alone or a text is too
  /// long, the formatter is told so.
  static func fitting(_ lines: [String]) -> [String] {
    let lines = lines.flatMap(broken)
    return lines.contains { $0.count > width } ? ["  // swift-format-ignore"] + lines : lines
  }

  /// A line of code, broken at its widest brackets if it doesn't fit: what is in them stands on a line, or item by item.
  ///
  /// The lines keep the indentation of the first; what was in the brackets gets two columns more.
  static func broken(_ line: String) -> [String] { broken(line, ifLongerThan: width) }

  /// The same for a limit of one's own.
  ///
  /// A text in quotes and a comment are left as they are: a bracket in them is none.
  static func broken(_ line: String, ifLongerThan limit: Int) -> [String] {
    guard line.count > limit, !line.contains("\""), !line.contains("//"), let brackets = widestBrackets(in: line) else {
      return [line]
    }
    let space = String(line.prefix { $0 == " " })
    let items = items(of: line[line.index(after: brackets.lowerBound)..<brackets.upperBound])
    let joined = space + "  " + items.joined(separator: ", ")
    let inner =
      joined.count <= width
      ? [joined]
      : items.enumerated().flatMap { broken(space + "  " + $1 + ($0 == items.count - 1 ? "" : ",")) }
    return [String(line[...brackets.lowerBound])] + inner + broken(space + line[brackets.upperBound...])
  }

  /// The brackets that stand in no others and hold most; an arrow is none.
  private static func widestBrackets(in line: String) -> ClosedRange<String.Index>? {
    var widest: ClosedRange<String.Index>?
    var open: [String.Index] = []
    for index in line.indices {
      if isOpening(line, index) { open.append(index) }
      guard isClosing(line, index), let start = open.popLast(), open.isEmpty else { continue }
      let width = line.distance(from: start, to: index)
      if width > 1, width > widest.map({ line.distance(from: $0.lowerBound, to: $0.upperBound) }) ?? 0 {
        widest = start...index
      }
    }
    return widest
  }

  /// What the commas that stand in no brackets divide.
  ///
  /// For example, `a: [Int, Int], b: Int` has two items.
  private static func items(of text: Substring) -> [String] {
    var items = [""]
    var depth = 0
    for index in text.indices {
      if isOpening(text, index) { depth += 1 }
      if isClosing(text, index) { depth -= 1 }
      if text[index] == ",", depth == 0 { items.append("") } else { items[items.count - 1].append(text[index]) }
    }
    return items.map { String($0.drop { $0 == " " }) }
  }

  /// Whether a character opens a bracket.
  private static func isOpening(_ text: some StringProtocol, _ index: String.Index) -> Bool {
    "(<[".contains(text[index])
  }

  /// Whether a character closes a bracket; the end of an arrow does not.
  ///
  /// So the `>` of `->` is not taken for the end of type arguments.
  private static func isClosing(_ text: some StringProtocol, _ index: String.Index) -> Bool {
    let isArrow = text[index] == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
    return ")>]".contains(text[index]) && !isArrow
  }

  /// The head of a type with its brace, on one line or with its parents on several.
  static func typeHead(_ start: String, _ parents: [String], _ condition: String) -> [String] {
    let plain = start + ": " + parents.joined(separator: ", ")
    if plain.count + condition.count + 2 <= width { return [plain + condition + " {"] }
    let first = start + ": " + parents[0] + ","
    var lines = first.count <= width ? [start + ":"] : broken(start + ":") + [" "]
    for (position, parent) in parents.enumerated() {
      let text = " " + parent + (position == parents.count - 1 ? "" : ",")
      if position == 0 || lines[lines.count - 1].count + text.count <= width {
        lines[lines.count - 1] += text
      } else {
        lines.append(" " + text)
      }
    }
    lines = lines.flatMap(broken)
    return lines + broken(condition.isEmpty ? "{" : condition.drop { $0 == " " } + " {")
  }

  /// A call, broken after its parenthesis if it doesn't fit on a line.
  static func call(_ start: String, _ items: [String], indent: Int) -> [String] {
    let line = start + items.joined(separator: ", ") + ")"
    guard indent + line.count > width else { return [line] }
    let inner = "  " + items.joined(separator: ", ") + ")"
    if indent + inner.count <= width { return [start, inner] }
    return [start] + items.enumerated().map { "  " + $1 + ($0 == items.count - 1 ? ")" : ",") }
  }
}
