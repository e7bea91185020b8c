/// Which calls of a method a reference or a stub covers.
struct CallPattern: Equatable {
  /// A matcher for each argument; nil for any arguments.
  var arguments: [ArgumentMatcher]?
  /// For a generic method, the types that it is called with; nil for any.
  var types: CallTypes?

  /// Whether all calls are covered.
  var isAll: Bool { arguments == nil && types == nil }

  /// Whether a call with these arguments and this result type is covered.
  ///
  /// It runs matchers, so never call it under a lock.
  func accepts(_ arguments: [Any?], returning result: Any.Type) -> Bool {
    self.arguments?.accept(arguments) ?? true && types?.accept(arguments, returning: result) ?? true
  }
}

/// The types that a generic method is called with, as far as a reference names them.
struct CallTypes: Equatable {
  let result: Any.Type
  /// The type of each argument, and a matcher for it; nil for any arguments.
  private var arguments: (types: [Any.Type], matchers: [ArgumentMatcher])?

  /// Names only the type of the result.
  init(returning result: Any.Type) {
    self.result = result
  }

  /// Names the types of the arguments and of the result.
  init<Result, each Argument>(_ arguments: repeat (each Argument).Type, returning result: Result.Type) {
    self.result = result
    var (types, matchers): ([Any.Type], [ArgumentMatcher]) = ([], [])
    for type in repeat each arguments {
      types.append(type)
      matchers.append(.ofType(type))
    }
    self.arguments = (types, matchers)
  }

  /// The types in a message: `returning [Coupon]`, `as (String) -> [Coupon]`.
  var text: String {
    guard let arguments else { return "returning \(typeName(result))" }
    return "as (\(arguments.types.map { typeName($0) }.joined(separator: ", "))) -> \(typeName(result))"
  }

  /// Whether a call with these arguments and this result type has the types.
  func accept(_ arguments: [Any?], returning result: Any.Type) -> Bool {
    self.result == result && self.arguments?.matchers.accept(arguments) ?? true
  }

  static func == (left: Self, right: Self) -> Bool {
    left.result == right.result
      && left.arguments?.types.map { ObjectIdentifier($0) } == right.arguments?.types.map { ObjectIdentifier($0) }
  }
}

extension [ArgumentMatcher] {
  /// Whether a call with these arguments fits: the same number, and each one accepted.
  func accept(_ arguments: [Any?]) -> Bool {
    guard count == arguments.count else { return false }
    for index in indices where !self[index].matches(arguments[index]) { return false }
    return true
  }
}
