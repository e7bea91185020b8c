/// Hands the arguments of one call out, one by one, as the types that a typed closure takes.
struct TypedArguments {
  private let arguments: [Any?]
  private var position = 0

  /// - Throws: `Reply.Misfit.argumentCount` if there are not `count` arguments.
  init(_ arguments: [Any?], count: Int) throws {
    guard arguments.count == count else {
      throw Reply.Misfit.argumentCount(takes: count)
    }
    self.arguments = arguments
  }

  /// The next argument as `T`.
  ///
  /// - Throws: `Reply.Misfit.argumentType` if it is something else.
  mutating func next<T>(as type: T.Type = T.self) throws -> sending T {
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

/// `value` as a `T`: nil fits any optional type however deeply it was wrapped, and a box gives what it holds.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  // `nil as? String??` is the inner nil; what was recorded as nil was the outer one.
  if value == nil, let optional = type as? any NilHaving.Type { return optional.outermostNil as? T }
  // `nil as? T` is true of `Any`, too; but a closure that takes `Any` expects to be handed the nil as it is.
  if let exact = value as? T { return exact }
  return flattened(value) as? T
}

/// How many types there are.
func argumentCount<each Argument>(_ types: repeat (each Argument).Type) -> Int {
  var count = 0
  for _ in repeat each types { count += 1 }
  return count
}

/// `Optional`, whatever it wraps.
private protocol NilHaving {
  static var outermostNil: Any { get }
}

extension Optional: NilHaving {
  static var outermostNil: Any { Self.none as Any }
}
