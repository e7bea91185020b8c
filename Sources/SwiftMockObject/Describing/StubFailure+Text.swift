extension StubFailure {
  /// The sentence that the test prints.
  var text: String {
    """
    \(call.name) \(complaint)
      called as \(call.text)
      behavior set at \(place)
    """
  }

  private var complaint: String {
    switch reason {
    case .wrongResult(let value, let wanted):
      "must return \(wanted), but its behavior returned \(flattened(value).map(typed) ?? "nil")."
    case .wrongError(let error, let wanted) where wanted == Never.self:
      "cannot throw, but its behavior threw \(shortDescription(of: error))."
    case .wrongError(let error, let wanted):
      "can only throw \(wanted), but its behavior threw \(typed(error))."
    case .misfit(.argumentCount(let takes)):
      "has \(count(call.arguments.count, "argument")), but its behavior takes \(takes)."
    case .misfit(.argumentType(let position, let takes)):
      "was called with \(flattened(call.arguments[position - 1]).map(typed) ?? "nil") as argument \(position), but its behavior takes \(takes)."
    case .misfit(.cannotWait):
      "cannot wait, but its behavior is async. Use `_onAsyncMethod` in the mock, or a behavior that is not async."
    case .misfit(.cannotSuspend):
      "cannot wait, but its behavior suspends the call. Only a method that answers with `_onAsyncMethod` can wait."
    case .misfit(.gateIsGone):
      "waits in a gate that nobody holds. Keep what `setCustomBehaviorToSuspend()` returns until every call is resumed."
    }
  }

  private func typed(_ value: Any) -> String {
    "\(type(of: value)) \(shortDescription(of: value))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
