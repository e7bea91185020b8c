import SwiftMockObject
import XCTest

@testable import Reader

/// The same view model under XCTest.
nonisolated final class ReaderModelXCTests: XCTestCase {
  @MainActor func test_whatIsKnownIsShownWhileTheServerIsAsked() async {
    let service = MockArticleService()
    let cache = MockArticleCache()
    cache.method.articlesIn(.news).returns([.fixture(id: 1)])
    let answer = service.method.articlesIn.suspends()
    let model = ReaderModel(service: service, cache: cache, analytics: MockAnalytics())
    let refreshing = Task { await model.refresh() }
    await answer.waitForCalls()
    XCTAssertTrue(model.isLoading)
    XCTAssertEqual(model.articles, [.fixture(id: 1)])
    answer.resume(throwing: ServiceError.offline)
    await refreshing.value
    XCTAssertEqual(model.notice, "You are offline.")
  }

  @MainActor func test_anotherSectionIsLoadedInTheBackground() async {
    let service = MockArticleService()
    let analytics = MockAnalytics()
    let model = ReaderModel(service: service, cache: MockArticleCache(), analytics: analytics)
    model.show(.sports)
    await MOEventually(within: 2) { MOAssertCalled(analytics.method.track(.refreshed(.sports, count: 0))) }
    MOAssertTimesCalled(service.method.articlesIn(.sports), 1)
  }
}
