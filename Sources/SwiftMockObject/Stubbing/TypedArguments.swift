/// Passes the arguments of a call on, one by one, as the types that a typed closure takes.
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

  /// Takes the arguments for a closure that has parameters of these types.
  ///
  /// A closure whose one parameter is `[Any?]` is an untyped closure that throws or waits. It gets the list of all
  /// arguments, unless such a list is the only argument.
  ///
  /// - Throws: `Reply.Misfit.argumentCount` if the number of arguments differs.
  init<each Argument>(_ arguments: [Any?], for types: repeat (each Argument).Type) throws(Reply.Misfit) {
    let takesList = isList(repeat each types) && !isList(arguments)
    try self.init(takesList ? [arguments.map(flattened)] : arguments, count: argumentCount(repeat each types))
  }

  /// The next argument as a `T`.
  ///
  /// - Throws: `Reply.Misfit.argumentType` if it is something else.
  mutating func next<T>(as type: T.Type = T.self) throws(Reply.Misfit) -> sending T {
    defer { position += 1 }
    let argument = arguments[position]
    guard let typed = cast(argument, to: T.self) else {
      throw Reply.Misfit.argumentType(position: position + 1, takes: T.self)
    }
    // An async closure runs off the caller's actor. The author of the closure knows whether what the code under test
    // passed may be used there: an `Any` can't tell.
    nonisolated(unsafe) let handedOver = typed
    return handedOver
  }
}

/// Whether the only type is that of a list of arguments.
private func isList<each Argument>(_ types: repeat (each Argument).Type) -> Bool {
  var all: [Any.Type] = []
  for type in repeat each types { all.append(type) }
  return all.count == 1 && all[0] == [Any?].self
}

/// Whether the only argument is itself such a list.
private func isList(_ arguments: [Any?]) -> Bool {
  guard arguments.count == 1, let argument = flattened(arguments[0]) else { return false }
  return type(of: argument) == [Any?].self
}

/// How many types there are.
func argumentCount<each Argument>(_ types: repeat (each Argument).Type) -> Int {
  var count = 0
  for _ in repeat each types { count += 1 }
  return count
}
