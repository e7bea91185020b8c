/// What the compiler wrote down about a struct, an enum or a class, where the runtime has no function for it.
///
/// The layouts are part of Swift's ABI. They are checked once, with types whose parts are known. Without 64-bit pointers,
/// nothing is read.
struct TypeMetadata {
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let isClass: Bool

  #if canImport(ObjectiveC)
    private static let descriptorOfClass = 64
  #else
    private static let descriptorOfClass = 40
  #endif

  /// Reads a type's metadata; nil for other kinds of types, such as tuples, functions and non-Swift classes.
  init?(of type: Any.Type) {
    guard MemoryLayout<Int>.size == 8 else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    isClass = type is AnyClass
    // The kinds of named types: struct, enum, Optional, and foreign types from C.
    guard isClass || [0x200, 0x201, 0x202].contains(metadata.load(as: Int.self)) else { return nil }
    let offset = isClass ? Self.descriptorOfClass : 8
    guard let descriptor = (metadata + offset).load(as: UnsafeRawPointer?.self) else { return nil }
    self.descriptor = descriptor
  }

  /// The list of stored properties or cases; nil if the module was built without it.
  private var fields: UnsafeRawPointer? { (descriptor + 16).relativeTarget }

  /// Whether the module has reflection metadata for the type.
  var isReflected: Bool { fields != nil }

  /// Whether the type is an enum.
  var isEnum: Bool { !isClass && metadata.load(as: Int.self) == 0x201 }

  /// The names of the stored properties or cases in the reflection metadata.
  var fieldNames: [String] {
    guard let fields else { return [] }
    return (0..<Int((fields + 12).load(as: UInt32.self))).compactMap { index in
      (record(index, of: fields) + 8).relativeTarget.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  private func record(_ index: Int, of fields: UnsafeRawPointer) -> UnsafeRawPointer {
    fields + 16 + index * Int((fields + 10).load(as: UInt16.self))
  }

  /// How a stored property refers to its object if it isn't a strong reference; nil if that is unknown.
  func ownership(ofField index: Int) -> StoredField.Ownership? {
    guard let fields, index < Int((fields + 12).load(as: UInt32.self)) else { return nil }
    guard let name = (record(index, of: fields) + 4).relativeTarget else { return nil }
    // This is the mangled name of the type. After a control character, it contains a binary reference.
    var (position, last) = (0, [UInt8]())
    while true {
      let byte = (name + position).load(as: UInt8.self)
      if byte == 0 { break }
      last = [last.last ?? 0, byte]
      position += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
    }
    switch last {
    case Array("Xw".utf8): return .weak
    case Array("Xo".utf8): return .unowned
    default: return nil
    }
  }

  /// The result type of a function type; nil for any other type.
  static func result(ofFunction type: Any.Type) -> Any.Type? {
    guard MemoryLayout<Int>.size == 8 else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x302 else { return nil }
    return (metadata + 16).load(as: Any.Type.self)
  }

  /// The memory of an object that belongs to its own class, without superclasses.
  func extent(below parent: TypeMetadata?) -> Range<Int> {
    let start = parent?.instanceSize ?? 16
    return start..<max(start, instanceSize)
  }

  /// The size of an object, with its header.
  private var instanceSize: Int { Int((metadata + Self.descriptorOfClass - 16).load(as: UInt32.self)) }

  /// Which case an enum value has, if the cases have no names.
  ///
  /// - Returns: The number of the case, cases with a payload first, and whether it has a payload.
  func enumTag(of value: UnsafeRawPointer) -> (number: Int, hasPayload: Bool) {
    typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
    let tag = Int((witnesses + 88).load(as: Tag.self)(value, metadata))
    return (tag, tag < Int((descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF))
  }
}

extension UnsafeRawPointer {
  /// What a relative pointer points to: its 32 bits are the distance from itself.
  fileprivate var relativeTarget: UnsafeRawPointer? {
    let distance = Int(load(as: Int32.self))
    return distance == 0 ? nil : self + distance
  }
}

extension TypeMetadata {
  private struct KnownStruct {
    let number: UInt8
    weak var observer: KnownObject?
    unowned let owner: KnownObject
  }
  private class KnownObject {
    let number = 7
  }
  private final class KnownHeir: KnownObject {
    let other = 8
  }
  private enum KnownEnum { case plain, payload(Int), last }

  /// Whether the layouts are as expected, found out with types whose parts are known.
  static let isAsAssumed: Bool = {
    guard let value = TypeMetadata(of: KnownStruct.self), let object = TypeMetadata(of: KnownObject.self),
      let heir = TypeMetadata(of: KnownHeir.self), let choice = TypeMetadata(of: KnownEnum.self)
    else { return false }
    let tags = [KnownEnum.plain, .payload(1), .last].map { value in
      withUnsafePointer(to: value) { choice.enumTag(of: $0) }
    }
    return value.isReflected && value.fieldNames == ["number", "observer", "owner"]
      && (0..<3).map { value.ownership(ofField: $0) } == [nil, .weak, .unowned]
      && object.isReflected && object.extent(below: nil) == 16..<24 && heir.extent(below: object) == 24..<32
      && choice.isEnum && !value.isEnum && tags.map(\.number) == [1, 0, 2]
      && tags.map(\.hasPayload) == [false, true, false]
      && result(ofFunction: ((Int) throws -> String).self) == String.self
  }()
}
