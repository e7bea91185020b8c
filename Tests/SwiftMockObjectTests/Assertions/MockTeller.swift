import SwiftMockObject

enum TellerMethods: CaseIterable { case pay, refund, balance, greet, file }

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

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension MethodKey where Methods == TellerMethods {
  static var pay: MethodKey<TellerMethods, Void, String, Int> { .init(.pay) }
}
