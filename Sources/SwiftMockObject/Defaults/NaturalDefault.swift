/// A type with a value for "nothing in particular", which mocks return from unstubbed calls.
///
/// Most types of the standard library have one without this protocol: nil, zero, false, `""`, empty collections. For
/// a type of yours, say what it is:
///
/// ```swift
/// extension Account: NaturalDefault {
///   static var naturalDefault: Account { Account(owner: "", balance: 0) }
/// }
/// ```
///
/// It takes precedence over what would otherwise be found for the type. A type that is `Decodable`, `CaseIterable` or
/// `RawRepresentable` often needs no conformance: see ``NaturalDefaults``.
public protocol NaturalDefault {
  /// The value that a mock returns from an unstubbed call.
  static var naturalDefault: Self { get }
}
