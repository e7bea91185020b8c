/// The fact that a call had to return something and nothing was there to return.
struct UnstubbedCall {
  let call: Call
  let result: Any.Type
  /// Whether the result is that of a closure that the method is to run.
  var isResultOfClosure = false
  /// The line of the mock that was called.
  let place: SourcePlace
  /// The behaviors that there are, newest first, and why none of them answered.
  let misses: [StubMiss]
}
