/// What a value is made of, according to `Mirror`.
///
/// A custom mirror may hide parts of it, so this is only the fallback.
enum MirroredStructure {
  static func style(of value: Any) -> Structure.Style {
    switch Mirror(reflecting: value).displayStyle {
    case .class, .foreignReference: .object
    case .enum, .optional: .enumeration
    case .struct, .tuple, .collection, .dictionary, .set: .product
    default: .other
    }
  }

  /// The name of an enum's case.
  ///
  /// A case with a payload has its name as the label of its only child; a case without one prints as its name.
  static func caseName(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.label ?? "\(value)"
  }

  static func parts(of value: Any) -> [Structure.Part] {
    var mirrors = [Mirror(reflecting: value)]
    while let parent = mirrors.last?.superclassMirror { mirrors.append(parent) }
    return mirrors.reversed().flatMap { $0.children.map { Structure.Part(label: $0.label, value: $0.value) } }
  }
}
