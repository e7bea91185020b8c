import Foundation
import SwiftMockObject
import Testing

@testable import shop_floor

@Test func theTillRings() async throws {
  let till = MockTill()
  till.method.ring.returns(true)
  #expect(till.ring(3))
  let drawer = MockDrawer()
  let id = UUID()
  drawer.method.take.returns(id)
  #expect(try await drawer.take([1, 2]) == id)
}
