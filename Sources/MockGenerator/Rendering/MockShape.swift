/// What kind of type a mock is.
struct MockShape {
  /// What the mock is, which its protocol decides.
  enum Kind: Equatable {
    /// A subclass of `MockObject`.
    case mockObject
    case actor
    /// A subclass of `NSObject`.
    case nsObject
    /// A subclass of the class that the protocol asks for.
    case subclass(String)
  }

  var kind: Kind
  /// The access level as it is written; empty for internal.
  var access: String
  /// Whether the mock is final: it is sendable or an actor, or mentions `Self`.
  var isFinal: Bool
  /// Whether the superclass is isolated to a global actor that the protocol isn't isolated to.
  var isIsolatedBySuperclass = false

  /// Decides what the mock of a protocol is.
  ///
  /// - Throws: An `Unmockable` when the class that it has to inherit from can't be inherited from.
  init(_ model: ProtocolModel, access: AccessLevel, scope: NameScope) throws(Unmockable) {
    self.access = access == .internal ? "" : access.rawValue
    isFinal = model.isSendable || model.mentionsSelf || model.isActor
    if let superclass = model.superclass?.symbol {
      if model.isActor {
        throw Unmockable(
          "asks for an actor that inherits from \(superclass.fullName), and no actor inherits from a class; leave one of them out"
        )
      }
      if model.isNSObject, model.superclass?.isNSObject(in: scope.index) == false {
        throw Unmockable(
          "asks for a subclass of \(superclass.fullName) that is an NSObject, which \(superclass.fullName) is not; "
            + "let it inherit from NSObject")
      }
      kind = .subclass(superclass.identifier.precise)
      let words = (superclass.declarationFragments ?? []).map(\.spelling)
      if words.contains("final") {
        throw Unmockable(
          "asks for a subclass of \(superclass.fullName), which is final; use that class itself in tests")
      }
      let isOwn = scope.index.module(of: superclass.identifier.precise) == scope.index.module
      if superclass.accessLevel != "open", !isOwn || access != .internal {
        throw Unmockable(
          "asks for a subclass of \(superclass.fullName), which isn't open; make the class open, or the mock internal")
      }
      isIsolatedBySuperclass = model.globalActor == nil && model.superclass?.isOfMainActor == true
    } else if model.isActor {
      if model.isNSObject {
        throw Unmockable(
          "asks for an actor that is an NSObject, which there is on Apple's systems alone; write its mock by hand")
      }
      kind = .actor
    } else if model.isNSObject {
      kind = .nsObject
    } else {
      kind = .mockObject
    }
  }

  /// Whether there is an `init()` to override.
  var inheritsInit: Bool { kind != .actor }
}
