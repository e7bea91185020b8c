import Foundation

/// What a comparison has to know about a type, found out once per type.
struct TypeTraits: @unchecked Sendable {  // types are immutable
  /// How values of a type are taken apart.
  enum Shape {
    case optional, list, set, table
    case object, enumeration, product
    case error
    /// An actor. Its state must not be read from outside, so actors are compared by identity.
    case actor
    case closure, metatype, opaque
    /// An `AnyHashable`: only the value inside counts.
    case box
    /// A part that only its bits tell from another one.
    case unreadable
  }

  let shape: Shape

  /// The type, if its own `==` is called first.
  let equatable: (any Equatable.Type)?

  /// The type, if the insides of its values mean nothing to users: `==` alone decides.
  let leaf: (any Equatable.Type)?

  /// Whether the type has its own `fakeValue`, which alone decides.
  let usesFakeValue: Bool

  /// Whether `==` is only the identity that `NSObject` provides.
  ///
  /// The structure decides then.
  let inheritsIdentity: Bool

  private static let known = Locked<[ObjectIdentifier: TypeTraits]>([:])

  /// The traits of a value's type, from the table of known ones.
  static func of(_ value: Any) -> TypeTraits {
    let key = ObjectIdentifier(type(of: value))
    if let traits = known.withLock({ $0[key] }) { return traits }
    let traits = TypeTraits(value)
    known.withLock { $0[key] = traits }
    return traits
  }

  private init(_ value: Any) {
    let type = Swift.type(of: value)
    shape = Self.shape(of: value, type)
    let fake = FakeEqualityProbe.finding(for: value)
    usesFakeValue = fake?.hasOwnFakeValue ?? false
    inheritsIdentity = type is NSObject.Type && !isFromSystem(type) && Self.inheritsIdentity(value as? NSObject)
    // The `==` of a container calls that of its elements. Each of those might start its own comparison, or recurse without
    // limit.
    let isTakenApart =
      inheritsIdentity || fake?.hasOwnEquality == false || type is NSError.Type || type is any ElementContainer.Type
      // Notifications are equal to `==` whatever they carry.
      || type == Notification.self
    equatable = isTakenApart ? nil : type as? any Equatable.Type
    leaf = !usesFakeValue && Self.isLeaf(shape, type) ? equatable : nil
  }

  /// How a value is taken apart.
  ///
  /// Collections and optionals come first, because their storage means nothing.
  private static func shape(of value: Any, _ type: Any.Type) -> Shape {
    if type == UnreadablePart.self { return .unreadable }
    if type == AnyHashable.self { return .box }
    if type is any ElementList.Type { return .list }
    if type is any ElementTable.Type { return .table }
    if type is any ElementSet.Type { return .set }
    if type is any AnyOptional.Type { return .optional }
    if type is NSError.Type { return .error }
    if type is any Actor.Type { return .actor }
    switch Structure.style(of: value) {
    case .object: return .object
    case .enumeration: return .enumeration
    case .product: return .product
    case .other:
      if value is Any.Type { return .metatype }
      return String(reflecting: type).contains("->") ? .closure : .opaque
    }
  }

  /// Whether the insides of a type are no business of a difference, such as those of a `String`, a `URL` or a
  /// `Decimal`.
  private static func isLeaf(_ shape: Shape, _ type: Any.Type) -> Bool {
    switch shape {
    case .object, .product: isFromSystem(type)
    case .opaque: true
    default: false
    }
  }

  /// Whether an object has its `isEqual` from `NSObject`.
  ///
  /// If so, it also has its `hash` from there. A class with a non-Swift ancestor keeps its `isEqual`, because the
  /// ancestor's state can't be seen.
  private static func inheritsIdentity(_ object: NSObject?) -> Bool {
    guard let object, !(object is NSError) else { return false }
    let identity = ObjectIdentifier(object)
    guard object.hash == identity.hashValue || object.hash == Int(bitPattern: identity) else { return false }
    var ancestor: AnyClass = type(of: object)
    while ancestor != NSObject.self {
      let name = String(reflecting: ancestor)
      guard name.contains("."), !name.hasPrefix("__C."), let parent = _getSuperclass(ancestor) else { return false }
      ancestor = parent
    }
    return true
  }
}
