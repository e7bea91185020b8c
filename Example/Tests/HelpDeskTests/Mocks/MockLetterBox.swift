import SwiftMockObject

@testable import HelpDesk

enum LetterBoxMethods: KeyedMethods, CaseIterable, Sendable {
  case label, setLabel, keeper, setKeeper, open

  struct Keys {
    let label = MethodKey<LetterBoxMethods, () -> String>(.label)
    let setLabel = MethodKey<LetterBoxMethods, (String) -> Void>(.setLabel)
    let open = MethodKey<LetterBoxMethods, (@escaping ([String]) throws -> [String]) throws -> [String]>(.open)
  }
  static var keys: Keys { Keys() }
}

final class MockLetterBox: MockObject<LetterBoxMethods>, LetterBox {
  var label: String {
    get { _onMethod(.label, remembering: .setLabel) }
    set { _onMethod(.setLabel, args: newValue) }
  }
  var keeper: (any LetterKeeper)? {
    get { _onMethod(.keeper, remembering: .setKeeper) }
    set { _onMethod(.setKeeper, args: WeakArgument(newValue)) }
  }
  func open(_ body: ([String]) throws -> [String]) throws -> [String] {
    try withoutActuallyEscaping(body) { body in
      let body = NonescapingArgument(body)
      defer { body.end() }
      return try _onThrowingMethod(.open, args: body)
    }
  }
}
