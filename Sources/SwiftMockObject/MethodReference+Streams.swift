// What streams come from, for typed references of each type of stream.

extension MethodReference {
  /// Has each call answered with a stream of its own that the test feeds.
  func setStreams<Element>(
    _ times: Int?, _ place: SourcePlace, make: @escaping (StreamSource<Element>) -> Any
  ) -> StubStream<Element> {
    let source = StreamSource<Element>(owner: name, place: place)
    set(.closure { _ in make(source) }, times, place)
    return StubStream(source)
  }

  /// Has each call answered with a stream of its own that has these elements, and then ends.
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

  /// The answer; where it is a stream, one that reports when it has to serve a second call.
  func reportingSharedStreams(_ answer: Behavior.Answer, _ place: SourcePlace) -> Behavior.Answer {
    let answers: StreamAnswers?
    switch answer {
    case .value(let value): answers = StreamAnswers([value])
    case .results(let results):
      let values = results.compactMap { result -> Any?? in
        if case .success(let value) = result { .some(value) } else { nil }
      }
      // Where errors are among them, no stream is given out but in its turn.
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
