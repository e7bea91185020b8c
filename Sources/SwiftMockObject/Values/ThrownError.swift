/// The one type of error that functions of a type throw; nil if they throw any error or none.
///
/// The runtime has no function for it. It is read from the function type's metadata, after a check with types whose
/// errors are known.
func thrownErrorType(of function: Any.Type) -> (any Error.Type)? {
  FunctionLayout.isAsAssumed ? FunctionLayout.thrownError(of: function) as? any Error.Type : nil
}

/// How the metadata of a function type is laid out, which is part of the language's ABI.
private enum FunctionLayout {
  private struct KnownError: Error {}

  /// Whether reading the metadata of known types gives the right answers.
  static let isAsAssumed: Bool = {
    guard MemoryLayout<Int>.size == 8, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return false }
    return thrownError(of: ((Int, inout String) throws(KnownError) -> Int).self) == KnownError.self
      && thrownError(of: (@MainActor @Sendable (Int) throws(KnownError) -> Void).self) == KnownError.self
      && thrownError(of: ((Int) throws -> Int).self) == nil && thrownError(of: Int.self) == nil
  }()

  /// The thrown type of error in the metadata of a function type; nil if there is none.
  static func thrownError(of function: Any.Type) -> Any.Type? {
    let metadata = unsafeBitCast(function, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x302 else { return nil }
    let flags = metadata.load(fromByteOffset: 8, as: UInt.self)
    // The flag that there are extended flags, for newer features of the language.
    guard flags & 0x8000_0000 != 0 else { return nil }
    let parameterCount = Int(flags & 0xFFFF)
    var offset = 24 + 8 * parameterCount
    func skip(_ bit: UInt, _ size: Int) {
      guard flags & bit != 0 else { return }
      offset = aligned(offset, to: min(size, 8)) + size
    }
    // Before them: ownership of parameters, differentiability, the global actor.
    if flags & 0x0200_0000 != 0 { offset += 4 * parameterCount }
    skip(0x0800_0000, 8)
    skip(0x1000_0000, 8)
    let throwsOneType = metadata.load(fromByteOffset: aligned(offset, to: 4), as: UInt32.self) & 1 != 0
    guard throwsOneType else { return nil }
    return metadata.load(fromByteOffset: aligned(aligned(offset, to: 4) + 4, to: 8), as: Any.Type.self)
  }

  private static func aligned(_ offset: Int, to size: Int) -> Int { (offset + size - 1) / size * size }
}
