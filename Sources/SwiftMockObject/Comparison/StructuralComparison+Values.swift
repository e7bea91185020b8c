import Foundation

extension StructuralComparison {
  /// Compares two values as far as they themselves go, and leaves their parts on the stack.
  mutating func compare(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard type(of: expected) == type(of: actual) else { return compareAcrossTypes(expected, actual, path) }
    let traits = context.traits(of: expected)
    if traits.usesFakeValue {
      if fakeValue(of: expected) != fakeValue(of: actual) { report(.changed, path, expected, actual) }
      return
    }
    if type(of: expected) is AnyClass, (expected as AnyObject) === (actual as AnyObject) { return }
    if let equatable = traits.equatable, !isDenied(type(of: expected)) {
      if context.areEqual(equatable, expected, actual, while: pairs) { return }
      // Inside an `==` that was called from here: if it returns false, the parts are compared from here anyway.
      if context.equalityDepth > 0, traits.leaf == nil { return report(.changed, path, expected, actual) }
      if areNaN(expected, actual) {
        progress.exceptions += 1
        return
      }
      if traits.leaf != nil {
        guard !(type(of: expected) is NSObject.Type), isUnequalToItself(of: expected), isUnequalToItself(of: actual)
        else {
          return report(.changed, path, expected, actual)
        }
        progress.exceptions += 1
        return compareLeaves(expected, actual, path)
      }
      steps.append(.justify(expected, actual, path, progress))
      denials[ObjectIdentifier(type(of: expected)), default: 0] += 1
    }
    compareParts(expected, actual, path, traits)
  }

  /// Whether the `==` of a type isn't called any more.
  ///
  /// In a long chain of values of one type, each `==` would compare all values that follow, with the same result as the
  /// one before it.
  private func isDenied(_ type: Any.Type) -> Bool { denials[ObjectIdentifier(type)] ?? 0 >= 100 }

  /// Compares the parts of two values of one type, by the kind of the type.
  private mutating func compareParts(_ expected: Any, _ actual: Any, _ path: PathArena.Index, _ traits: TypeTraits) {
    if type(of: expected) is AnyClass, foundationContainer(type(of: expected)) != nil {
      guard open(expected as AnyObject, actual as AnyObject) else { return }
    }
    switch traits.shape {
    case .optional:
      switch (AnyOptionalValue(expected)?.wrapped, AnyOptionalValue(actual)?.wrapped) {
      case (nil, nil): break
      case (let expected?, let actual?): push(expected, actual, path, nil)
      default: report(.changed, path, expected, actual)
      }
    case .list: compareLists(expected, actual, path)
    case .set: compareSets(expected, actual, path)
    case .table: compareTables(expected, actual, path)
    case .object:
      let (object, other) = (expected as AnyObject, actual as AnyObject)
      guard open(object, other) else { return }
      if traits.inheritsIdentity { progress.exceptions += 1 }
      compareStructures(expected, actual, path)
    case .enumeration:
      guard let name = Structure.caseName(of: expected), let other = Structure.caseName(of: actual) else {
        return compareBytes(expected, actual, path)
      }
      guard name == other else { return report(.changed, path, expected, actual) }
      compareStructures(expected, actual, path)
    case .product: compareStructures(expected, actual, path)
    case .error: compareErrors(expected, actual, path)
    case .actor: report(.alike, path, expected, actual)
    case .closure: break
    case .metatype:
      if expected as? Any.Type != actual as? Any.Type { report(.changed, path, expected, actual) }
    case .opaque: compareBytes(expected, actual, path)
    case .box:
      guard let box = expected as? AnyHashable, let other = actual as? AnyHashable else { return }
      push(box.base, other.base, path, nil)
    case .unreadable:
      guard let part = expected as? UnreadablePart, let other = actual as? UnreadablePart, part.bits == other.bits
      else {
        return report(.unseen, path, expected, actual)
      }
    }
  }

  /// Pushes the stored parts of two values.
  ///
  /// Hidden state is compared by its bits at once.
  private mutating func compareStructures(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    let parts = Structure.parts(of: expected, labeled: !onlyEquality)
    let others = Structure.parts(of: actual, labeled: false)
    guard parts.count == others.count else { return report(.unseen, path, expected, actual) }
    for position in parts.indices.reversed() {
      // Hidden state has no name. Nothing more can be said than that the whole value differs.
      if let part = parts[position].value as? UnreadablePart, part.reason == .hidden {
        let other = others[position].value as? UnreadablePart
        if part.bits != other?.bits { report(.unseen, path, expected, actual) }
        continue
      }
      let (name, pending) = (parts[position].name, steps.count)
      let isWrapped = name == "wrappedValue" && wrappers.contains(path)
      push(parts[position].value, others[position].value, path, isWrapped ? nil : name.map(PathComponent.field))
      if parts[position].isWrapper, steps.count > pending, case .compare(_, _, let part)? = steps.last {
        wrappers.insert(part)
      }
    }
  }

  /// Compares values of different types: an optional in an `Any` counts as what it holds, and classes of one
  /// `NSObject` cluster may be equal.
  private mutating func compareAcrossTypes(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    if let expected = expected as? Any.Type, let actual = actual as? Any.Type {
      if expected != actual { report(.changed, path, expected, actual) }
      return
    }
    let (inner, otherInner) = (flattened(expected), flattened(actual))
    guard let inner, let otherInner else {
      if (inner == nil) != (otherInner == nil) { report(.changed, path, expected, actual) }
      return
    }
    if type(of: inner) == type(of: otherInner) { return push(inner, otherInner, path, nil) }
    if let container = foundationContainer(type(of: inner)), container == foundationContainer(type(of: otherInner)) {
      return compareParts(inner, otherInner, path, context.traits(of: inner))
    }
    if type(of: inner) is NSObject.Type, type(of: otherInner) is NSObject.Type, let object = inner as? NSObject,
      let other = otherInner as? NSObject, areEqual(object, other)
    {
      return
    }
    if let part = (inner as? UnreadablePart) ?? (otherInner as? UnreadablePart) {
      return report(part.reason == .gone ? .changed : .unseen, path, inner, otherInner)
    }
    report(.type, path, inner, otherInner)
  }

  /// Compares two errors by domain, code and user info.
  private mutating func compareErrors(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    guard let error = expected as? NSError, let other = actual as? NSError, open(error, other) else { return }
    push(error.userInfo, other.userInfo, path, .field("userInfo"))
    push(error.code, other.code, path, .field("code"))
    push(error.domain, other.domain, path, .field("domain"))
  }

  /// Compares values that the runtime can't take apart by their bytes.
  private mutating func compareBytes(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    if bytes(of: expected) != bytes(of: actual) { report(.changed, path, expected, actual) }
  }

  private func bytes<T>(of value: T) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  /// Whether both are NaN, which counts as equal.
  private func areNaN(_ value: Any, _ other: Any) -> Bool {
    if let number = value as? any FloatingPoint, let other = other as? any FloatingPoint {
      return number.isNaN && other.isNaN
    }
    // Asking a list whether it is a number would bridge it to a Foundation list.
    guard type(of: value) is NSNumber.Type, let number = value as? NSNumber, let other = other as? NSNumber else {
      return false
    }
    return number.doubleValue.isNaN && other.doubleValue.isNaN
  }

  /// Compares system values that aren't equal to themselves: they hold a NaN, which must be in the same place.
  private mutating func compareLeaves(_ expected: Any, _ actual: Any, _ path: PathArena.Index) {
    if let vector = expected as? any SIMD {
      let areEqual = zip(scalars(of: vector), scalars(of: actual)).allSatisfy { context.trial($0, $1).areEqual }
      if !areEqual { report(.changed, path, expected, actual) }
      return
    }
    let (parts, others) = (Structure.parts(of: expected, labeled: false), Structure.parts(of: actual, labeled: false))
    // A difference inside is a difference of the whole.
    guard parts.count == others.count, zip(parts, others).allSatisfy({ context.trial($0.value, $1.value).areEqual })
    else { return report(.changed, path, expected, actual) }
  }

  /// The elements of a SIMD vector.
  private func scalars(of value: Any) -> [Any] {
    func scalars<Vector: SIMD>(_ vector: Vector) -> [Any] { vector.indices.map { vector[$0] } }
    return (value as? any SIMD).map { scalars($0) } ?? []
  }

  /// Whether a value isn't equal to itself.
  private func isUnequalToItself(of value: Any) -> Bool {
    (value as? any Equatable).map { SwiftMockObject.isUnequalToItself($0) } ?? false
  }

  /// The text that a type's author compares it by.
  private func fakeValue(of value: Any) -> String? {
    (value as? any FakeEquatable)?.fakeValue
  }
}
