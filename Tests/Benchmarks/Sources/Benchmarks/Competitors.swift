import Foundation
import SwiftMockObject

/// What each competitor has to record: a call with an Int and a String.
protocol Shop {
  func order(_ amount: Int, _ item: String)
  func price(_ item: String) -> Int
}

/// What a careful person writes without a framework.
final class HandWrittenSpy: Shop {
  private(set) var orders: [(Int, String)] = []
  private(set) var prices: [String] = []
  func order(_ amount: Int, _ item: String) { orders.append((amount, item)) }
  func price(_ item: String) -> Int {
    prices.append(item)
    return 0
  }
}

/// The same, safe for threads.
final class LockedSpy: Shop {
  private let lock = NSLock()
  private(set) var orders: [(Int, String)] = []
  private(set) var prices: [String] = []
  func order(_ amount: Int, _ item: String) {
    lock.lock()
    orders.append((amount, item))
    lock.unlock()
  }
  func price(_ item: String) -> Int {
    lock.lock()
    prices.append(item)
    lock.unlock()
    return 0
  }
}

enum ShopMethods { case order, price }

/// The least that any enum-keyed mock has to do: the arguments of each call, by method, under a lock.
class BareRecorder<Methods: Hashable> {
  private let lock = NSLock()
  private(set) var calls: [Methods: [[Any?]]] = [:]
  func record(_ method: Methods, args: Any?...) {
    lock.lock()
    calls[method, default: []].append(args)
    lock.unlock()
  }
}

final class BareShop: BareRecorder<ShopMethods>, Shop, @unchecked Sendable {
  func order(_ amount: Int, _ item: String) { record(.order, args: amount, item) }
  func price(_ item: String) -> Int {
    record(.price, args: item)
    return 0
  }
}

final class MockShop: MockObject<ShopMethods>, Shop, @unchecked Sendable {
  func order(_ amount: Int, _ item: String) { _onMethod(.order, args: amount, item) }
  func price(_ item: String) -> Int { _onMethod(.price, defaultReturn: 0, args: item) }
}

struct Item: Hashable {
  var number: Int
}

enum BagMethods { case put }

final class MockBag: MockObject<BagMethods> {
  func put(_ value: Any) { _onMethod(.put, args: value) }
}
