/// Lays source out as the formatter does: on one line where it fits, else broken up.
enum SourceLines {
  static let width = 120

  /// A declaration with a body: `head { body }` on one line if it fits.
  static func declaration(_ head: [String], body: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    if body.isEmpty { return head.dropLast().map { space + $0 } + [space + head[head.count - 1] + " {}"] }
    if head.count == 1, body.count == 1 {
      let line = "\(space)\(head[0]) { \(body[0]) }"
      if line.count <= width { return [line] }
    }
    var lines = head.map { space + $0 }
    lines[lines.count - 1] += " {"
    lines += body.map { space + "  " + $0 }
    lines.append(space + "}")
    return lines
  }

  /// A line such as `func f(` `a: Int, b: Int` `) -> Bool`, on three lines or more if it doesn't fit on one.
  static func head(_ start: String, _ items: [String], _ end: String, indent: Int) -> [String] {
    let line = start + items.joined(separator: ", ") + end
    // Two columns for the brace that follows.
    guard !items.isEmpty, indent + line.count + 2 > width else { return [line] }
    let inner = "  " + items.joined(separator: ", ")
    if indent + inner.count <= width { return [start, inner, end] }
    return [start] + items.enumerated().map { "  " + $1 + ($0 == items.count - 1 ? "" : ",") } + [end]
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
