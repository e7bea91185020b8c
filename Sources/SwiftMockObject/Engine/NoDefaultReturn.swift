/// What the line of a mock throws internally if it has no `defaultReturn`.
///
/// The natural default answers then.
///
/// Nobody else can make one. So in methods that can't throw, only an expression that can't throw can be a
/// `defaultReturn`.
public struct NoDefaultReturn: Error {
  fileprivate init() {}
}

/// Stands in for a `defaultReturn` that was left out.
@usableFromInline
func noDefaultReturn<R: ~Copyable>() throws(NoDefaultReturn) -> R { throw NoDefaultReturn() }
