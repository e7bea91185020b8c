import Foundation

/// The text of a value whose parts mean nothing to the reader: a number, a string, a type, a system value.
///
/// - Returns: Nil if the value is to be written by its description or its parts.
func leafDescription(of value: Any, limit: Int) -> String? {
  if type(of: value) is AnyClass, let text = objectDescription(of: value, limit: limit) { return text }
  switch value {
  case let text as String where type(of: value) is String.Type: return quoted(text, limit: limit)
  case let text as Substring: return quoted(text, limit: limit)
  case let character as Character: return quoted(String(character), limit: limit)
  case let type as Any.Type: return "\(typeName(type)).self"
  case let part as UnreadablePart: return text(of: part)
  case let scalar as Unicode.Scalar: return quoted(String(scalar), limit: limit)
  case let url as URL: return text(of: url, limit: limit)
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
    guard isFromSystem(type) else { return nil }
    guard let text = ownText(of: value) else {
      return type is AnyClass || value is any AsyncSequence ? typeName(of: value) : nil
    }
    return oneLine(text, limit: limit)
  }
}

/// The text of a key path, or of a Foundation object that prints like a Swift value but isn't equal to one.
///
/// Only objects come here: asking whether a list is an `NSNumber` would bridge it to a Foundation list.
private func objectDescription(of object: Any, limit: Int) -> String? {
  switch object {
  case let path as AnyKeyPath: keyPathText(path)
  case let number as NSNumber: "NSNumber(\(number))"
  case let text as NSString: "NSString(\(quoted(String(describing: text), limit: limit)))"
  default: nil
  }
}

/// The description that a type's author gave it, or the text that it is compared by.
func customDescription(of value: Any, limit: Int) -> String? {
  let type = type(of: value)
  guard !isContainer(type), !(type is NSError.Type), !(value is any DescribedByTypeName) else { return nil }
  guard UsersDescription.depth < UsersDescription.greatestDepth else { return nil }
  return UsersDescription.$depth.withValue(UsersDescription.depth + 1) {
    if let fake = value as? any FakeEquatable, FakeEqualityProbe.finding(for: value)?.hasOwnFakeValue == true {
      return oneLine(fake.fakeValue, limit: limit)
    }
    if let text = TestDescription.text(of: value) { return oneLine(text, limit: limit) }
    return ownText(of: value).map { oneLine($0, limit: limit) }
  }
}

/// How many descriptions by users are running, each called by the one before.
///
/// A description may assert on a mock that has recorded the value itself. If that fails, its message asks for the
/// description again, and so on without end.
private enum UsersDescription {
  @TaskLocal static var depth = 0
  static let greatestDepth = 2
}

/// What the value's `description` or `debugDescription` says; nil for the address that `NSObject` prints.
private func ownText(of value: Any) -> String? {
  let text =
    (value as? any CustomStringConvertible)?.description
    ?? (value as? any CustomDebugStringConvertible)?.debugDescription
  // For any object, NSObject prints a name and an address.
  guard let text, !(type(of: value) is NSObject.Type && text.hasPrefix("<") && text.contains(": 0x")) else {
    return nil
  }
  return text
}

/// Whether values of a type are collections or optionals, whose elements are written one by one.
private func isContainer(_ type: Any.Type) -> Bool {
  type is any ElementList.Type || type is any ElementSet.Type || type is any ElementTable.Type
    || type is any AnyOptional.Type
    // Its description describes all that it carries, which may be without end.
    || type == Notification.self
}

/// The type of a closure, which is all that can be said about it.
private func closureName(_ type: Any.Type) -> String {
  let name = typeName(type)
  return name.contains("->") ? "\(name) closure" : name
}

/// A URL that is relative to another is not equal to the absolute one.
private func text(of url: URL, limit: Int) -> String {
  let base = url.baseURL.map { ", relativeTo: \(quoted($0.absoluteString, limit: limit))" } ?? ""
  return "URL(\(quoted(base.isEmpty ? url.absoluteString : url.relativeString, limit: limit))\(base))"
}

/// What is shown for a part that can't be read.
private func text(of part: UnreadablePart) -> String {
  switch part.reason {
  case .gone: "(gone)"
  case .unmanaged: "(unowned(unsafe))"
  case .hidden: "…"
  }
}

/// A text as in source, and no more of it than can be shown.
private func quoted(_ text: some StringProtocol, limit: Int) -> String {
  SwiftMockObject.quoted(text.prefix(limit))
}

/// A text on one line, cut to the limit.
private func oneLine(_ text: String, limit: Int) -> String {
  let text = text.prefix(limit + 1).trimmingCharacters(in: .whitespacesAndNewlines)
  return text.replacingOccurrences(of: "\n", with: "\\n")
}

/// A date, with the fraction of its second.
///
/// The description of `Date` leaves the fraction out, although two dates of a test often differ in it. It also traps
/// for dates that are out of range.
private func text(of date: Date) -> String {
  let seconds = date.timeIntervalSinceReferenceDate
  guard abs(seconds) < 1e11 else { return "\(seconds) seconds since 2001" }
  var digits = String(format: "%.6f", seconds - seconds.rounded(.down)).dropFirst()
  while let last = digits.last, last == "0" || last == "." { digits = digits.dropLast() }
  return date.description.replacingOccurrences(of: " +0000", with: digits + " +0000")
}

/// Some bytes in hexadecimal, and how many there are.
///
/// - Parameter start: The first byte that is shown.
func text(of data: Data, from start: Int = 0) -> String {
  let bytes = data.dropFirst(start).prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
  let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
  let rest = data.count > start + 8 ? " …" : ""
  guard !bytes.isEmpty else { return "Data(\(count))" }
  return "Data(\(count): \(start > 0 ? "… " : "")\(bytes.joined(separator: " "))\(rest))"
}
