import SwiftMockObject
import Testing

@testable import Values

/// What a mock answers where a test stubs nothing.
struct AnswerTests {
  @Test func anUnstubbedCallAnswersWithAFixture() async throws {
    let store = MockPeopleStore()
    #expect(store.person(1).home.city == "Paris")
    #expect(try store.people().isEmpty)
    #expect(try await store.manager(of: .fixture()).name == "")
    #expect(store.pair().0.name == "" && store.pair().1 == 0)
    #expect(try store.outcome().get() == .fixture())
    #expect(MockPeopleStore.first() == .fixture())
    MOAssertTimesCalled(store.methodReference(.person), 1)
  }

  @Test func whatATestSetsGoesBeforeAFixture() {
    let store = MockPeopleStore()
    store.mockRecorder.naturalDefaults.set(Person.fixture(name: "Ada"))
    #expect(store.person(1).name == "Ada")
    store.methodReference(.person).setCustomBehaviorToReturn(Person.fixture(name: "Grace"))
    #expect(store.person(1).name == "Grace")
  }

  @Test func whatATypeDeclaresGoesBeforeAFixture() {
    #expect(MockShapeStore().box().count == 7)
  }

  @Test @MainActor func isolatedMocksAnswerWithIsolatedFixtures() {
    let screens = MockScreens()
    #expect(screens.screen().title == "")
    #expect(screens.address() == .fixture())
  }

  @Test func actorsAnswerWithFixtures() async {
    let counters = MockCounters()
    #expect(await counters.counter().count == 0)
    #expect(await counters.address() == .fixture())
  }
}

extension Box: NaturalDefault {
  static var naturalDefault: Box { .fixture(count: 7) }
}
