/// A protocol with everything that a mock of it must have, its parents' requirements included.
struct ProtocolModel {
  /// The name with the types that contain it.
  var path: [String]
  var id: String
  /// The access level as the symbol graph has it, such as `internal`.
  var accessLevel: String
  var place: SourcePlace
  var availability: [SymbolGraph.Availability]
  /// The global actor that the protocol is isolated to.
  var globalActor: AttributeSyntax?
  /// Whether a parent belongs to no actor, as far as the graph tells.
  ///
  /// Under a default isolation it may all the same, and then the mock's conformance has to say to which.
  var hasParentWithoutActor = false
  /// Whether the protocol inherits `Sendable`: the mock is then final and `@unchecked Sendable`.
  var isSendable = false
  /// Whether the protocol inherits `Actor`: the mock is then an actor and no class.
  var isActor = false
  /// Whether the protocol inherits `NSObjectProtocol`: the mock is then a subclass of `NSObject`.
  var isNSObject = false
  /// The class that conforming types must inherit from.
  var superclass: Superclass?
  /// What the mock implements, each requirement once, with the names of its cases.
  var requirements: [Requirement] = []
  var associatedTypes: [AssociatedType] = []
  /// The associated types that a use such as `any Stream<Int>` names, in that order.
  var primaryTypes: [String] = []
  /// Associated types that the protocol fixes, and aliases of its parents, with what they stand for.
  var pinnedTypes: [(name: String, type: TypeSyntax)] = []
  /// Conditions on associated types that are left once the fixed ones are put in.
  var constraints: [DeclarationSyntax.Constraint] = []
  /// Declarations that the mock gets as they stand.
  var members: [String] = []
  /// Whether a requirement mentions Self, so that only a final class can fulfil it.
  var mentionsSelf = false
  /// Parents that belong to no actor though the protocol does: a mock must say so where the compiler would infer
  /// otherwise.
  var nonisolatedParents: [(name: String, module: String)] = []
  /// Requirements that the mock leaves to their default implementations, with the reasons.
  var omissions: [Unmockable] = []
  /// Modules that must be imported because of the protocol's parents.
  var parentModules: Set<String> = []
  /// Modules that may declare the types of C that the requirements mention.
  var cModules: Set<String> = []
  /// The SPI groups that must be named to see what the requirements mention, by module.
  var spiGroups: [String: Set<String>] = [:]

  /// The full name, such as `Depot.Delegate`.
  var name: String { path.joined(separator: ".") }
  /// The name as part of other names: `DepotDelegate` for `Depot.Delegate`.
  var stem: String = ""
  /// The name of the mock's type.
  var mockName: String { "Mock" + stem }
  /// Whether the mock has type parameters: one for each associated type that the protocol leaves open.
  var isGeneric: Bool { !associatedTypes.isEmpty }

  /// An associated type that becomes a type parameter of the mock.
  struct AssociatedType {
    var name: String
    var constraints: [TypeSyntax]
  }
}

/// A requirement of a protocol, with what the mock calls it.
struct Requirement {
  var declaration: DeclarationSyntax
  /// The precise identifier; empty for requirements of the generator's own table.
  var id: String
  /// The protocol that states it.
  var protocolID: String
  /// The full name, such as `transfer(from:to:)`.
  var title: String
  var place: SourcePlace
  var availability: [SymbolGraph.Availability]
  /// `prefix`, `postfix` or `infix` for an operator.
  var fixity: String?
  /// The case that records calls or reads: `transferFromTo` for `transfer(from:to:)`.
  var caseName = ""
  /// The case that records writes.
  ///
  /// It is empty for what can't be written; for a property `limit` it is `setLimit`.
  var setterCaseName = ""
  /// What an unstubbed call answers, where the generator's own table knows better than the type does.
  var ownDefault: String?

  /// Whether the required superclass has the member too, which the mock overrides.
  var isOverride = false

  var isStatic: Bool { declaration.isStatic }
  /// Whether it is an initializer that a stub can make fail.
  ///
  /// There is no mock yet that could be told so: what is stubbed is the call of the class.
  ///
  /// Its case is one of `StaticMethods` therefore, and the call is recorded there and in the new mock.
  var canFail: Bool {
    declaration.keyword == .initializer && !declaration.parameters.isEmpty
      && (declaration.isFailable || declaration.effect == .any || declaration.effect.error != nil)
  }
  var hasSetter: Bool { declaration.hasSetter }
}
