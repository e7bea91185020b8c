import SwiftMockObject
import Testing

@testable import Reader

/// A view model with a network, a cache and analytics, in modules whose declarations belong to the main actor.
///
/// Its mocks are made while the tests are built.
struct ReaderModelTests {
  private let service = MockArticleService()
  private let cache = MockArticleCache()
  private let analytics = MockAnalytics()
  private let rain = Article.fixture(id: 1, title: "Rain")
  private let snow = Article.fixture(id: 2, title: "Snow")

  private func makeModel() -> ReaderModel {
    ReaderModel(service: service, cache: cache, analytics: analytics)
  }

  @Test func articlesOfTheServerAreShownAndKept() async {
    service.method.articlesIn.returns([rain, snow])
    let model = makeModel()
    await model.refresh()
    #expect(model.articles == [rain, snow])
    MOAssertCalled(cache.method.keepIn, with: [rain, snow], .news)
    MOAssertCalled(analytics.method.track, with: .refreshed(.news, count: 2))
  }

  @Test func whatIsKnownIsShownWhileTheServerIsAsked() async {
    cache.method.articlesIn(.news).returns([rain])
    let answer = service.method.articlesIn.suspends()
    let model = makeModel()
    let refreshing = Task { await model.refresh() }
    await answer.waitForCalls()
    #expect(model.isLoading)
    #expect(model.articles == [rain])
    answer.resume(returning: [snow])
    await refreshing.value
    #expect(!model.isLoading)
    #expect(model.articles == [snow])
  }

  @Test func withoutANetworkWhatIsKnownStays() async {
    cache.method.articlesIn.returns([rain])
    service.method.articlesIn.throws(.offline)
    let model = makeModel()
    await model.refresh()
    #expect(model.articles == [rain])
    #expect(model.notice == "You are offline.")
    MOAssertNotCalled(cache.method.keepIn)
    #expect(analytics.method.track.invocations == [.failed(.offline)])
  }

  @Test func theSecondTryWorks() async {
    service.method.articlesIn.returns(inOrder: [.failure(.refused(code: 503)), .success([snow])])
    let model = makeModel()
    await model.refresh()
    #expect(model.notice == "Try again later.")
    await model.refresh()
    #expect(model.notice == nil)
    MOAssertCalledInOrder(
      analytics.method.track(.failed(.refused(code: 503))), analytics.method.track(.refreshed(.news, count: 1)))
  }

  @Test func theLastSectionIsOpenedAgain() async {
    cache.lastSection = .weather
    let model = makeModel()
    await model.refresh()
    MOAssertCalled(service.method.articlesIn, with: .weather)
  }

  @Test func anotherSectionIsLoadedInTheBackground() async {
    let model = makeModel()
    service.method.articlesIn(.sports).returns([snow])
    model.show(.sports)
    #expect(cache.lastSection == .sports)
    await MOEventually(within: 2) { #expect(model.articles == [snow]) }
  }

  @Test func aSectionThatIsLeftIsNotLoadedToTheEnd() async {
    let news = service.method.articlesIn(.news).suspends()
    service.method.articlesIn(.sports).returns([snow])
    let model = makeModel()
    model.show(.news)
    await news.waitForCalls()
    model.show(.sports)
    await MOEventually(within: 2) { MOAssertCalled(analytics.method.track, with: .refreshed(.sports, count: 1)) }
    #expect(news.waitingCalls == 0)
    #expect(model.articles == [snow])
    MOAssertNotCalled(cache.method.keepIn(.any, Section.news))
  }

  @Test func openingAnArticleIsNoticed() {
    makeModel().open(rain)
    MOAssertCalled(analytics.method.track, with: .opened(article: 1))
  }
}
