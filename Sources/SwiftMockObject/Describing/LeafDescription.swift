import Foundation

/// The text of a value whose parts mean nothing to the reader: a number, a string, a type, a value of the system's.
func leafDescription(of value: Any, limit: Int) -> String? {
  switch value {
  case let text as String where type(of: value) is String.Type: return quoted(text, limit: limit)
  case let text as Substring: return quoted(text, limit: limit)
  case let character as Character: return quoted(String(character), limit: limit)
  case let type as Any.Type: return "\(type).self"
  case let hashable as AnyHashable where type(of: value) is AnyHashable.Type:
    return shortDescription(of: hashable.base, limit: limit)
  case let url as URL: return "URL(\(quoted(url.absoluteString, limit: limit)))"
  case let date as Date where type(of: value) is Date.Type: return "Date(\(text(of: date)))"
  case let uuid as UUID: return "UUID(\"\(uuid.uuidString)\")"
  case let data as Data where type(of: value) is Data.Type: return text(of: data)
  default: break
  }
  let type = type(of: value)
  guard !isContainer(type), !(type is NSError.Type) else { return nil }
  switch Structure.style(of: value) {
  case .other: return closureName(type)
  case .enumeration: return nil
  case .product, .object:
    guard TypeTraits.isFromSystem(type) else { return nil }
    guard let text = ownText(of: value) else { return type is AnyClass ? typeName(of: value) : nil }
    return oneLine(text, limit: limit)
  }
}

/// The description that a type's author gave it, or the text it is compared by.
func customDescription(of value: Any, limit: Int) -> String? {
  let type = type(of: value)
  guard !isContainer(type), !(type is NSError.Type), !(value is any DescribedByTypeName) else { return nil }
  if let fake = value as? any FakeEquatable, TypeTraits(of: value).usesFakeValue {
    return oneLine(fake.fakeValue, limit: limit)
  }
  return ownText(of: value).map { oneLine($0, limit: limit) }
}

private func ownText(of value: Any) -> String? {
  let text =
    (value as? any CustomStringConvertible)?.description
    ?? (value as? any CustomDebugStringConvertible)?.debugDescription
  // What NSObject says of every object is a name and an address.
  guard let text, !(type(of: value) is NSObject.Type && text.hasPrefix("<") && text.contains(": 0x")) else {
    return nil
  }
  return text
}

private func isContainer(_ type: Any.Type) -> Bool {
  type is any ElementList.Type || type is any ElementSet.Type || type is any ElementTable.Type
    || type is any AnyOptional.Type
}

private func closureName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.contains("->") ? name.replacingOccurrences(of: "-> ()", with: "-> Void") + " closure" : name
}

/// As in source, and no more of it than can be shown.
private func quoted(_ text: some StringProtocol, limit: Int) -> String {
  SwiftMockObject.quoted(text.prefix(limit))
}

private func oneLine(_ text: String, limit: Int) -> String {
  let text = text.prefix(limit + 1).trimmingCharacters(in: .whitespacesAndNewlines)
  return text.replacingOccurrences(of: "\n", with: "\\n")
}

/// The description of a date leaves out the fraction of its second, where two dates of a test often differ.
private func text(of date: Date) -> String {
  let seconds = date.timeIntervalSinceReferenceDate
  var digits = String(format: "%.6f", seconds - seconds.rounded(.down)).dropFirst()
  while let last = digits.last, last == "0" || last == "." { digits = digits.dropLast() }
  return date.description.replacingOccurrences(of: " +0000", with: digits + " +0000")
}

private func text(of data: Data) -> String {
  let bytes = data.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ")
  let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
  return data.isEmpty ? "Data(0 bytes)" : "Data(\(count): \(bytes)\(data.count > 8 ? " …" : ""))"
}
