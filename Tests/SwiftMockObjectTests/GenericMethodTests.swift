import SwiftMockObject
import Testing

private struct Coupon: Equatable { var code: String }
private struct Order: Equatable { var number: Int }

private enum StoreMethods: KeyedMethods {
  case all, first, save
  struct Keys {}
  static var keys: Keys { Keys() }
}

extension MethodDoor where Methods == StoreMethods {
  fileprivate func all<T>(_: T.Type) -> TypedMethodReference<StoreMethods, [T], any Error, String> {
    TypedMethodReference(self, .all)
  }
  fileprivate func first<T>(_: T.Type) -> TypedMethodReference<StoreMethods, T?, Never> {
    TypedMethodReference(self, .first)
  }
  fileprivate func save<T>(_: T.Type) -> TypedMethodReference<StoreMethods, Void, Never, T> {
    TypedMethodReference(self, .save)
  }
}

private final class MockStore: MockObject<StoreMethods>, @unchecked Sendable {
  func all<T>(in list: String) async throws -> [T] { try await _onAsyncThrowingMethod(.all, args: list) }
  func first<T>() -> T? { _onMethod(.first, defaultReturn: nil) }
  func save<T>(_ value: T) { _onMethod(.save, args: value) }
}

/// A generic method is stubbed and counted for each of the types that it is called with.
struct GenericMethodTests {
  private let store = MockStore()

  @Test func aStubForOneTypeAnswersNoCallForAnother() async throws {
    store.method.all(Coupon.self).returns([Coupon(code: "A")])
    store.method.all(Order.self).returns([Order(number: 1)])
    store.method.all(Order.self)("old").returns([])
    #expect(try await store.all(in: "new") == [Coupon(code: "A")])
    #expect(try await store.all(in: "new") == [Order(number: 1)])
    #expect(try await store.all(in: "old") == [Order]())
    #expect(try await store.all(in: "new") == [Int]())
  }

  @Test func callsAreCountedForEachType() async throws {
    let _: [Coupon] = try await store.all(in: "new")
    let _: [Order] = try await store.all(in: "new")
    let _: [Order] = try await store.all(in: "old")
    MOAssertTimesCalled(store.method.all(Coupon.self), 1)
    MOAssertTimesCalled(store.method.all(Order.self), 2)
    MOAssertTimesCalled(store.method.all(Order.self)("old"), 1)
    MOAssertNotCalled(store.method.all(Int.self))
    #expect(store.method.all(Order.self).invocations == ["new", "old"])
    #expect(store.method.all(Order.self).timesCalled == 2)
    MOAssertTimesCalled(store.methodReference(.all), 3)
    MOAssertNoOtherCalls(store)
  }

  @Test func plainReferencesAreNarrowedByTheTypeOfTheResult() async throws {
    store.methodReference(.all, returning: [Coupon].self).setCustomBehaviorToReturn([Coupon(code: "A")])
    store.methodReference(.all, returning: [Coupon].self, args: "old").setCustomBehaviorToReturn([Coupon(code: "B")])
    #expect(try await store.all(in: "new") == [Coupon(code: "A")])
    #expect(try await store.all(in: "old") == [Coupon(code: "B")])
    #expect(try await store.all(in: "old") == [Order]())
    let list = "old"
    MOAssertTimesCalled(store.methodReference(.all, returning: [Coupon].self, args: list), 1)
    MOAssertTimesCalled(store.methodReference(.all, returning: [Order].self), 1)
  }

  @Test func anOptionalResultIsNarrowedByItsWholeType() {
    store.method.first(Coupon.self).returns(Coupon(code: "A"))
    #expect(store.first() == Coupon(code: "A"))
    #expect(store.first() == nil as Order?)
    MOAssertTimesCalled(store.methodReference(.first, returning: Order?.self), 1)
    MOAssertTimesCalled(store.methodReference(.first, returning: Order.self), 0)
  }

  @Test func whereTheResultIsTheSameTheTypesOfTheArgumentsTellTheCallsApart() {
    var saved: [String] = []
    store.method.save(Coupon.self).answers { saved.append($0.code) }
    store.save(Coupon(code: "A"))
    store.save(Order(number: 1))
    #expect(saved == ["A"])
    MOAssertTimesCalled(store.method.save(Coupon.self), 1)
    MOAssertTimesCalled(store.method.save(Order.self)(Order(number: 1)), 1)
    MOAssertNotCalled(store.method.save(String.self))
  }

  @Test func stubsAreReplacedAndRemovedForOneTypeAlone() {
    store.method.first(Coupon.self).returns(Coupon(code: "A"))
    store.method.first(Order.self).returns(Order(number: 1))
    store.method.first(Coupon.self).returns(Coupon(code: "B"))
    #expect(store.first() == Coupon(code: "B"))
    store.method.first(Coupon.self).removeStubs()
    #expect(store.first() == nil as Coupon?)
    #expect(store.first() == Order(number: 1))
    MOAssertAllStubsUsed(store)
  }

  @Test func moreTypesThanAnybodyCountsAreToldApart() {
    func call<T>(_ type: T.Type, _ depth: Int) {
      let _: T? = store.first()
      if depth > 0 { call([T].self, depth - 1) }
    }
    for _ in 0..<2 { call(Int.self, 299) }
    MOAssertTimesCalled(store.methodReference(.first), 600)
    func count<T>(_ type: T.Type, _ depth: Int) {
      MOAssertTimesCalled(store.methodReference(.first, returning: T?.self), 2)
      if depth > 0 { count([T].self, depth - 1) }
    }
    count(Int.self, 299)
    MOAssertNotCalled(store.methodReference(.first, returning: String?.self))
  }

  @Test func theFailureNamesTheTypes() async throws {
    let _: [Coupon] = try await store.all(in: "new")
    MOAssertFailure(
      """
      MockStore.all was expected to be called once as (String) -> [Order], but no call matched.
        hint: it was called to return [Coupon].
        all calls of MockStore, in order:
          1. all(in: "new")  → [Coupon], the default
      """
    ) {
      MOAssertTimesCalled(store.method.all(Order.self), 1)
    }
    MOAssertFailure(
      """
      MockStore.all was expected to be called once with (in: "old") returning [Coupon], but no call matched.
        closest call, #1 of 1:
          argument 1 (in)  "new"     expected "old"
        next: if argument 1 (in) may vary, write `.any`
        all calls of MockStore, in order:
          1. all(in: "new")  → [Coupon], the default
      """
    ) {
      MOAssertTimesCalled(store.methodReference(.all, returning: [Coupon].self, args: "old"), 1)
    }
  }

  @Test func aStubThatNoCallUsedNamesItsTypes() {
    store.method.save(Order.self).answers({ _ in }, line: 12)
    store.save(Coupon(code: "A"))
    MOAssertFailure(
      """
      A stub was set for MockStore.save as (Order) -> Void, but no call used it.
        stub set at GenericMethodTests.swift:12
      """
    ) {
      MOAssertAllStubsUsed(store)
    }
  }
}
