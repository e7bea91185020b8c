/// A value on one line after the name of its type, unless the text already begins with that name.
///
/// Two values that print alike are told apart by it: `Int 3` and `UInt8 3`.
func typedDescription(of value: Any) -> String {
  let (name, text) = (typeName(of: value), shortDescription(of: value))
  if value is Void || value is any DescribedInWords { return text }
  // A closure is described by its type already.
  if text.hasSuffix(" closure") { return "a \(text)" }
  if text.hasPrefix("."), Structure.style(of: value) == .enumeration { return name + text }
  guard text.hasPrefix(name) else { return "\(name) \(text)" }
  let next = text.dropFirst(name.count).first
  return next.map { $0.isLetter || $0.isNumber || $0 == "_" } == true ? "\(name) \(text)" : text
}

/// Marks types whose values describe themselves in words, to which the name of the type would add nothing.
protocol DescribedInWords {}
