import Foundation

/// The functions of the Swift runtime that tell what a value is made of.
///
/// `Mirror` is built on them, but it asks a type's `customMirror` and description first, and both may hide that two
/// values differ. The functions are not public. So they are looked up when they are first needed, and checked once
/// with values whose parts are known. If a runtime lacks them or answers differently, there is no instance, and
/// `Mirror` is used.
struct RuntimeReflection: Sendable {
  typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

  /// What the runtime says about a stored property.
  ///
  /// The layout is the runtime's own.
  struct FieldFacts {
    var name: UnsafePointer<CChar>?
    var releaseName: NameRelease?
    var isStrong = false
    var isVariable = false
  }

  // A Swift function as a value is its address and a context; these need no context. As the only property of a
  // struct, each keeps the calling convention of its type.
  private struct Style { let call: @Sendable (UnsafeRawPointer, Any.Type) -> CChar }
  private struct CaseName { let call: @Sendable (UnsafeRawPointer, Any.Type) -> UnsafePointer<CChar>? }
  private struct PartCount { let call: @Sendable (UnsafeRawPointer, Any.Type, Any.Type) -> Int }
  private struct Part {
    let call:
      @Sendable (
        UnsafeRawPointer, Any.Type, Int, UnsafeMutablePointer<UnsafePointer<CChar>?>,
        UnsafeMutablePointer<NameRelease?>, Any.Type
      ) -> Any
  }
  private struct FieldType { let call: @Sendable (Any.Type, Int, UnsafeMutablePointer<FieldFacts>) -> Any.Type }
  private struct FieldOffset { let call: @Sendable (Any.Type, Int) -> Int }

  private let style: Style
  private let caseName: CaseName
  private let partCount: PartCount
  private let part: Part
  private let fieldType: FieldType
  private let fieldOffset: FieldOffset

  static let shared = RuntimeReflection { name in dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) } }

  /// - Parameter lookUp: Finds a function of the runtime by its name.
  init?(lookUp: (String) -> UnsafeMutableRawPointer?) {
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      let context: UnsafeRawPointer? = nil
      guard let address = lookUp(name),
        MemoryLayout<Function>.size == MemoryLayout<(UnsafeMutableRawPointer, UnsafeRawPointer?)>.size
      else { return nil }
      return unsafeBitCast((address, context), to: Function.self)
    }
    guard let style = find("swift_reflectionMirror_displayStyle", as: Style.self),
      let caseName = find("swift_EnumCaseName", as: CaseName.self),
      let partCount = find("swift_reflectionMirror_count", as: PartCount.self),
      let part = find("swift_reflectionMirror_subscript", as: Part.self),
      let fieldType = find("swift_reflectionMirror_recursiveChildMetadata", as: FieldType.self),
      let fieldOffset = find("swift_reflectionMirror_recursiveChildOffset", as: FieldOffset.self)
    else { return nil }
    (self.style, self.caseName, self.partCount) = (style, caseName, partCount)
    (self.part, self.fieldType, self.fieldOffset) = (part, fieldType, fieldOffset)
    guard answersAsExpected else { return nil }
  }

  /// The kind of a value, as one letter: `s` for a struct, `c` for a class, `e` for an enum, `t` for a tuple.
  func style<T>(of value: T) -> Unicode.Scalar {
    withUnsafePointer(to: value) { Unicode.Scalar(UInt8(bitPattern: style.call($0, T.self))) }
  }

  /// The name of an enum's case; nil if the module has no reflection metadata.
  func caseName<T>(of value: T) -> String? {
    withUnsafePointer(to: value) { caseName.call($0, T.self).map { String(cString: $0) } }
  }

  /// How many stored parts a value has at one level: its own type, or a superclass.
  func partCount<T>(of value: T, as type: Any.Type) -> Int {
    withUnsafePointer(to: value) { partCount.call($0, type, T.self) }
  }

  /// One stored part of a value, and its name.
  func part<T>(of value: T, as type: Any.Type, at index: Int) -> (name: String?, value: Any) {
    withUnsafePointer(to: value) {
      var name: UnsafePointer<CChar>?
      var release: NameRelease?
      let part = part.call($0, type, index, &name, &release, T.self)
      defer { release?(name) }
      return (name.map { String(cString: $0) }, part)
    }
  }

  /// One stored property of a struct or class.
  ///
  /// The index counts those of superclasses, too.
  func field(of type: Any.Type, at index: Int) -> (name: String?, type: Any.Type, isStrong: Bool, offset: Int) {
    var facts = FieldFacts()
    let fieldType = fieldType.call(type, index, &facts)
    defer { facts.releaseName?(facts.name) }
    let offset = fieldOffset.call(type, index)
    return (facts.name.map { String(cString: $0) }, fieldType, facts.isStrong, offset)
  }
}

extension RuntimeReflection {
  private enum KnownCase { case plain, payload(Int) }
  private struct KnownStruct {
    var first: UInt8 = 3
    var second = "two"
    weak var third: KnownObject?
  }
  private final class KnownObject {
    let number = 7
  }

  /// Whether the runtime tells the truth about values whose parts are known.
  private var answersAsExpected: Bool {
    let (value, object) = (KnownStruct(), KnownObject())
    guard style(of: value) == "s", style(of: object) == "c", style(of: KnownCase.plain) == "e",
      style(of: (1, 2)) == "t",
      caseName(of: KnownCase.payload(1)) == "payload", caseName(of: KnownCase.plain) == "plain",
      partCount(of: value, as: KnownStruct.self) == 3, partCount(of: object, as: KnownObject.self) == 1
    else { return false }
    let (first, second, number) = (
      part(of: value, as: KnownStruct.self, at: 0), part(of: value, as: KnownStruct.self, at: 1),
      part(of: object, as: KnownObject.self, at: 0)
    )
    guard first.name == "first", first.value as? UInt8 == 3, second.name == "second", second.value as? String == "two",
      number.name == "number", number.value as? Int == 7
    else { return false }
    let (strong, weak) = (field(of: KnownStruct.self, at: 1), field(of: KnownStruct.self, at: 2))
    guard MemoryLayout<Int>.size != 8 || TypeMetadata.isAsAssumed else { return false }
    return strong.name == "second" && strong.type == String.self && strong.isStrong
      && strong.offset == MemoryLayout<KnownStruct>.offset(of: \.second) && weak.name == "third" && !weak.isStrong
  }
}
