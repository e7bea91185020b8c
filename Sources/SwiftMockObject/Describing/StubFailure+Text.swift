extension StubFailure {
  /// The sentence that the test prints.
  var text: String {
    let rendered = RenderedCall(call)
    return """
      \(rendered.name) \(complaint)
        called as \(rendered.text)
        stub set at \(place)\(hint)
      """
  }

  private var hint: String {
    if case .wrongError(_, let wanted, let canWait) = reason, wanted == Never.self {
      return
        "\n  next: if the requirement throws, write `\(canWait ? "_onAsyncThrowingMethod" : "_onThrowingMethod")` in the mock"
    }
    guard case .wrongResult(let value, let wanted) = reason, let value = flattened(value) else { return "" }
    if let spelling = literalSpelling(of: value, as: wanted) {
      return "\n  hint: write it as \(spelling)"
    }
    // The compiler takes the type of `defaultReturn` for the method's result type if it can. So a default that is one
    // implementation of a protocol, or a subclass, excludes all others.
    guard !isOfStandardLibrary(wanted), !isExistential(wanted), !isOfStandardLibrary(type(of: value)) else { return "" }
    return """

        hint: if the method returns a protocol or a base class, name it in the mock: `defaultReturn: … as any P`.
      """
  }

  private var complaint: String {
    switch reason {
    case .wrongResult(let value, let wanted):
      "must return \(typeName(wanted)), but its stub returned \(flattened(value).map(typedDescription) ?? "nil")."
    case .wrongError(let error, let wanted, _) where wanted == Never.self:
      "cannot throw, but its stub threw \(shortDescription(of: error))."
    case .wrongError(let error, let wanted, _):
      "can only throw \(typeName(wanted)), but its stub threw \(typedDescription(of: error))."
    case .misfit(let misfit):
      misfit.text(of: call.arguments, takenAs: "its stub takes") + misfit.advice
    }
  }
}

extension WrongDefaultError {
  /// The sentence that the test prints.
  var text: String {
    let call = RenderedCall(call)
    return """
      \(call.name) can only throw \(typeName(wanted)), but its `defaultReturn` threw \(typedDescription(of: error)).
        called as \(call.text)
      """
  }
}

extension UniqueResultFailure {
  /// The sentence that the test prints.
  var text: String {
    "A natural default is a UniqueResult that an earlier call has been given. Set a stub instead."
  }
}

extension Reply.Misfit {
  /// What to write instead of a closure without parameters.
  fileprivate var advice: String {
    if case .argumentCount(0) = self { " For a closure that ignores them, write `{ _ in … }`." } else { "" }
  }

  /// What is wrong, as the end of a sentence that begins with the method.
  ///
  /// - Parameter taker: How the sentence goes on where it says what was wanted: `its stub takes`.
  func text(of arguments: [Any?], takenAs taker: String) -> String {
    switch self {
    case .argumentCount(let count):
      "has \(counted(arguments.count, "argument")), but \(taker) \(count)."
    case .patternCount(let count):
      "has \(counted(arguments.count, "argument")), but its stub is for calls with \(count)."
    case .argumentType(let position, let type):
      """
      was called with \(flattened(arguments[position - 1]).map(typedDescription) ?? "nil") as argument \(position), \
      but \(taker) \(typeName(type)).
      """
    case .givenAway:
      "got a UniqueResult that an earlier call has been given. To make one for each call, set a closure: "
        + "`setCustomBehavior { _ in UniqueResult(…) }`."
    case .unreachable(let reason):
      "could not run its stub, which \(reason.text)"
    case .cannotWait:
      "cannot wait, but its stub is async. Use `_onAsyncMethod` in the mock, or a stub that is not async."
    case .cannotSuspend:
      "cannot wait, but its stub suspends the call. Only a method that answers with `_onAsyncMethod` can wait."
    case .gateIsGone:
      "waits in a gate that nobody holds. Keep what `setCustomBehaviorToSuspend()` returns until every call is resumed."
    case .waitedTooLong(let seconds):
      "waited in its gate for \(inWords(seconds)) and was not resumed."
    }
  }
}

extension Reply.Misfit {
  /// The message if the arguments of a recorded call are read as other types than they are.
  func text(readFrom call: RenderedCall) -> String {
    """
    \(call.name) \(text(of: call.arguments, takenAs: "was read as"))
      called as \(call.text)
    """
  }
}
