/// Makes streams for consumers, and reports what goes wrong with them.
///
/// A mock's behavior holds one, so that the ``StubStream`` is held by the test alone.
struct StreamSource<Element>: Sendable {
  let hub = StreamHub<Element>()
  /// The mock and the method that hand the streams out, or what else they come from.
  let owner: @Sendable () -> String
  /// Where the test's end of the streams was made.
  let place: SourcePlace

  func makeStream() -> AsyncStream<Element> {
    let token = makeToken(failure: Never.self)
    return AsyncStream {
      if case .element(let element)? = await token.next() { element } else { nil }
    } onCancel: {
      // It holds the token, too: else a stream that is cancelled would seem to be dropped.
      token.end(.cancelled)
    }
  }

  func makeThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    let token = makeToken(failure: (any Error).self)
    return AsyncThrowingStream {
      switch await token.next() {
      case .element(let element)?: return element
      case .end(let end?)?: throw end.error
      case .end(nil)?, nil: return nil
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func makeSequence<Failure: Error>(failure: Failure.Type) -> StubSequence<Element, Failure> {
    StubSequence(token: makeToken(failure: failure))
  }

  private func makeToken(failure: any Error.Type) -> StreamToken<Element> {
    let (call, misfit) = hub.update { $0.addStream(failure: failure, &$1) }
    if let misfit { report(misfit) }
    return StreamToken(hub, call: call)
  }

  /// Ends the streams that are there or, as long as there has been none, the first.
  func end(with error: (any Error)?, at place: SourcePlace) {
    let misfit = hub.update { $0.yield(.end(error.map { StreamError(error: $0, place: place) }), &$1) }
    if let misfit { report(misfit) }
  }

  private func report(_ misfit: StreamState<Element>.Misfit) {
    report(.cannotThrow(misfit.error.error, wanted: misfit.wanted), at: misfit.error.place)
  }

  func report(_ reason: StreamFailure.Reason, at place: SourcePlace) {
    Reporter.report(StreamFailure(reason: reason, owner: owner(), stream: self.place).text, at: place)
  }
}
