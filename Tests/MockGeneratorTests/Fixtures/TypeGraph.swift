import Foundation
import MockGenerator

/// Writes symbol graphs with types in them as the compiler does, from declarations in Swift.
struct TypeGraph {
  /// The words of a declaration that name types, with the precise identifier of each.
  private var ids = [
    "Int": "s:Si", "String": "s:SS", "Void": "s:s4Voida", "Error": "s:s5ErrorP", "Decoder": "s:s7DecoderP",
    "Date": "s:20FoundationEssentials4DateV", "Bool": "s:Sb",
  ]
  private var symbols: [[String: Any]] = []
  private var relationships: [[String: Any]] = []
  private var line = 0
  let module: String

  init(_ module: String = "Bank") { self.module = module }

  /// Adds a type with its initializers, cases and methods; `struct User`, `public final class Bank`.
  mutating func add(_ declaration: String, _ members: String...) {
    let (words, keyword, name, id) = know(declaration)
    let access = words[0] == "public" || words[0] == "package" ? words[0] : "internal"
    line += 10
    add("swift.\(keyword == "actor" ? "class" : keyword)", id, [name], declaration, access, line)
    for (number, member) in members.enumerated() {
      let isPublic = member.hasPrefix("public ")
      let text = isPublic ? String(member.dropFirst("public ".count)) : member
      let title = text.prefix { $0 != "(" }.split(separator: " ").last.map(String.init) ?? ""
      let memberID = "\(id)\(number)"
      let kind =
        text.contains("init")
        ? "swift.init"
        : text.hasPrefix("case ")
          ? "swift.enum.case" : text.hasPrefix("static func") ? "swift.type.method" : "swift.method"
      let memberAccess = isPublic ? "public" : kind == "swift.init" ? "internal" : access
      let path = [name, text.contains("(") ? title + "(:)" : title]
      add(kind, memberID, path, text, memberAccess, line + number + 1)
      relationships.append(
        ["kind": keyword == "protocol" ? "requirementOf" : "memberOf", "source": memberID, "target": id])
    }
  }

  /// Lets declarations mention a type that is added after them.
  @discardableResult
  mutating func know(_ declaration: String) -> (words: [String], keyword: String, name: String, id: String) {
    let words = declaration.split(separator: " ").map(String.init)
    let keyword = words[words.count - 2]
    let name = words[words.count - 1]
    let letter = ["struct": "V", "class": "C", "enum": "O", "actor": "C", "protocol": "P"][keyword] ?? ""
    let id = "s:\(module.count)\(module)\(name.count)\(name)\(letter)"
    ids[name] = id
    return (words, keyword, name, id)
  }

  mutating func inherit(_ name: String, from superclass: String) {
    relationships.append(["kind": "inheritsFrom", "source": ids[name] ?? "", "target": ids[superclass] ?? ""])
  }

  /// The file, with the symbols in the order of the source or in the opposite one.
  func file(reversed: Bool = false) -> SymbolGraphFile {
    let graph: [String: Any] = [
      "metadata": ["generator": "Swift"], "module": ["name": module],
      "symbols": reversed ? symbols.reversed() : symbols,
      "relationships": reversed ? relationships.reversed() : relationships,
    ]
    // A dictionary of plain values is always valid JSON.
    let data = try! JSONSerialization.data(withJSONObject: graph)
    return SymbolGraphFile(name: "\(module).symbols.json", data: data)
  }

  private mutating func add(
    _ kind: String, _ id: String, _ path: [String], _ declaration: String, _ access: String, _ line: Int
  ) {
    symbols.append([
      "kind": ["identifier": kind], "identifier": ["precise": id], "pathComponents": path, "accessLevel": access,
      "declarationFragments": fragments(declaration),
      "location": ["uri": "file:///bank/Bank.swift", "position": ["line": line - 1, "character": 2]],
    ])
  }

  private func fragments(_ declaration: String) -> [[String: String]] {
    var fragments: [[String: String]] = []
    var rest = declaration[...]
    while !rest.isEmpty {
      let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard !word.isEmpty else {
        let text = rest.prefix { !($0.isLetter || $0.isNumber || $0 == "_") }
        fragments.append(["kind": "text", "spelling": String(text)])
        rest = rest.dropFirst(text.count)
        continue
      }
      rest = rest.dropFirst(word.count)
      if rest.first == ":" || word == "_" {
        fragments.append(["kind": "externalParam", "spelling": word])
      } else if let id = ids[word] {
        fragments.append(["kind": "typeIdentifier", "spelling": word, "preciseIdentifier": id])
      } else {
        fragments.append(["kind": "text", "spelling": word])
      }
    }
    return fragments
  }
}
