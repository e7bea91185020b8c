import Foundation
import SwiftMockObject

// The mocks of which the messages on the page EveryMessage tell.

struct Coupon: Equatable { var code: String }
struct Receipt: Equatable { var number: Int }
struct Offline: Error, Equatable {}
struct Refused: Error, Equatable {}

/// Two of them print alike and are not equal.
final class Token: Equatable, CustomStringConvertible {
  var description: String { "Token" }
  static func == (left: Token, right: Token) -> Bool { left === right }
}

enum LedgerMethods: KeyedMethods, CaseIterable {
  case transfer, balance, close, note, file, compare, quote, call, each, main

  struct Keys {
    let transfer = MethodKey<LedgerMethods, (String, Int) -> Void>(.transfer)
    let balance = MethodKey<LedgerMethods, (String) -> Int>(.balance)
    let note = MethodKey<LedgerMethods, (String) -> Void>(.note)
  }
  static var keys: Keys { Keys() }
}

final class MockLedger: MockObject<LedgerMethods>, @unchecked Sendable {
  func transfer(to account: String, amount: Int) { _onMethod(.transfer, args: account, amount) }
  func balance(of account: String) -> Int { _onMethod(.balance, args: account) }
  /// Passes on one argument of two.
  func close(_ account: String, at day: Int) { _onMethod(.close, args: account) }
  func note(_ text: String?) { _onMethod(.note, args: text) }
  func file(_ paper: Any?) { _onMethod(.file, args: paper) }
  func compare(_ old: [String], _ new: [String]) { _onMethod(.compare, args: old, new) }
  func quote<Value>(for account: String) -> [Value] { _onMethod(.quote, args: account) }
  func call(_ done: @escaping (Int) -> Void) { _onMethod(.call, args: done) }
  func each(_ body: @escaping (Int) throws -> Bool) { _onMethod(.each, args: body) }
  func main(_ body: @escaping @MainActor (Int) -> Void) { _onMethod(.main, args: body) }
}

enum ArchiveMethods: CaseIterable { case note, holds, close }

class MockArchive: MockObject<ArchiveMethods> {
  func note(_ text: String) { _onMethod(.note, args: text) }
  func holds(_ text: String) -> Bool { _onMethod(.holds, defaultReturn: true, args: text) }
  func close() { _onMethod(.close) }
}

struct Ticket: ~Copyable { let number: Int }

struct Vault: Equatable {
  let number: Int
  static func refused() throws -> Int { throw Refused() }
}

enum BranchMethods { case vault, rate, load, lock, open, ticket }

final class MockBranch: MockObject<BranchMethods>, @unchecked Sendable {
  func vault(code: Int) throws -> Vault { try _onThrowingMethod(.vault, args: code, file: "MockBranch.swift", line: 6) }
  func rate(of currency: String) async -> Double { await _onAsyncMethod(.rate, args: currency) }
  func load(_ id: Int) throws(Offline) -> String { try _onThrowingMethod(.load, throwing: Offline.self, args: id) }
  func ticket() -> Ticket { _onMethod(.ticket, defaultReturn: Ticket(number: 0)) }
  func open() throws(Offline) -> Int {
    try _onThrowingMethod(.open, throwing: Offline.self, defaultReturn: try Vault.refused())
  }
  func lock<R>(_ body: () throws -> R) throws -> R {
    try withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      return try _onThrowingMethod(.lock, args: body, file: "MockBranch.swift", line: 12)
    }
  }
}

enum FeedMethods: KeyedMethods {
  case prices, changes

  struct Keys {
    let prices = MethodKey<FeedMethods, (String) -> AsyncStream<Int>>(.prices)
    let changes = MethodKey<FeedMethods, () -> any AsyncSequence<Int, Offline>>(.changes)
  }
  static var keys: Keys { Keys() }
}

final class MockFeed: MockObject<FeedMethods>, @unchecked Sendable {
  func prices(in currency: String) -> AsyncStream<Int> { _onMethod(.prices, args: currency) }
  func changes() -> any AsyncSequence<Int, Offline> { _onMethod(.changes) }
}

final class MockTransferOutput: HasInvocations {
  enum Invocation: FakeEquatable {
    case didStart, didFinish
    case didFail(missing: Int)
  }
  var invocations: [Invocation] = []
}

/// Code under test.
struct Tenant {
  let ledger: MockLedger

  #sourceLocation(file:"Tenant.swift",line:7)
  func pay() {
    _ = ledger.balance(of: "tenant")
    ledger.transfer(to: "landlord", amount: 750)
  }
  #sourceLocation()
}
