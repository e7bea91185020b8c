import Foundation

/// A number that is the same for values of the same structure, and usually another one for others.
///
/// Members of two sets are only compared if these numbers agree. A limited number of parts of a value goes into it,
/// the nearest first.
struct StructuralFingerprint {
  private static let partLimit = 60

  private var hasher = Hasher()
  private var queue: [Any]
  private var next = 0

  /// The fingerprint of a value.
  static func of(_ value: Any) -> Int {
    var fingerprint = StructuralFingerprint(queue: [value])
    while fingerprint.next < min(partLimit, fingerprint.queue.count) {
      fingerprint.add(fingerprint.queue[fingerprint.next], isWhole: fingerprint.next == 0)
      fingerprint.next += 1
    }
    return fingerprint.hasher.finalize()
  }

  private init(queue: [Any]) {
    self.queue = queue
  }

  /// Adds a part to the fingerprint, and its own parts to the queue.
  ///
  /// - Parameter isWhole: Whether it is the value itself, which `==` has already been asked about.
  private mutating func add(_ value: Any, isWhole: Bool) {
    // An optional in an `Any` counts as what it holds.
    guard let value = flattened(value) else { return hasher.combine(0) }
    let traits = TypeTraits.of(value)
    // A user's `==` may ignore some of the parts, and objects of different classes may be equal.
    if traits.usesFakeValue || (traits.leaf == nil && traits.equatable != nil && !isWhole) { return }
    if traits.leaf != nil {
      // A value that isn't equal to itself may still have the same structure as another one.
      guard !(type(of: value) is NSObject.Type), let hashable = value as? any Hashable, !isUnequalToItself(hashable)
      else { return }
      return hasher.combine(hashable.hashValue)
    }
    switch traits.shape {
    case .list:
      guard let list = value as? any ElementList else { return }
      hasher.combine(list.elementCount)
      queue += (0..<min(list.elementCount, Self.partLimit)).map { list.element(at: $0) }
    case .set: hasher.combine((value as? any ElementSet)?.elementCount)
    case .table: hasher.combine((value as? any ElementTable)?.elementCount)
    case .enumeration:
      hasher.combine(Structure.caseName(of: value))
      queue += Structure.parts(of: value, labeled: false).map(\.value)
    case .object, .product: queue += Structure.parts(of: value, labeled: false).map(\.value)
    case .optional, .error, .actor, .closure, .metatype, .opaque, .box, .unreadable: break
    }
  }
}
