extension UnstubbedCall {
  /// The error that the mock throws, if its method can throw it.
  var error: MockError {
    .notStubbed(call: RenderedCall(call).text, result: resultText, details: details)
  }

  /// The sentence that the test prints.
  var text: String { error.description }

  private var resultText: String {
    isResultOfClosure ? "the result of its closure (\(typeName(result)))" : typeName(result)
  }

  private var details: String {
    let reference = ReferenceSpelling(call.method)
    return """

        in the test, write:  \(isResultOfClosure ? reference.running : reference.returning)
        or in the mock, at \(place), add:  defaultReturn: …
      """ + misses.text(for: call)
  }
}

extension [StubMiss] {
  private static var longest: Int { 10 }

  /// The lines that name the stubs; an empty text without stubs.
  func text(for call: Call) -> String {
    guard !isEmpty else { return "" }
    let lines = prefix(Self.longest).map { "\n    set at \($0.place): \($0.text(for: call))" }
    let rest = count > Self.longest ? "\n    … and \(count - Self.longest) more" : ""
    return "\n  stubs that did not answer, newest first:" + lines.joined() + rest
  }
}

extension StubMiss {
  fileprivate func text(for call: Call) -> String {
    switch reason {
    case .argumentCount(let count): "for calls with \(counted(count, "argument"))"
    case .argument(let position, let argument, let wanted):
      "\(argumentName(position, of: call.arguments.count, call.function.map(ArgumentLabels.init(of:)))) is \(shortDescription(of: flattened(argument))), expected \(wanted)"
    case .types(let types): "for calls \(types.text)"
    case .usedUp(let limit): "for \(counted(limit, "call")), which it has answered"
    case .endedInGate: "the call waited in its gate and ended without an answer"
    case .failed: "could not answer, as has been reported"
    }
  }
}
