/// A piece of news.
struct Article: Equatable, Identifiable {
  let id: Int
  let title: String
}

/// A part of the newspaper.
enum Section: String, CaseIterable {
  case news, sports, weather
}
