import Foundation

/// The name of a type as in source: `String?`, `[Int]`, `[String: any Error]`.
func typeName(_ type: Any.Type) -> String {
  if let optional = type as? any AnyOptional.Type, let wrapped = (optional as? any ElementContainer.Type)?.elementType {
    let name = typeName(wrapped)
    let needsParentheses = name.hasPrefix("any ") || name.contains("->")
    return needsParentheses ? "(\(name))?" : "\(name)?"
  }
  if let table = type as? any ElementTable.Type, !(type is AnyClass) {
    return "[\(typeName(table.keyType)): \(typeName(table.elementType))]"
  }
  let written = withoutRequirements("\(type)")
  if written.hasPrefix("Array<"), let list = type as? any ElementList.Type { return "[\(typeName(list.elementType))]" }
  if written.hasPrefix("Set<"), let set = type as? any ElementSet.Type { return "Set<\(typeName(set.elementType))>" }
  if type == Void.self { return "Void" }
  return isExistential(type) && type != Any.self && !written.contains("any ") && written != "AnyObject"
    ? "any \(written)" : sugared(written)
}

/// The name of a type with the arguments of its protocols as in source: the runtime writes
/// `any Feed<Self.Feed.Element == Int>`.
///
/// It sorts several of them by their names, which need not be their order, so the names remain, but for those of
/// `AsyncSequence`.
private func withoutRequirements(_ name: String) -> String {
  let members = Set(name.components(separatedBy: "Self.").dropFirst().map { $0.components(separatedBy: " == ")[0] })
  return members.reduce(name) { name, member in
    let owner = member.prefix { $0 != "." }
    let isClear = owner == "AsyncSequence" || members.count { $0.hasPrefix("\(owner).") } == 1
    return name.replacingOccurrences(
      of: "Self.\(member) == ", with: isClear ? "" : "\(member.dropFirst(owner.count + 1)) == ")
  }
}

/// The name of a value's type, as in source.
func typeName(of value: Any) -> String {
  typeName(type(of: value))
}

/// The names of two types that are not the same: with the types and modules that they stand in, where that tells them apart.
func typeNames(_ type: Any.Type, _ other: Any.Type) -> (String, String) {
  let names = (typeName(type), typeName(other))
  return names.0 == names.1 && type != other ? (qualifiedName(type), qualifiedName(other)) : names
}

/// The name with all that it stands in, but for what only a compiler can name.
private func qualifiedName(_ type: Any.Type) -> String {
  String(reflecting: type).replacingOccurrences(
    of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
}

/// Whether values of a type are boxes for values of other types, such as `any Error` and `any Collection<Int>`.
func isExistential(_ type: Any.Type) -> Bool {
  let (plainKind, kindWithArguments) = (0x303, 0x307)
  return [plainKind, kindWithArguments].contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
}

/// Shortens the names of common generic types in a text, where the types themselves aren't at hand.
private func sugared(_ name: String) -> String {
  for generic in ["Optional<", "Array<", "Dictionary<"] {
    guard let start = rangeOfGeneric(generic, in: name), let end = closing(after: start.upperBound, in: name) else {
      continue
    }
    let inner = String(name[start.upperBound..<end.first])
    let short =
      switch generic {
      case "Optional<": inner.contains("->") ? "(\(inner))?" : "\(inner)?"
      case "Array<": "[\(inner)]"
      default:
        end.comma.map { "[\(name[start.upperBound..<$0]):\(name[name.index(after: $0)..<end.first])]" } ?? "[\(inner)]"
      }
    return sugared(name[..<start.lowerBound] + short + name[name.index(after: end.first)...])
  }
  return name.replacingOccurrences(of: "-> ()", with: "-> Void").replacingOccurrences(
    of: "-> Void ->", with: "-> () ->")
}

/// Where the name of a generic type begins, as a whole word.
private func rangeOfGeneric(_ generic: String, in name: String) -> Range<String.Index>? {
  var rest = name[...]
  while let range = rest.firstRange(of: generic) {
    let before = range.lowerBound == name.startIndex ? nil : name[name.index(before: range.lowerBound)]
    if before.map({ !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) ?? true { return range }
    rest = rest[range.upperBound...]
  }
  return nil
}

/// The bracket that closes the one before `start`, and the comma between two parameters.
private func closing(after start: String.Index, in name: String) -> (first: String.Index, comma: String.Index?)? {
  var (depth, comma, previous) = (1, nil as String.Index?, " " as Character)
  for index in name[start...].indices {
    let character = name[index]
    switch character {
    case "<", "(", "[": depth += 1
    case ")", "]": depth -= 1
    case ">" where previous != "-": depth -= 1
    case "," where depth == 1: comma = comma ?? index
    default: break
    }
    if depth == 0 { return (index, comma) }
    previous = character
  }
  return nil
}

/// Whether a type belongs to the standard library or Foundation, or comes from C.
///
/// The insides of such types mean nothing to users, so they are shown by their description and compared by `==`.
func isFromSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return ["Swift.", "Foundation", "__C.", "CoreFoundation.", "Dispatch."].contains { name.hasPrefix($0) }
}

/// Whether a type is the standard library's own, or an optional.
func isOfStandardLibrary(_ type: Any.Type) -> Bool {
  String(reflecting: type).hasPrefix("Swift.") || type is any ExpressibleByNilLiteral.Type
}
