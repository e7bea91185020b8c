/// A mock that notes its calls as a list of values, usually the cases of an enum.
///
/// ```swift
/// final class MockOutput: Output, HasInvocations {
///   enum Invocation: FakeEquatable {
///     case didSomething
///     case didReceive(Thing)
///   }
///   var invocations: [Invocation] = []
///
///   func didSomething() { invocations.append(.didSomething) }
///   func didReceive(_ thing: Thing) { invocations.append(.didReceive(thing)) }
/// }
/// ```
///
/// The test lists the expected calls: `output.checkInvocations([.didReceive(thing), .didSomething])`. The list has no
/// lock, so use such a mock where calls come one after the other. If the mock is an actor, conform to
/// ``HasIsolatedInvocations`` instead.
public protocol HasInvocations {
  /// What the mock notes for one call.
  associatedtype Invocation: Equatable

  /// The calls so far, in order.
  var invocations: [Invocation] { get }
}

/// An actor that notes its calls as a list of values: ``HasInvocations`` for actors.
///
/// ```swift
/// actor MockOutput: Output, HasIsolatedInvocations {
///   enum Invocation: FakeEquatable { case didSomething }
///   var invocations: [Invocation] = []
///   func didSomething() { invocations.append(.didSomething) }
/// }
///
/// await output.checkInvocations([.didSomething])
/// ```
public protocol HasIsolatedInvocations: Actor {
  /// What the mock notes for one call.
  associatedtype Invocation: Equatable

  /// The calls so far, in order.
  var invocations: [Invocation] { get }
}
