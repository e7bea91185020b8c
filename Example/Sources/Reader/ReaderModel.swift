import Observation

/// What the reader's screen shows.
@Observable
final class ReaderModel {
  private(set) var section: Section
  private(set) var articles: [Article] = []
  private(set) var isLoading = false
  private(set) var notice: String?
  private let service: any ArticleService
  private var cache: any ArticleCache
  private let analytics: any Analytics
  private var loading: Task<Void, Never>?

  init(service: any ArticleService, cache: any ArticleCache, analytics: any Analytics) {
    self.service = service
    self.cache = cache
    self.analytics = analytics
    section = cache.lastSection
  }

  /// Shows another section, and lets the caller go on.
  func show(_ section: Section) {
    self.section = section
    cache.lastSection = section
    loading?.cancel()
    loading = Task { await refresh() }
  }

  /// Shows what is known of the section, then what the server has.
  func refresh() async {
    let section = section
    articles = cache.articles(in: section) ?? []
    isLoading = true
    defer { isLoading = false }
    do {
      let fresh = try await service.articles(in: section)
      guard !Task.isCancelled else { return }
      articles = fresh
      notice = nil
      cache.keep(fresh, in: section)
      analytics.track(.refreshed(section, count: fresh.count))
    } catch {
      notice = error == .offline ? "You are offline." : "Try again later."
      analytics.track(.failed(error))
    }
  }

  func open(_ article: Article) {
    analytics.track(.opened(article: article.id))
  }
}
