import SwiftMockObject

@testable import Bank

enum MintMethods { case strike }

final class MockMint: MockObject<MintMethods>, Mint {
  static let staticMock = StaticMock<MintMethods>()
  static func strike(_ coin: String) -> Bool { staticMock._onMethod(.strike, defaultReturn: true, args: coin) }
}
