/// The fact that a call has another number of arguments than was asked for.
struct ArgumentCountFailure: CheckFailure {
  let snapshot: Snapshot
  let call: RecordedCall
  let callNumber: Int?
  let expectedCount: Int
}

extension Snapshot {
  /// Checks the types of all arguments of one call.
  func checkArguments<each Argument>(
    ofCall callNumber: Int?, as types: repeat (each Argument).Type
  ) -> Verdict<(value: (repeat each Argument), index: Int)> {
    func failed(_ position: Int, _ type: Any.Type, _ reason: ArgumentFailure.Reason)
      -> Verdict<(value: (repeat each Argument), index: Int)>
    {
      .failed(
        ArgumentFailure(
          snapshot: self, selection: ArgumentSelection(position: position, callNumber: callNumber),
          expectation: .type(type), reason: reason))
    }
    let number = callNumber ?? count
    guard number >= 1, number <= count else { return failed(1, (repeat each Argument).self, .noSuchCall) }
    let call = call(number)
    do {
      var typed = try TypedArguments(call.arguments, count: argumentCount(repeat each types))
      return .passed(((repeat try typed.next(as: each types)), index(ofCall: number)))
    } catch Reply.Misfit.argumentType(let position, let takes) {
      return failed(position, takes, .mismatch(call.arguments[position - 1], call))
    } catch {
      return .failed(
        ArgumentCountFailure(
          snapshot: self, call: call, callNumber: callNumber, expectedCount: argumentCount(repeat each types)))
    }
  }
}
