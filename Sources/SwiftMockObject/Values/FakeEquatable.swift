/// Makes a type `Equatable` by its structure.
///
/// Conforming is all you need. The payloads need not be `Equatable`:
///
/// ```swift
/// enum Invocation: FakeEquatable {
///   case didReceive(Thing)
///   case didFail(any Error)
/// }
/// ```
///
/// Two values are equal when ``structurallyEqual(_:_:)`` returns true. If a type has another notion of being equal,
/// implement ``fakeValue``. The type is then compared by that alone, even as a part of another value:
///
/// ```swift
/// struct Receipt: FakeEquatable {
///   var number: String
///   var printedAt: Date
///   var fakeValue: String { number }
/// }
/// ```
public protocol FakeEquatable: Equatable {
  /// The text that stands for this value in comparisons, if the type implements it.
  var fakeValue: String { get }
}

extension FakeEquatable {
  /// The printed value.
  ///
  /// A type that doesn't replace it is compared by structure, not by this text.
  public var fakeValue: String {
    FakeEqualityProbe.noteDefaultFakeValue(of: Self.self) ? "" : String(describing: self)
  }
}
