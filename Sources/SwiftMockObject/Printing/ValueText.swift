/// A value as a matcher's description shows it.
///
/// It is as long as it takes, within reason: where there is little room, the description is cut there.
func text(of value: Any?) -> String {
  shortDescription(of: flattened(value), limit: 1000)
}
