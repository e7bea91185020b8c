/// The values that a mock returns from unstubbed calls: the ones set here, and the natural ones for all other types.
///
/// ```swift
/// var defaults = NaturalDefaults()
/// defaults.set(Account(owner: "Ann", balance: 10), for: Account.self)
/// defaults.neverDecode(Session.self)
/// defaults.set(StubClock(), for: (any Clock).self)
/// ```
///
/// The natural value of a type is the first of these that exists:
///
/// - the value set here for exactly this type (for `Account?`, nil remains natural unless you set a value for it);
/// - what the type declares as a ``NaturalDefault``;
/// - nil for optionals, `()` for `Void`, false, zero, empty texts, collections, sets and dictionaries;
/// - a success for a `Result`; a tuple of natural values for a tuple;
/// - a sequence that ends at once, for an `AsyncStream`, an `AsyncThrowingStream` and `any AsyncSequence<Element,
///   Never>` (or `any Error`), but not for an asynchronous sequence of your own;
/// - the first case of a `CaseIterable` type;
/// - the value with a natural raw value, for a `RawRepresentable` type;
/// - what a `Decodable` type decodes from natural values, which are found by this same list.
///
/// Decoding a type runs its `init(from:)`. If that throws, the type has no natural value. If it traps, for example
/// because it force-unwraps `URL(string:)` of an empty text, the test run ends. Conform such a type to
/// ``NaturalDefault``, set a value for it here, or call ``neverDecode(_:)``. It makes no difference whether the
/// mock's method throws: the natural value is the same.
///
/// Closures, metatypes, protocol types, and classes and enums without any of the above have none.
public struct NaturalDefaults {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var undecoded: Set<ObjectIdentifier> = []
  /// What was set since the table was read from a mock, and which state of which mock's table that was.
  private var changes: Set<ObjectIdentifier> = []
  private var version = 0
  private var mock: Int?

  /// Makes a table in which nothing is set.
  public init() {}

  /// Makes the table of a mock, which has this number.
  init(ofMock number: Int) { mock = number }

  /// Sets the value for a type.
  ///
  /// The expression is evaluated each time the value is needed.
  ///
  /// ```swift
  /// archive.mockRecorder.naturalDefaults.set(Payment(receiver: "somebody"))
  /// ```
  public mutating func set<Value>(
    _ value: @autoclosure @escaping () -> Value, for type: Value.Type = Value.self
  ) {
    makers[ObjectIdentifier(type)] = value
    changes.insert(ObjectIdentifier(type))
  }

  /// Takes over another table.
  ///
  /// If it was read from this one and changed, and another thread has changed this one meanwhile, both changes remain.
  mutating func takeIn(_ newer: NaturalDefaults) {
    let isMerged = newer.mock == mock && newer.version != version && !newer.changes.isEmpty
    undecoded = isMerged ? undecoded.union(newer.undecoded) : newer.undecoded
    makers = isMerged ? makers.merging(newer.makers.filter { newer.changes.contains($0.key) }) { $1 } : newer.makers
    version += 1
    changes = []
  }

  /// Prevents a type from being decoded, even as a part of another type.
  ///
  /// It then has a natural value only if you set or declare one.
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

  /// The value set for a type.
  ///
  /// If nil was set for an optional, it is nil wrapped in `Any`.
  func override(for type: Any.Type) -> Any? { makers[ObjectIdentifier(type)]?() }
}
