extension Hint {
  /// The line of the message.
  var text: String {
    switch self {
    case .otherMethod(let call): "  hint: \(call.method) was called with exactly these arguments."
    case .countedFromZero(let next): "  hint: that is argument \(next). Arguments are counted from 1."
    case .otherResults(let types):
      "  hint: it was called to return \(types.map { typeName($0) }.joined(separator: " or "))."
    case .mayComeLater:
      "  hint: the call may come later. To wait for it: await MOEventually(within: 1) { MOAssertTimesCalled(…) }"
    case .returns(let type):
      "  hint: to call a closure that returns \(type), write: returning: \(type.contains(" ") ? "(\(type))" : type).self"
    case .isNil: "  hint: if nil is fine, ask for an optional type."
    }
  }
}
