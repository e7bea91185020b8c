/// Why a protocol can't be mocked.
struct Unmockable: Error {
  /// The reason, and what to do; a sentence that goes on after the protocol's name.
  var reason: String
  /// The place of the requirement that is to blame, where there is one.
  var place: SourcePlace?

  /// The reason alone, without what to do.
  var cause: String { reason.split(separator: ";").first.map(String.init) ?? reason }

  /// A reason, at the place of what is to blame; without one, that of the protocol.
  init(_ reason: String, at place: SourcePlace? = nil) {
    self.reason = reason
    self.place = place
  }
}
