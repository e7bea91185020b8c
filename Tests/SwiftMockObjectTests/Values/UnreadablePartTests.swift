import Foundation
import Testing

@testable import SwiftMockObject

private final class Parent {
  var name: String
  init(_ name: String) { self.name = name }
}
private protocol Listener: AnyObject {}
extension Parent: Listener {}
private final class Coordinator {
  let title = "start"
  unowned var parent: Parent
  unowned var maybe: Parent?
  unowned var listener: any Listener
  unowned(unsafe) var unsafe: Parent
  weak var observer: Parent?
  init(_ parent: Parent) {
    (self.parent, listener, unsafe, maybe, observer) = (parent, parent, parent, parent, parent)
  }
}
private struct Pass {
  let number: UInt8
  unowned let owner: Parent
}

/// A value whose unowned objects are gone.
private func orphan() -> Coordinator { Coordinator(Parent("gone")) }

@Suite("Parts that can't be read")
struct UnreadablePartTests {
  @Test func anUnownedObjectIsReadWhileItLives() throws {
    let parent = Parent("p")
    let parts = Structure.parts(of: Coordinator(parent))
    #expect(parts.map(\.label) == ["title", "parent", "maybe", "listener", "unsafe", "observer"])
    for index in [1, 2, 3] { #expect(parts[index].value as AnyObject === parent) }
    let part = try #require(parts[4].value as? UnreadablePart)
    #expect(part.reason == .unmanaged)
    withExtendedLifetime(parent) {}
  }

  @Test func anObjectThatIsGoneIsNotRead() {
    let parts = Structure.parts(of: orphan())
    for index in [1, 2, 3] { #expect((parts[index].value as? UnreadablePart)?.reason == .gone) }
    let pass = Pass(number: 1, owner: { $0 }(Parent("x")))
    #expect((Structure.parts(of: pass).last?.value as? UnreadablePart)?.reason == .gone)
  }

  @Test func aFailureAboutAGoneObjectSaysSo() {
    #expect(
      shortDescription(of: orphan(), limit: 200)
        == #"Coordinator(title: "start", parent: (gone), maybe: (gone), listener: (gone), unsafe: (unowned(unsafe)), "#
        + "observer: nil)")
    #expect(shortDescription(of: Pass(number: 1, owner: { $0 }(Parent("x")))) == "Pass(number: 1, owner: (gone))")
  }

  @Test func unownedObjectsAreComparedLikeOthersWhileTheyLive() {
    struct Child { unowned let parent: Parent }
    let (one, same, other) = (Parent("a"), Parent("a"), Parent("b"))
    #expect(structurallyEqual(Child(parent: one), Child(parent: one)))
    #expect(structurallyEqual(Child(parent: one), Child(parent: same)))
    let differences = structuralDifferences(expected: Child(parent: one), actual: Child(parent: other)).map(
      \.description)
    #expect(differences == [#"parent.name: expected "a", got "b""#])
    withExtendedLifetime((one, same, other)) {}
  }

  @Test func whatIsGoneEqualsItselfAlone() {
    struct Child { unowned let parent: Parent }
    func child() -> Child { Child(parent: { $0 }(Parent("a"))) }
    let (gone, other, parent) = (child(), child(), Parent("a"))
    #expect(structurallyEqual(gone, gone))
    #expect(!structurallyEqual(gone, Child(parent: parent)))
    #expect(
      structuralDifferences(expected: Child(parent: parent), actual: gone).map(\.description)
        == [#"parent: expected Parent(name: "a"), got (gone)"#])
    #expect(!structurallyEqual(gone, other))
    #expect(
      structuralDifferences(expected: gone, actual: other).map(\.description)
        == ["parent: (gone) can't be told from the expected one, because what it stores can't be seen"])
    withExtendedLifetime(parent) {}
  }
}

private enum OwnerMethods { case own, count }
private final class MockOwner: MockObject<OwnerMethods> {
  func own(_ coordinator: Coordinator) { _onMethod(.own, args: coordinator) }
}

@Suite("Failures about objects that are gone")
struct GoneObjectFailureTests {
  @Test func anyAssertionOfTheMockCanFail() {
    let mock = MockOwner()
    mock.own(orphan())
    let failures = MOCaptureFailures {
      MOAssertTimesCalled(mock.methodReference(.own), 2)
      MOAssertArgumentMatches(mock.methodReference(.own), 1, .structurallyEqualTo(orphan()))
    }
    #expect(failures.count == 2)
    #expect(failures.first?.message.contains("parent: (gone)") == true)
  }
}
