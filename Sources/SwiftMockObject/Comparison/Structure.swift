/// What a value is made of: its style, its case, its stored parts.
///
/// This asks the Swift runtime what `Mirror` asks it, minus one step: `Mirror` first lets a type's `customMirror` and
/// description speak, and both may hide that two values differ. No public call leaves that step out, or names the
/// case of an enum whose description is its own, hence the runtime's entry points, all in this file.
enum Structure {
  /// The kinds of values that the runtime tells apart.
  enum Style {
    case object, enumeration, product, other
  }

  /// One stored part of a value.
  struct Part {
    /// The name of a property, a case or a tuple's element, if it has one and was asked for.
    let label: String?
    let value: Any

    /// The label, or the position of an element without one.
    var name: String? {
      label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    }
  }

  static func style(of value: Any) -> Style {
    switch UInt8(bitPattern: runtimeDisplayStyle(value)) {
    case UInt8(ascii: "c"): .object
    case UInt8(ascii: "e"): .enumeration
    case UInt8(ascii: "s"), UInt8(ascii: "t"): .product
    default: .other
    }
  }

  static func isTuple(_ value: Any) -> Bool {
    UInt8(bitPattern: runtimeDisplayStyle(value)) == UInt8(ascii: "t")
  }

  /// The name of an enum value's case, without its payload.
  static func caseName(of value: Any) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }

  /// The stored parts of a value, in the order of their declaration, those of superclasses first.
  ///
  /// The payload of an enum case is one part, with the name of the case as its label.
  static func parts(of value: Any, labeled: Bool = true) -> [Part] {
    var types: [Any.Type] = [type(of: value)]
    while let object = types.last as? AnyClass, let parent = _getSuperclass(object) { types.append(parent) }
    var parts: [Part] = []
    for type in types.reversed() {
      for index in 0..<runtimePartCount(value, type: type) {
        parts.append(part(of: value, as: type, at: index, labeled: labeled))
      }
    }
    return parts
  }

  private static func part(of value: Any, as type: Any.Type, at index: Int, labeled: Bool) -> Part {
    var name: UnsafePointer<CChar>?
    var release: NameRelease?
    let part = runtimePart(of: value, type: type, index: index, outName: &name, outFreeFunc: &release)
    defer { release?(name) }
    return Part(label: !labeled ? nil : name.map { readable(String(cString: $0)) }, value: part)
  }

  /// A lazy property is stored under a name that its author never wrote.
  private static func readable(_ label: String) -> String {
    let lazyStorage = "$__lazy_storage_$_"
    return label.hasPrefix(lazyStorage) ? String(label.dropFirst(lazyStorage.count)) : label
  }
}

private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_displayStyle")
private func runtimeDisplayStyle<T>(_: T) -> CChar

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_: T) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func runtimePartCount<T>(_: T, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func runtimePart<T>(
  of: T, type: Any.Type, index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<NameRelease?>
) -> Any
