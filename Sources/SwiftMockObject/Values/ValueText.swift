/// A value as a matcher's description shows it: text in quotes, all else as it prints.
func text(of value: Any?) -> String {
  switch flattened(value) {
  case nil: "nil"
  case let text as any StringProtocol: quoted(text)
  case let character as Character: quoted(String(character))
  case let value?: String(describing: value)
  }
}
