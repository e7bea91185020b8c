/// Decodes a type from natural values: every member is what its type has for nothing in particular.
///
/// Its containers answer whatever they are asked for, and say of themselves that they are empty, so that loops over them
/// end. Since it runs `init(from:)` of the user's types, and what traps there ends the test run, it avoids what such code
/// does not expect: paths without a key, and an unkeyed container that goes on after its end without a word.
struct NaturalDefaultDecoder: Decoder {
  let search: NaturalDefaultSearch
  var codingPath: [any CodingKey] { [NaturalDefaultKey()] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// What stands in the path of a value that was read from nowhere.
private struct NaturalDefaultKey: CodingKey {
  var stringValue: String { "naturalDefault" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

extension NaturalDefaultDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try takeStep()
    guard let value = search.value(of: type) else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath, debugDescription: "\(type) has no natural default."))
    }
    return value
  }

  /// - Throws: Once there have been more steps than any type needs, so that a loop that waits for an error ends.
  fileprivate func takeStep() throws {
    guard search.steps.take() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "Natural values were asked for again and again."))
    }
  }
}

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NaturalDefaultDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// One key, where the type of keys accepts any: it is asked for its keys by code that takes the first for granted.
  var allKeys: [Key] { (Key(stringValue: "") ?? Key(intValue: 0)).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) throws -> Bool {
    try decoder.takeStep()
    return true
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.decode(type) }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.takeStep()
    return decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.takeStep()
    return decoder.unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct Unkeyed: UnkeyedDecodingContainer {
  let decoder: NaturalDefaultDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  /// Whether the next value is nil; there is none, and a loop that skips nils has to learn that.
  func decodeNil() throws -> Bool {
    throw DecodingError.valueNotFound(
      Any?.self, .init(codingPath: codingPath, debugDescription: "The unkeyed container is at its end."))
  }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.takeStep()
    return decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try decoder.takeStep()
    return self
  }
  func superDecoder() -> any Decoder { decoder }
}
