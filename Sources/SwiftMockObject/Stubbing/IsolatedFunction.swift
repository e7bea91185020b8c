/// A function of the test that knows which actor it belongs to.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
struct IsolatedFunction<Result, Failure: Error, each Argument> {
  let function: @isolated(any) (repeat each Argument) throws(Failure) -> Result

  init(_ function: @escaping @isolated(any) (repeat each Argument) throws(Failure) -> Result) {
    self.function = function
  }

  /// The same function, to be called without waiting by who has made sure that it is on its actor.
  ///
  /// The compiler knows no such call, though the function is one like any other: only its type says that it keeps its actor
  /// beside it. The two structures are there because functions of any number of parameters are passed alike only in them.
  var unchecked: UncheckedFunction<Result, Failure, repeat each Argument> {
    unsafeBitCast(self, to: UncheckedFunction<Result, Failure, repeat each Argument>.self)
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
struct UncheckedFunction<Result, Failure: Error, each Argument> {
  let function: (repeat each Argument) throws(Failure) -> Result
}
