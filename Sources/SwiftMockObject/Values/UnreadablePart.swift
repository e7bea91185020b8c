import Foundation

/// A part of a value that can't be read: only its bits can be compared.
struct UnreadablePart {
  enum Reason {
    /// An unowned reference whose object is gone.
    case gone
    /// A reference that may be read when its object is gone: `unowned(unsafe)`.
    case unmanaged
    /// State that the runtime doesn't show: in a module without reflection metadata, a C union, or a bit-field.
    case hidden
  }

  let reason: Reason
  let bits: [UInt8]
}

extension StoredField {
  private typealias Retain = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  #if canImport(ObjectiveC)
    // On Apple's systems, objects of other languages keep unowned references in another way.
    private static let retainUnlessGone: Retain? = nil
  #else
    /// Retains an object whose memory is still there, which an unowned reference guarantees; nil if the object is
    /// gone or going.
    private static let retainUnlessGone: Retain? = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "swift_tryRetain") }
      .map { unsafeBitCast($0, to: Retain.self) }
  #endif

  /// What an unowned or unmanaged property refers to.
  ///
  /// The runtime stops the process when an unowned reference is read whose object is gone.
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
