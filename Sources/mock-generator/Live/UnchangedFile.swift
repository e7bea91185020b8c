import Foundation

/// Writes files, and leaves those alone that would stay the same, so that nothing is built again for them.
enum UnchangedFile {
  /// Writes the data where the file doesn't hold it yet; the result is a sum of the data.
  @discardableResult static func write(_ data: Data, to path: String) throws -> String {
    if FileManager.default.contents(atPath: path) != data {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return sum(of: data)
  }

  /// A number that differs where the data differ, as far as builds are concerned (FNV-1a, 64 bits).
  static func sum(of data: some Sequence<UInt8>) -> String {
    String(hash(data), radix: 16)
  }

  /// The same as a number, which doesn't change from run to run as that of `Hasher` does.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
