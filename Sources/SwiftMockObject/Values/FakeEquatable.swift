/// Makes a type `Equatable` by its structure.
///
/// Conforming is all it takes; the payloads need not be `Equatable`:
///
/// ```swift
/// enum Invocation: FakeEquatable {
///   case didReceive(Thing)
///   case didFail(any Error)
/// }
/// ```
///
/// Two values are equal when ``structurallyEqual(_:_:)`` says so. A type with another notion of being equal implements
/// ``fakeValue``, and is then compared by that alone, also where it is a part of something else:
///
/// ```swift
/// struct Receipt: FakeEquatable {
///   var number: String
///   var printedAt: Date
///   var fakeValue: String { number }
/// }
/// ```
public protocol FakeEquatable: Equatable {
  /// The text that stands for this value in a comparison, if the type implements it.
  var fakeValue: String { get }
}

extension FakeEquatable {
  /// The printed value; types that do not replace it are compared by structure, not by this text.
  public var fakeValue: String {
    FakeEqualityProbe.noteDefaultFakeValue(of: Self.self) ? "" : String(describing: self)
  }
}
