import Foundation

/// A part of a value that can't be read, and only be told from another one by its bits.
struct UnreadablePart {
  enum Reason {
    /// An unowned reference whose object is gone.
    case gone
    /// A reference that is not protected from being read when its object is gone.
    case unmanaged
    /// Stored state of which the runtime shows nothing: a module that was built without reflection metadata, the union or
    /// the bit-field of a C type.
    case hidden
  }

  let reason: Reason
  let bits: [UInt8]
}

extension StoredField {
  private typealias Retain = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  #if canImport(ObjectiveC)
    // Objects of other languages keep their unowned references in another way.
    private static let retainUnlessGone: Retain? = nil
  #else
    /// Retains an object whose memory is still there, which an unowned reference sees to; nil if it is gone or going.
    private static let retainUnlessGone: Retain? = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "swift_tryRetain") }
      .map { unsafeBitCast($0, to: Retain.self) }
  #endif

  /// What an unowned or unmanaged property at this place refers to.
  ///
  /// The runtime would stop the process for reading an unowned reference whose object is gone.
  func reference(at place: UnsafeRawPointer) -> Any {
    let bits = Array(UnsafeRawBufferPointer(start: place, count: MemoryLayout<Int>.size))
    guard let address = place.load(as: UnsafeRawPointer?.self) else { return nil as AnyObject? as Any }
    guard ownership == .unowned, let retain = Self.retainUnlessGone else {
      return UnreadablePart(reason: .unmanaged, bits: bits)
    }
    guard let object = retain(address) else { return UnreadablePart(reason: .gone, bits: bits) }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }
}
