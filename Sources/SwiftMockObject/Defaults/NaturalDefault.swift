/// A type with a value that stands for "nothing in particular", which a mock may return when a test has not said what.
///
/// Most types of the standard library have one without this protocol: nil, zero, false, `""`, empty collections. A type
/// of your own joins by saying what it is:
///
/// ```swift
/// extension Account: NaturalDefault {
///   static var naturalDefault: Account { Account(owner: "", balance: 0) }
/// }
/// ```
///
/// What a type declares here goes before what would otherwise be found for it. A type that is `Decodable`, `CaseIterable`
/// or `RawRepresentable` often needs no declaration: see ``NaturalDefaults``.
public protocol NaturalDefault {
  /// The value that a mock returns when a test has not said what to return.
  static var naturalDefault: Self { get }
}
