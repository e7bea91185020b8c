/// The calls of one method of one mock at one instant, without the type of the methods, so that checks can look at
/// any number of mocks.
struct CallTrack {
  var mock: MockIdentity
  let method: AnyHashable
  var calls: MethodCalls
  /// The stubs that were in force for the method, oldest first.
  var stubs: () -> [any AnswerSource] = { [] }
  /// Knows where the calls came from, where the test asks for it.
  var origins: CallOrigins?

  var log: CallLog { calls.log }

  /// The call with this index, counted from 0.
  subscript(index: Int) -> RecordedCall {
    let entry = log[index]
    return RecordedCall(
      mock: mock, method: method, function: calls.function(ofCall: index), arguments: entry.arguments,
      sequenceNumber: entry.sequenceNumber,
      isAsserted: calls.isAsserted(index), answer: calls.answer(ofCall: index), stubs: stubs, origins: origins)
  }

  /// How many calls came before the one with this sequence number.
  func count(before sequenceNumber: Int) -> Int {
    var low = 0
    var high = log.count
    while low < high {
      let middle = (low + high) / 2
      if log[middle].sequenceNumber < sequenceNumber { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// One call of any mock, with all that messages may say about it.
struct RecordedCall {
  let mock: MockIdentity
  let method: AnyHashable
  /// The mock's function, with its labels: `transfer(to:amount:)`.
  let function: StaticString
  /// The arguments as they were passed, with nested optionals and boxes.
  let arguments: [Any?]
  let sequenceNumber: Int
  /// Whether a passed assertion has accounted for it.
  let isAsserted: Bool
  /// What came of it.
  let answer: CallAnswer?
  /// The stubs that applied to its method when the failure was found, oldest first.
  let stubs: () -> [any AnswerSource]
  fileprivate let origins: CallOrigins?

  /// The line that made the call, where the test asks for it and the system knows; it takes its time.
  var caller: SourcePlace? { origins?.place(ofCall: sequenceNumber) }
}
