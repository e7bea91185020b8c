/// What a mock returns when a test has not said what: the values set here, and for all other types the natural ones.
///
/// ```swift
/// var defaults = NaturalDefaults()
/// defaults.set(Account(owner: "Ann", balance: 10), for: Account.self)
/// defaults.set(StubClock(), for: (any Clock).self)
/// ```
///
/// The natural value of a type is the first of these that there is:
///
/// - what was set here for exactly this type (for `Account?` nil remains natural, unless a value is set for it);
/// - what the type declares as a ``NaturalDefault``;
/// - nil for optionals, `()` for `Void`, false, zero, empty texts, collections, sets and dictionaries;
/// - for a `Result` a success, for a tuple a tuple of natural values;
/// - for an `AsyncStream`, an `AsyncThrowingStream` and `any AsyncSequence<Element, Never>` (or `any Error`) a sequence that
///   ends at once, but not for an asynchronous sequence of your own;
/// - for a `CaseIterable` type its first case;
/// - for a `RawRepresentable` type the value with a natural raw value;
/// - for a `Decodable` type what it decodes from natural values, which are found by this same list.
///
/// To decode a type is to run its `init(from:)`. One that throws makes the type one without a natural value; one that traps
/// on what it is given, for instance because it force-unwraps `URL(string:)` of an empty text, ends the test run. Declare such a
/// type as ``NaturalDefault``, set a value for it here, or say ``neverDecode(_:)``: then it is not decoded. It makes no
/// difference whether the mock's method throws: the same type has the same natural value in both.
///
/// Closures, metatypes, protocol types, and classes and enums without any of these have none.
public struct NaturalDefaults {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var undecoded: Set<ObjectIdentifier> = []
  /// What was set since the table was read out of a mock, and which state of the mock's table that was.
  private var changes: Set<ObjectIdentifier> = []
  private var version = 0

  /// Makes a table in which nothing is set.
  public init() {}

  /// Sets the value for a type; the expression is evaluated each time when the value is needed.
  public mutating func set<Value>(
    _ value: @autoclosure @escaping () -> Value, for type: Value.Type = Value.self
  ) {
    makers[ObjectIdentifier(type)] = value
    changes.insert(ObjectIdentifier(type))
  }

  /// Takes in a table that was read out of this one, and changed.
  ///
  /// Where this one has been changed meanwhile, by another thread, both changes stay.
  mutating func takeIn(_ newer: NaturalDefaults) {
    let isMerged = newer.version != version && !newer.changes.isEmpty
    undecoded = isMerged ? undecoded.union(newer.undecoded) : newer.undecoded
    makers = isMerged ? makers.merging(newer.makers.filter { newer.changes.contains($0.key) }) { $1 } : newer.makers
    version += 1
    changes = []
  }

  /// Keeps a type from being decoded, also where it is a part of another one.
  ///
  /// It then has a natural value only if one is set or declared for it.
  ///
  /// ```swift
  /// defaults.neverDecode(Session.self)
  /// ```
  public mutating func neverDecode<Value>(_ type: Value.Type) {
    undecoded.insert(ObjectIdentifier(type))
    changes.insert(ObjectIdentifier(type))
  }

  /// Whether a natural value of the type may be decoded.
  func decodes(_ type: Any.Type) -> Bool { !undecoded.contains(ObjectIdentifier(type)) }

  /// The value set for a type, which is nil wrapped in `Any` where that was set for an optional.
  func override(for type: Any.Type) -> Any? { makers[ObjectIdentifier(type)]?() }
}
