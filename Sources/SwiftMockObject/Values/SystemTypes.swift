/// Whether a type is the standard library's or Foundation's, or imported from C: one whose insides mean nothing to users.
func isFromSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return ["Swift.", "Foundation", "__C.", "CoreFoundation.", "Dispatch."].contains { name.hasPrefix($0) }
}
