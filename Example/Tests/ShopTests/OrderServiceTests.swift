import SwiftMockObject
import Testing

// A server, code under test and all: transactions whose body is handed a session, and generic methods that read and write
// rows of any type.

struct Order: Equatable, Sendable {
  let id: Int
  var total: Int
  var coupon: String?
}

struct Coupon: Equatable, Sendable {
  let code: String
  let percent: Int
}

enum DatabaseError: Error { case conflict, offline }

protocol Session: Sendable {
  func all<Row: Sendable>(_ type: Row.Type, where filter: String) async throws -> [Row]
  func save<Row: Sendable>(_ row: Row) async throws(DatabaseError)
}

protocol Database: Sendable {
  func transaction<Value: Sendable>(_ body: @Sendable (any Session) async throws -> Value) async throws -> Value
}

struct OrderService: Sendable {
  let database: any Database

  /// What is to be paid in the end.
  func pay(_ id: Int, attempts: Int = 3) async throws -> Int {
    do {
      return try await database.transaction { session in
        guard var order = try await session.all(Order.self, where: "id = \(id)").first else { return 0 }
        for coupon in try await session.all(Coupon.self, where: "order = \(id)") {
          order.total -= order.total * coupon.percent / 100
          order.coupon = coupon.code
          try await session.save(coupon)
        }
        try await session.save(order)
        return order.total
      }
    } catch DatabaseError.conflict where attempts > 1 {
      return try await pay(id, attempts: attempts - 1)
    }
  }
}

enum SessionMethods: KeyedMethods {
  case all, save

  struct Keys {}
  static var keys: Keys { Keys() }
}

extension MethodDoor where Methods == SessionMethods {
  func all<Row>(_: Row.Type) -> TypedMethodReference<SessionMethods, [Row], any Error, String> {
    TypedMethodReference(self, .all)
  }
}

extension MethodDoor where Methods == SessionMethods {
  func save<Row>(_: Row.Type) -> TypedMethodReference<SessionMethods, Void, DatabaseError, Row> {
    TypedMethodReference(self, .save)
  }
}

final class MockSession: MockObject<SessionMethods>, Session, @unchecked Sendable {
  func all<Row: Sendable>(_ type: Row.Type, where filter: String) async throws -> [Row] {
    try await _onAsyncThrowingMethod(.all, args: filter)
  }
  func save<Row: Sendable>(_ row: Row) async throws(DatabaseError) {
    try await _onAsyncThrowingMethod(.save, throwing: DatabaseError.self, args: row)
  }
}

enum DatabaseMethods { case transaction }

final class MockDatabase: MockObject<DatabaseMethods>, Database, @unchecked Sendable {
  private let session: MockSession

  init(session: MockSession) { self.session = session }

  func transaction<Value: Sendable>(_ body: @Sendable (any Session) async throws -> Value) async throws -> Value {
    try await _onAsyncThrowingMethod(
      .transaction, defaultReturn: try await body(session), args: Unrecorded("the transaction"))
  }
}

struct OrderServiceTests {
  private let session = MockSession()
  private let database: MockDatabase
  private let service: OrderService

  init() {
    database = MockDatabase(session: session)
    service = OrderService(database: database)
    session.method.all(Order.self)("id = 7").returns([Order(id: 7, total: 200)])
  }

  @Test func aCouponLowersThePrice() async throws {
    session.method.all(Coupon.self).returns([Coupon(code: "TEN", percent: 10)])
    #expect(try await service.pay(7) == 180)
    MOAssertCalled(session.method.save(Order.self), with: Order(id: 7, total: 180, coupon: "TEN"))
    MOAssertTimesCalled(session.method.save(Coupon.self), 1)
    MOAssertCalledInOrder(
      session.method.all(Order.self), session.method.all(Coupon.self), session.method.save(Order.self))
  }

  @Test func withoutACouponThePriceStays() async throws {
    #expect(try await service.pay(7) == 200)
    MOAssertNotCalled(session.method.save(Coupon.self))
  }

  @Test func plainReferencesKnowTheTypeOfTheResult() async throws {
    session.methodReference(.all, returning: [Coupon].self).setCustomBehaviorToReturn([Coupon(code: "X", percent: 50)])
    #expect(try await service.pay(7) == 100)
    MOAssertTimesCalled(session.methodReference(.all, returning: [Order].self, args: "id = 7"), 1)
  }

  @Test func aConflictIsTriedAgain() async throws {
    session.method.save(Order.self).returns(inOrder: [.failure(.conflict), .failure(.conflict), .success(())])
    #expect(try await service.pay(7) == 200)
    MOAssertTimesCalled(database.methodReference(.transaction), 3)
  }

  @Test func anErrorOfTheDatabaseEndsIt() async {
    database.methodReference(.transaction).setCustomBehaviorToThrow(DatabaseError.offline)
    await #expect(throws: DatabaseError.offline) { try await service.pay(7) }
    MOAssertNotCalled(session)
  }
}
