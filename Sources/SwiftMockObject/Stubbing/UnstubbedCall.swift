/// A call had to return something, and there was nothing to return.
struct UnstubbedCall {
  let call: Call
  let result: Any.Type
  /// Whether the result is that of a closure that the method should run.
  var isResultOfClosure = false
  /// The line of the mock.
  let place: SourcePlace
  /// The stubs that exist, newest first, and why none of them answered.
  let misses: [StubMiss]
}
