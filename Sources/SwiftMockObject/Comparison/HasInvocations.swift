/// A mock that notes its calls as a list of values, most often the cases of an enum.
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
/// A test then says which calls it expects: `output.checkInvocations([.didReceive(thing), .didSomething])`.
/// A mock that is an actor adopts ``HasIsolatedInvocations`` instead.
public protocol HasInvocations {
  /// What the mock notes for one call.
  associatedtype Invocation: Equatable

  /// The calls so far, in their order.
  var invocations: [Invocation] { get }
}

/// An actor that notes its calls as a list of values: what ``HasInvocations`` is to other types.
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

  /// The calls so far, in their order.
  var invocations: [Invocation] { get }
}
