/// Why the tool stopped before it wrote anything: one line that says what is wrong and what to do.
struct ToolError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
