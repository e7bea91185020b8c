/// Decodes a type from natural values: each member has the natural value of its type.
///
/// Its containers have an answer for everything, and claim to be empty, so that loops over them end. It runs
/// `init(from:)` of user types, and a trap there ends the test run. So it avoids what such code doesn't expect: paths
/// without a key, and an unkeyed container that continues after its end.
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

/// The key in the path of a value that was read from nowhere.
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

  /// Counts a step, so that a loop that waits for an error ends.
  ///
  /// - Throws: After more steps than any type needs.
  fileprivate func takeStep() throws {
    guard search.steps.take() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "Natural values were asked for again and again."))
    }
  }
}

/// A container that has a natural value under each key, and contains none.
private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NaturalDefaultDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// One key, if the key type accepts any: some code takes the first key for granted.
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

/// A container that is at its end.
private struct Unkeyed: UnkeyedDecodingContainer {
  let decoder: NaturalDefaultDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  /// Throws, because a loop that skips nils must learn that there is no next value.
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
