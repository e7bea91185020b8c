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

  /// A number that differs where the data differ, as far as builds are concerned.
  static func sum(of data: Data) -> String { String(hash(data), radix: 16) }

  /// The same as a number, which doesn't change from run to run as that of `Hasher` does.
  ///
  /// Graphs have tens of megabytes, and the tool isn't optimized where tests are debugged: that's why it takes a word at a time.
  static func hash(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var hash = UInt64(bytes.count)
      var offset = 0
      func add(_ word: UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
        hash = product.high ^ product.low
      }
      while offset + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      for byte in bytes[offset...] { add(UInt64(byte)) }
      return hash
    }
  }
}
