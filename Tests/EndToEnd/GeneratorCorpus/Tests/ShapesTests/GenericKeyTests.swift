import Shapes
import SwiftMockObject
import Testing

/// Typed references to generic methods and to the methods of generic mocks.
@Suite struct GenericKeyTests {
  private let warehouse = MockWarehouse()

  @Test func aGenericMethodIsStubbedForOneType() async throws {
    warehouse.method.all(Coupon.self).returns([Coupon(code: "a")])
    warehouse.method.all(Int.self).answers { path in [path.count] }
    let used: any Warehouse = warehouse
    let coupons: [Coupon] = try await used.all("coupons")
    #expect(coupons == [Coupon(code: "a")])
    let numbers: [Int] = try await used.all("four")
    #expect(numbers == [4])
    MOAssertTimesCalled(warehouse.method.all(Coupon.self), 1)
    MOAssertTimesCalled(warehouse.method.all(Coupon.self)("coupons"), 1)
    #expect(warehouse.method.all(Int.self).invocations == ["four"])
    MOAssertNotCalled(warehouse.method.all(String.self))
  }

  @Test func callsAreToldApartByTheTypesOfTheirArguments() {
    warehouse.method.saveAs(Coupon.self).returns(true)
    #expect(warehouse.save(Coupon(code: "b"), as: "mine"))
    #expect(!warehouse.save(3, as: "mine"))
    MOAssertTimesCalled(warehouse.method.saveAs(Coupon.self)(.any, "mine"), 1)
    MOAssertTimesCalled(warehouse.method.saveAs(Int.self)(3, "mine"), 1)
    warehouse.fill(1, "x")
    MOAssertTimesCalled(warehouse.method.fill(Int.self, String.self), 1)
    MOAssertTimesCalled(warehouse.method.fill(String.self, String.self), 0)
  }

  @Test func typedErrorsAreThrown() {
    warehouse.method.loadFailing(Int.self, LockFault.self).throws(.shut)
    #expect(throws: LockFault.shut) { try (warehouse as any Warehouse).load(Int.self, failing: LockFault.self) }
  }

  @Test func staticMethodsHaveThemToo() {
    MockWarehouse.staticMock.method.shared(Int.self).returns([1])
    #expect(MockWarehouse.shared(7) == [1])
    #expect(MockWarehouse.shared("a") == [])
    MOAssertTimesCalled(MockWarehouse.staticMock.method.shared(Int.self), 1)
  }

  @Test func messagesNameTheClassOfAStaticMethod() {
    _ = MockWarehouse.shared(7)
    MOAssertFailure(
      """
      MockWarehouse.shared was expected to be called twice, but it was called once.
        all calls of MockWarehouse, in order:
          1. shared(7)  → [Int], the default
      """
    ) { MOAssertTimesCalled(MockWarehouse.staticMock.methodReference(.shared), 2) }
  }

  @Test func genericMocksHaveKeys() throws {
    let mock = MockDepository<String>()
    mock.method.find("a").returns("b")
    mock.method.find("c").throws(LockFault.shut)
    let used: any Depository<String> = mock
    #expect(try used.find("a") == "b")
    #expect(throws: LockFault.shut) { try used.find("c") }
    mock.items = ["x"]
    #expect(mock.items == ["x"])
    #expect(mock.method.setItems.invocations == [["x"]])
    mock.method.map(Int.self).answers { item, transform in transform(item + "!") }
    #expect(mock.map("abc") { $0.count } == 4)
    let other = MockDepository<String>()
    mock.method.me.returns(other)
    #expect(mock.me() === other)
  }
}
