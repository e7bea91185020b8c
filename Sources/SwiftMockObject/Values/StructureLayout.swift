/// How the values of a type are taken apart, found out once per type.
///
/// Asking the runtime for names and offsets is slow, and a test compares many values of few types.
struct StructureLayout: Sendable {
  /// One type in a chain of classes, from the root down.
  ///
  /// For other types, the type itself.
  struct Level: @unchecked Sendable {  // a type is immutable
    let type: Any.Type
    /// The stored properties; nil for tuples and enums, whose parts have no fixed names.
    let fields: [StoredField]?
    /// The memory that belongs to this type and to no property of it.
    let hidden: [Range<Int>]
  }

  let style: Structure.Style
  let isTuple: Bool
  let levels: [Level]

  private static let known = Locked<[ObjectIdentifier: StructureLayout]>([:])

  /// The layout of a value's type, from the table of known ones.
  static func of<T>(_ value: T, _ runtime: RuntimeReflection) -> StructureLayout {
    let key = ObjectIdentifier(T.self)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = StructureLayout(value, runtime)
    known.withLock { $0[key] = layout }
    return layout
  }

  private init<T>(_ value: T, _ runtime: RuntimeReflection) {
    let scalar = runtime.style(of: value)
    isTuple = scalar == "t"
    switch scalar {
    case "c": style = .object
    case "e": style = .enumeration
    case "s", "t": style = .product
    default: style = .other
    }
    guard scalar == "c" || scalar == "s" else {
      levels = [Level(type: T.self, fields: nil, hidden: [])]
      return
    }
    var types: [Any.Type] = [T.self]
    while let object = types.last as? AnyClass, let parent = _getSuperclass(object) { types.append(parent) }
    var levels: [Level] = []
    var count = 0
    for type in types.reversed() {
      let fields = Self.fields(of: type, count: runtime.partCount(of: value, as: type), after: count, runtime)
      let hidden =
        scalar == "s"
        ? Self.hiddenMemory(of: T.self, fields.map { ($0.field.offset, $0.type) })
        : Self.hiddenMemory(ofClass: type, below: levels.last?.type, isEmpty: fields.isEmpty)
      levels.append(Level(type: type, fields: fields.map(\.field), hidden: hidden))
      count += fields.count
    }
    self.levels = levels
  }

  /// The stored properties of one level.
  private static func fields(
    of type: Any.Type, count: Int, after start: Int, _ runtime: RuntimeReflection
  ) -> [(field: StoredField, type: Any.Type)] {
    let facts = (0..<count).map { runtime.field(of: type, at: start + $0) }
    let isObserved = facts.contains { isRegistrar($0.type) }
    let metadata = TypeMetadata(of: type)
    return facts.enumerated().map { index, fact in
      // The compiler stores the wrapper of a property `name` as `_name`.
      let isWrapper =
        fact.name?.hasPrefix("_") == true && !(fact.type is AnyClass)
        && TypeMetadata(of: fact.type)?.fieldNames.contains("wrappedValue") == true
      let field = StoredField(
        name: fact.name.map { readable($0, isPrefixed: isObserved || isWrapper) },
        ownership: fact.isStrong ? .strong : metadata?.ownership(ofField: index) ?? .unmanaged,
        offset: fact.offset, isHousekeeping: isRegistrar(fact.type), isWrapper: isWrapper)
      return (field, fact.type)
    }
  }

  /// Whether a property is the registrar that `@Observable` adds, which knows who observes the value.
  private static func isRegistrar(_ type: Any.Type) -> Bool {
    String(reflecting: type) == "Observation.ObservationRegistrar"
  }

  /// The name as in source: the compiler and macros store some properties under other names.
  private static func readable(_ name: String, isPrefixed: Bool) -> String {
    let lazyStorage = "$__lazy_storage_$_"
    if name.hasPrefix(lazyStorage) { return String(name.dropFirst(lazyStorage.count)) }
    return isPrefixed && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The memory of a struct that no property accounts for.
  ///
  /// The state of a module without reflection metadata is hidden. So are unions and bit-fields of C types: there are
  /// gaps between their properties, longer than alignment explains.
  private static func hiddenMemory<T>(of type: T.Type, _ fields: [(offset: Int, type: Any.Type)]) -> [Range<Int>] {
    guard MemoryLayout<T>.size > 0 else { return [] }
    if fields.isEmpty { return TypeMetadata(of: type).map { _ in [0..<MemoryLayout<T>.size] } ?? [] }
    guard String(reflecting: type).hasPrefix("__C.") else { return [] }
    var (gaps, end) = ([Range<Int>](), 0)
    for (offset, type) in fields + [(MemoryLayout<T>.size, T.self)] {
      func measure<Field>(_: Field.Type) -> (size: Int, alignment: Int) {
        (MemoryLayout<Field>.size, MemoryLayout<Field>.alignment)
      }
      let (size, alignment) = _openExistential(type, do: measure)
      if offset - end >= alignment { gaps.append(end..<offset) }
      end = max(end, offset + size)
    }
    return gaps
  }

  /// The memory of an object that no property accounts for, at one level of its classes.
  private static func hiddenMemory(ofClass type: Any.Type, below parent: Any.Type?, isEmpty: Bool) -> [Range<Int>] {
    guard isEmpty, let metadata = TypeMetadata(of: type) else { return [] }
    // A buffer has its elements after the object.
    let isBuffer = String(reflecting: type).hasPrefix("Swift.ManagedBuffer<")
    guard !metadata.isReflected || isBuffer else { return [] }
    let extent = metadata.extent(below: parent.flatMap { TypeMetadata(of: $0) })
    return extent.isEmpty && !isBuffer ? [] : [extent]
  }
}
