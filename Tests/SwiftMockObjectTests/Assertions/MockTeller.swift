import SwiftMockObject

enum TellerMethods: KeyedMethods, CaseIterable {
  case pay, refund, balance, greet, file

  struct Keys {
    let pay = MethodKey<TellerMethods, (String, Int) -> Void>(.pay)
  }
  static var keys: Keys { Keys() }
}

/// The mock that the tests of assertions use.
class MockTeller: MockObject<TellerMethods> {
  func pay(_ account: String, _ amount: Int) { _onMethod(.pay, args: account, amount) }
  func refund(_ account: String, _ amount: Int) { _onMethod(.refund, args: account, amount) }
  func balance(_ account: String?) -> Int { _onMethod(.balance, defaultReturn: 0, args: account) }
  func greet(_ name: String, _ done: ((String) -> Void)?) { _onMethod(.greet, args: name, done) }
  func file(_ paper: Any?) { _onMethod(.file, args: paper) }

  var pay: MethodReference<TellerMethods> { methodReference(.pay) }
  var balance: MethodReference<TellerMethods> { methodReference(.balance) }
  var greet: MethodReference<TellerMethods> { methodReference(.greet) }
  var file: MethodReference<TellerMethods> { methodReference(.file) }
}
