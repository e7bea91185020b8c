// How streams are made for stubs, whatever their type.

extension MethodReference {
  /// Answers each call with a new stream that the test feeds.
  ///
  /// - Parameters:
  ///   - times: How many calls it answers; nil for all.
  ///   - place: The line that set it.
  ///   - make: Makes a stream of the method's type from the common source.
  /// - Returns: The test's end of all these streams.
  func setStreams<Element>(
    _ times: Int?, _ place: SourcePlace, make: @escaping (StreamSource<Element>) -> Any
  ) -> StubStream<Element> {
    let source = StreamSource<Element>(owner: name, place: place)
    set(.closure { _ in make(source) }, times, place)
    return StubStream(source)
  }

  /// Answers each call with a new stream that has these elements and then ends.
  ///
  /// Each call gets a source of its own, so that no call takes elements from another.
  func setStreams<Element>(
    of elements: [Element], endingWith error: (any Error)?, _ times: Int?, _ place: SourcePlace,
    make: @escaping (StreamSource<Element>) -> Any
  ) {
    let owner = name
    set(
      .closure { _ in
        let source = StreamSource<Element>(owner: owner, place: place)
        source.hub.update { state, wakeUps in
          for element in elements { _ = state.yield(.element(element), &wakeUps) }
        }
        source.end(with: error, at: place)
        return make(source)
      }, times, place)
  }

  /// Wraps an answer that is a stream, so that a second call with the same stream is reported.
  ///
  /// Two calls that share a stream take each other's elements, and the test fails far away from the cause.
  func reportingSharedStreams(_ answer: Behavior.Answer, _ place: SourcePlace) -> Behavior.Answer {
    let answers: StreamAnswers?
    switch answer {
    case .value(let value): answers = StreamAnswers([value])
    case .results(let results):
      let values = results.compactMap { result -> Any?? in
        if case .success(let value) = result { .some(value) } else { nil }
      }
      // Among errors, a stream may be answered only in its turn, so there is nothing to watch.
      answers = values.count == results.count ? StreamAnswers(values) : nil
    default: answers = nil
    }
    guard let answers else { return answer }
    let method = name
    return .closure { _ in
      let (value, shared) = answers.next()
      if let shared { Reporter.report(SharedStreamFailure(method: method(), stream: shared).text, at: place) }
      return value
    }
  }
}
