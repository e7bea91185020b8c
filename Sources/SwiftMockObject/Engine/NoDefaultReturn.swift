/// What a mock's line throws to itself where it gives no `defaultReturn`: the natural default of the result type is the answer.
///
/// Nobody else can make one, so that only an expression that can't throw stands where a `defaultReturn` must not.
public struct NoDefaultReturn: Error {
  fileprivate init() {}
}

/// Stands in the place of a `defaultReturn` that is left out.
@usableFromInline
func noDefaultReturn<R: ~Copyable>() throws(NoDefaultReturn) -> R { throw NoDefaultReturn() }
