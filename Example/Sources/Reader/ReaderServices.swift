/// The newspaper's server.
protocol ArticleService {
  func articles(in section: Section) async throws(ServiceError) -> [Article]
}

/// What goes wrong on the way to the server.
enum ServiceError: Error, Equatable {
  case offline
  case refused(code: Int)
}

/// What was read before, on this device.
protocol ArticleCache {
  var lastSection: Section { get set }
  func articles(in section: Section) -> [Article]?
  func keep(_ articles: [Article], in section: Section)
}

/// What readers do, for those who make the newspaper.
protocol Analytics {
  func track(_ event: Event)
}

/// One thing that happened in the app.
enum Event: Equatable {
  case opened(article: Int)
  case refreshed(Section, count: Int)
  case failed(ServiceError)
}
