/// Stands in for the room that follows.
func shortDescription(of value: Any?, limit: Int = 80) -> String {
  guard let value else { return "nil" }
  if let s = value as? String { return "\"\(s)\"" }
  return "\(value)"
}
