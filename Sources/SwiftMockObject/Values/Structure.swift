import Foundation

/// What a value is made of: its style, its case, its stored parts.
///
/// The answers come from the runtime, which is exact. If the runtime can't be asked, `Mirror` answers.
enum Structure {
  /// The kinds of values that the runtime distinguishes.
  enum Style {
    case object, enumeration, product, other
  }

  /// One stored part of a value.
  struct Part {
    /// The name of a property, a case or a tuple element, if it has one and was asked for.
    let label: String?
    let value: Any
    /// Whether it is the property wrapper of the property with this label.
    var isWrapper = false

    /// The value of the property, if its wrapper stores nothing else.
    var wrappedValue: Any? {
      let parts = isWrapper ? Structure.parts(of: value) : []
      return parts.count == 1 && parts[0].label == "wrappedValue" ? parts[0].value : nil
    }

    /// The label.
    ///
    /// An unnamed tuple element has its position, without the dot of `.0`.
    var name: String? {
      label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    }
  }

  /// The kind of a value.
  static func style(of value: Any) -> Style {
    func style<T>(_ value: T) -> Style {
      if let inner = unboxed(value) { return _openExistential(inner, do: style) }
      return runtime.map { StructureLayout.of(value, $0).style } ?? MirroredStructure.style(of: value)
    }
    return _openExistential(value, do: style)
  }

  /// Whether a value is a tuple.
  static func isTuple(_ value: Any) -> Bool {
    func isTuple<T>(_ value: T) -> Bool {
      if let inner = unboxed(value) { return _openExistential(inner, do: isTuple) }
      return runtime.map { StructureLayout.of(value, $0).isTuple } ?? (Mirror(reflecting: value).displayStyle == .tuple)
    }
    return _openExistential(value, do: isTuple)
  }

  /// The name of an enum value's case, without its payload; nil for other values.
  static func caseName(of value: Any) -> String? {
    func name<T>(_ value: T) -> String? {
      if let inner = unboxed(value) { return _openExistential(inner, do: name) }
      guard let runtime else { return MirroredStructure.caseName(of: value) }
      if let name = runtime.caseName(of: value) { return name }
      guard let metadata = TypeMetadata(of: T.self), !metadata.isReflected,
        StructureLayout.of(value, runtime).style == .enumeration
      else { return nil }
      // Without reflection metadata, cases have no names, but their numbers can be told.
      return withUnsafePointer(to: value) { "case \(metadata.enumTag(of: $0).number)" }
    }
    return _openExistential(value, do: name)
  }

  /// The stored parts of a value in the order of declaration, those of superclasses first.
  ///
  /// The payload of an enum case is one part, with the name of the case as its label. A part that can't be read is an
  /// `UnreadablePart`.
  static func parts(of value: Any, labeled: Bool = true) -> [Part] {
    func parts<T>(_ value: T) -> [Part] {
      if let inner = unboxed(value) { return _openExistential(inner, do: parts) }
      guard let runtime else { return MirroredStructure.parts(of: value) }
      return withUnsafePointer(to: value) { place in
        let layout = StructureLayout.of(value, runtime)
        let memory = layout.style == .object ? Unmanaged.passUnretained(value as AnyObject).toOpaque() : nil
        let start = memory.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(place)
        return layout.levels.flatMap { Self.parts(of: value, as: $0, at: start, labeled, runtime) }
      }
    }
    return _openExistential(value, do: parts)
  }

  /// The stored parts of one level of a value.
  ///
  /// References that are unsafe to read are replaced by what can be said about them.
  private static func parts<T>(
    of value: T, as level: StructureLayout.Level, at start: UnsafeRawPointer, _ labeled: Bool,
    _ runtime: RuntimeReflection
  ) -> [Part] {
    var parts: [Part] = []
    if let fields = level.fields {
      for (index, field) in fields.enumerated() where !field.isHousekeeping {
        let isSafe = field.ownership == .strong || field.ownership == .weak
        let part =
          isSafe ? runtime.part(of: value, as: level.type, at: index).value : field.reference(at: start + field.offset)
        parts.append(Part(label: labeled ? field.name : nil, value: part, isWrapper: field.isWrapper))
      }
    } else {
      for index in 0..<runtime.partCount(of: value, as: level.type) {
        let part = runtime.part(of: value, as: level.type, at: index)
        parts.append(Part(label: labeled ? part.name : nil, value: part.value))
      }
      if parts.isEmpty, let payload = hiddenPayload(of: value, at: start) { parts.append(payload) }
    }
    for range in level.hidden {
      let bits = Array(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
      parts.append(Part(label: nil, value: UnreadablePart(reason: .hidden, bits: bits)))
    }
    return parts
  }

  /// The value with its own type; nil if it has that already.
  ///
  /// An element of an `[Any]` is a box in a box. An element of a list of a base class has the type of the base class.
  private static func unboxed<T>(_ value: T) -> Any? {
    // A cast to `Any` would only put the protocol's box into another one.
    func cast<Target>(to type: Target.Type) -> Any? { (value as? Target).map { $0 as Any } }
    guard isExistential(T.self) || T.self is AnyClass else { return nil }
    let type = type(of: value as Any)
    return type == T.self ? nil : _openExistential(type, do: cast)
  }

  /// The payload of an enum case in a module without reflection metadata: its bits.
  private static func hiddenPayload<T>(of value: T, at start: UnsafeRawPointer) -> Part? {
    guard let metadata = TypeMetadata(of: T.self), !metadata.isReflected, !(T.self is AnyClass),
      metadata.isEnum, metadata.enumTag(of: start).hasPayload
    else { return nil }
    let bits = Array(UnsafeRawBufferPointer(start: start, count: MemoryLayout<T>.size))
    return Part(label: nil, value: UnreadablePart(reason: .hidden, bits: bits))
  }

  private static let runtime = checked(.shared) { FileHandle.standardError.write(Data($0.utf8)) }

  /// Returns the runtime functions, and prints one line if there are none.
  static func checked(_ runtime: RuntimeReflection?, say: (String) -> Void) -> RuntimeReflection? {
    if runtime == nil {
      say("SwiftMockObject: this Swift runtime does not show what values are made of; `Mirror` is used instead.\n")
    }
    return runtime
  }
}
