/// A value as a matcher's description shows it.
///
/// It may be long. Where there is little room, the description as a whole is cut.
func text(of value: Any?) -> String {
  shortDescription(of: flattened(value), limit: 1000)
}
