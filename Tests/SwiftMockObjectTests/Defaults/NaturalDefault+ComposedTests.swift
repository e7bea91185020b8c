import Foundation
import Testing

@testable import SwiftMockObject

struct NaturalDefaultComposedTests {
  @Test func aResultIsASuccess() throws {
    #expect(try #require(naturalDefault(of: Result<Int, any Error>.self)).get() == 0)
    #expect(try #require(naturalDefault(of: Result<Int?, any Error>.self)).get() == nil)
    #expect(naturalDefault(of: Result<Void, any Error>.self) != nil)
    #expect(naturalDefault(of: Result<User, any Error>.self) == nil)
  }

  @Test func asynchronousSequencesEndAtOnce() async throws {
    for await user in try #require(naturalDefault(of: AsyncStream<User>.self)) { Issue.record("got \(user)") }
    for try await user in try #require(naturalDefault(of: AsyncThrowingStream<User, any Error>.self)) {
      Issue.record("got \(user)")
    }
  }

  @Test func valuesOfFoundationStandForNothing() {
    #expect(naturalDefault(of: UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(naturalDefault(of: URL.self)?.absoluteString == "about:blank")
    #expect(naturalDefault(of: Date.self)?.timeIntervalSinceReferenceDate == 0)
    #expect(naturalDefault(of: TimeZone.self)?.secondsFromGMT() == 0)
    #expect(naturalDefault() == AttributedString())
  }
}
