/// A function of the test that knows which actor it belongs to.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
struct IsolatedFunction<Result, Failure: Error, each Argument> {
  let function: @isolated(any) (repeat each Argument) throws(Failure) -> Result

  init(_ function: @escaping @isolated(any) (repeat each Argument) throws(Failure) -> Result) {
    self.function = function
  }

  /// The same function, for callers who have made sure that they are on its actor.
  ///
  /// The compiler has no such call, although the function is like any other: only its type says that an actor is kept
  /// beside it. The two structs exist because only in them are functions with any number of parameters passed alike.
  var unchecked: UncheckedFunction<Result, Failure, repeat each Argument> {
    unsafeBitCast(self, to: UncheckedFunction<Result, Failure, repeat each Argument>.self)
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
/// A function without its actor.
struct UncheckedFunction<Result, Failure: Error, each Argument> {
  let function: (repeat each Argument) throws(Failure) -> Result
}
