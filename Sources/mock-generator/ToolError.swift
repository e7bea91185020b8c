/// Why the tool stopped before it wrote anything: one line that says what is wrong and what to do.
struct ToolError: Error, Equatable, CustomStringConvertible {
  var description: String
  /// The file and the line of the mistake, where it stands in a file.
  var place: String?

  init(_ description: String, at place: String? = nil) {
    self.description = description
    self.place = place
  }

  /// The line for the terminal, which editors understand where there is a place.
  var line: String {
    "\(place.map { "\($0): " } ?? "")error: \(description)"
  }
}
