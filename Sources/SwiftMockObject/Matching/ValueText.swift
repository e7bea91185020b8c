/// A value as a matcher's description shows it: text in quotes, all else as it prints.
func text(of value: Any?) -> String {
  switch flattened(value) {
  case nil: "nil"
  case let text as any StringProtocol: String(text).debugDescription
  case let character as Character: String(character).debugDescription
  case let value?: String(describing: value)
  }
}
