/// The stream of a method that returns `any AsyncSequence<Element, Failure>`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
struct StubSequence<Element, Failure: Error>: AsyncSequence, Sendable {
  let token: StreamToken<Element>

  struct AsyncIterator: AsyncIteratorProtocol {
    let token: StreamToken<Element>

    mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await token.next() {
      case .element(let element)?: return element
      case .end(let end?)?:
        // An error of another type has been reported, and ends the stream without an error.
        if let error = end.error as? Failure { throw error }
        return nil
      case .end(nil)?, nil: return nil
      }
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(token: token) }
}
