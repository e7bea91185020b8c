import Testing

@testable import SwiftMockObject

private enum CardMethods { case name, setName, note, setNote, owner, setOwner }

private final class Owner {}

private final class MockCard: MockObject<CardMethods> {
  var name: String {
    get { _onMethod(.name, remembering: .setName, defaultReturn: "Ann") }
    set { _onMethod(.setName, args: newValue) }
  }
  var note: String? {
    get { _onMethod(.note, remembering: .setNote) }
    set { _onMethod(.setNote, args: newValue) }
  }
  var owner: Owner? {
    get { _onMethod(.owner, remembering: .setOwner) }
    set { _onMethod(.setOwner, args: WeakArgument(newValue)) }
  }
}

struct MockRecordingRememberingTests {
  private let card = MockCard()

  @Test func aPropertyRemembersWhatItWasSetTo() {
    #expect(card.name == "Ann")
    #expect(card.note == nil)
    card.name = "Bob"
    card.note = "x"
    #expect(card.name == "Bob")
    #expect(card.note == "x")
    card.note = nil
    #expect(card.note == nil)
    #expect(card.methodReference(.name).timesCalled == 2)
    MOAssertArgumentEquals(card.methodReference(.setName), 1, "Bob")
  }

  @Test func aStubGoesBefore() {
    card.name = "Bob"
    card.methodReference(.name).setCustomBehaviorToReturn("Eve", times: 1)
    #expect(card.name == "Eve")
    #expect(card.name == "Bob")
    card.methodReference(.note).setCustomBehaviorToReturnNil()
    card.note = "x"
    #expect(card.note == nil)
  }

  @Test func resettingForgets() {
    card.name = "Bob"
    card.resetMock(.invocations)
    #expect(card.name == "Ann")
  }

  @Test func anObjectThatIsRecordedWeaklyIsRememberedWhileItLives() {
    var owner: Owner? = Owner()
    card.owner = owner
    #expect(card.owner === owner)
    MOAssertArgumentMatches(card.methodReference(.setOwner), 1, .identical(to: owner!))
    weak let gone = owner
    owner = nil
    #expect(gone == nil)
    #expect(card.owner == nil)
    MOAssertArgumentNil(card.methodReference(.setOwner), 1)
  }
}
