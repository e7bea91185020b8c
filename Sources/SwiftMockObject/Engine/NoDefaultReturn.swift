/// What the line of a mock throws internally if it has no `defaultReturn`.
///
/// The natural default answers then.
///
/// Nobody else can make one. So in methods that can't throw, only an expression that can't throw can be a
/// `defaultReturn`.
public struct NoDefaultReturn: Error {
  fileprivate init() {}
}

/// Stands in for a `defaultReturn` that is left out.
///
/// Write it in a method that returns `any Sendable`. Without a `defaultReturn`, the compiler would take the call for that of
/// a method that returns nothing, since `Void` is `Sendable`, too.
///
/// ```swift
/// func message() -> any Sendable { _onMethod(.message, defaultReturn: try noDefaultReturn()) }
/// ```
///
/// - Throws: ``NoDefaultReturn``, always.
public func noDefaultReturn<R: ~Copyable>() throws(NoDefaultReturn) -> R { throw NoDefaultReturn() }
