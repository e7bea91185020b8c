/// What the name of a closure's type says: `@Sendable (Int, String) async throws -> Bool`.
///
/// At run time, only the name tells the parameters and the result.
struct ClosureType {
  /// Such as `(Int, String)`.
  let parameters: String
  let isAsync: Bool
  /// Such as `Bool`.
  let result: String

  /// - Returns: Nil if the type is not that of a closure.
  init?(_ type: Any.Type) {
    let name = Self.name(of: type)
    guard let start = name.firstIndex(of: "("), name.hasPrefix("@") || start == name.startIndex else { return nil }
    var depth = 0
    let end = name[start...].firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0
    }
    guard let end, let arrow = name[end...].firstIndex(of: ">") else { return nil }
    parameters = String(name[start...end])
    isAsync = name[end..<arrow].contains("async")
    result = String(name[arrow...].dropFirst(2))
  }

  /// The name of the type, as in source.
  static func name(of type: Any.Type) -> String { typeName(type) }
}
