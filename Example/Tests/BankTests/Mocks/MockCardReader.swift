import SwiftMockObject

@testable import Bank

enum CardReaderMethods { case display, setDisplay, readCard }

class MockCardReader: MockObject<CardReaderMethods>, CardReader {
  var display: String {
    get { _onMethod(.display) }
    set { _onMethod(.setDisplay, args: newValue) }
  }
  func readCard(then: @escaping (String?) -> Void) { _onMethod(.readCard, args: then) }
}
