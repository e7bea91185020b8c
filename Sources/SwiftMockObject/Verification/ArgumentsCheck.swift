/// A call has another number of arguments than the assertion asked for.
struct ArgumentCountFailure: CheckFailure {
  let snapshot: Snapshot
  /// Nil if there is no such call.
  let call: RecordedCall?
  let callNumber: Int?
  let expectedCount: Int

  var history: CallHistory? { snapshot.history }
}

extension Snapshot {
  /// Checks the types of all arguments of one call.
  func checkArguments<each Argument>(
    ofCall callNumber: Int?, as types: repeat (each Argument).Type
  ) -> Verdict<(value: (repeat each Argument), index: Int)> {
    let expectedCount = argumentCount(repeat each types)
    let number = callNumber ?? count
    let call = number >= 1 && number <= count ? call(number) : nil
    let countFailure = ArgumentCountFailure(
      snapshot: self, call: call, callNumber: callNumber, expectedCount: expectedCount)
    guard let call else { return .failed(countFailure) }
    do {
      var typed = try TypedArguments(call.arguments, count: expectedCount)
      return .passed(((repeat try typed.next(as: each types)), index(ofCall: number)))
    } catch Reply.Misfit.argumentType(let position, let takes) {
      return .failed(
        ArgumentFailure(
          snapshot: self, selection: ArgumentSelection(position: position, callNumber: callNumber),
          expectation: .type(takes), reason: .mismatch(call.arguments[position - 1], call)))
    } catch {
      return .failed(countFailure)
    }
  }
}
