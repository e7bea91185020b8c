/// Makes streams for consumers, and reports what goes wrong with them.
///
/// A stub holds it, so that only the test holds the ``StubStream``, whose end finishes the streams.
struct StreamSource<Element>: Sendable {
  /// The streams that are there, and what was put in.
  let hub = StreamHub<Element>()
  /// The mock and the method that hand the streams out, or what else they come from.
  let owner: @Sendable () -> String
  /// Where the test's end of the streams was made.
  let place: SourcePlace

  /// Makes a stream that can't throw.
  func makeStream() -> AsyncStream<Element> {
    let token = makeToken(failure: Never.self)
    return AsyncStream {
      if case .element(let element)? = await token.next() { element } else { nil }
    } onCancel: {
      // It holds the token, too. Otherwise a cancelled stream would look like a dropped one.
      token.end(.cancelled)
    }
  }

  /// Makes a stream that can throw any error.
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

  /// Makes a sequence that throws one type of error, for `any AsyncSequence`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func makeSequence<Failure: Error>(failure: Failure.Type) -> StubSequence<Element, Failure> {
    StubSequence(token: makeToken(failure: failure))
  }

  /// Adds a stream to the hub.
  ///
  /// If it was finished with an error in advance that this type of stream can't throw, that is reported.
  private func makeToken(failure: any Error.Type) -> StreamToken<Element> {
    let (call, misfit) = hub.update { $0.addStream(failure: failure, &$1) }
    if let misfit { report(misfit) }
    return StreamToken(hub, call: call)
  }

  /// Ends all open streams or, if there has been none yet, the first that comes.
  func end(with error: (any Error)?, at place: SourcePlace) {
    let misfit = hub.update { $0.yield(.end(error.map { StreamError(error: $0, place: place) }), &$1) }
    if let misfit { report(misfit) }
  }

  private func report(_ misfit: StreamState<Element>.Misfit) {
    report(.cannotThrow(misfit.error.error, wanted: misfit.wanted), at: misfit.error.place)
  }

  /// Reports a failure of the streams at a line of the test.
  func report(_ reason: StreamFailure.Reason, at place: SourcePlace) {
    Reporter.report(StreamFailure(reason: reason, owner: owner(), stream: self.place).text, at: place)
  }
}
