/// Hands the arguments of one call out, one by one, as the types that a typed closure takes.
struct TypedArguments {
  private let arguments: [Any?]
  private var position = 0

  /// - Throws: `Reply.Misfit.argumentCount` if there are not `count` arguments.
  init(_ arguments: [Any?], count: Int) throws(Reply.Misfit) {
    guard arguments.count == count else {
      throw Reply.Misfit.argumentCount(takes: count)
    }
    self.arguments = arguments
  }

  /// The next argument as `T`.
  ///
  /// - Throws: `Reply.Misfit.argumentType` if it is something else.
  mutating func next<T>(as type: T.Type = T.self) throws(Reply.Misfit) -> sending T {
    defer { position += 1 }
    let argument = arguments[position]
    guard let typed = cast(argument, to: T.self) else {
      throw Reply.Misfit.argumentType(position: position + 1, takes: T.self)
    }
    // An async closure runs outside the caller's actor. Whether what the code under test handed over may be used there is
    // for the author of the closure to know: an `Any` cannot tell.
    nonisolated(unsafe) let handedOver = typed
    return handedOver
  }
}

/// How many types there are.
func argumentCount<each Argument>(_ types: repeat (each Argument).Type) -> Int {
  var count = 0
  for _ in repeat each types { count += 1 }
  return count
}
