// A sequence as a test that can be pasted into a file of this target.

extension ModelOperation {
  /// The statement.
  var swift: String {
    switch self {
    case .call(let mock, let method, let form, let arguments):
      let list = ([ModelMocks.methodLiterals[mock][method]] + arguments.map(\.swift)).joined(separator: ", ")
      let call = "\(form.isAsync ? "await " : "")\(ModelMocks.variables[mock]).\(form.rawValue)(\(list))"
      return form.throwsAnything ? "_ = try? \(call)" : form.result == .void ? call : "_ = \(call)"
    case .stub(let reference, let answer, let times):
      return "\(reference.swift)." + answer.swift(for: reference, times: times)
    case .remove(let reference): return "\(reference.swift).removeCustomBehavior()"
    case .reset(let mock, let parts): return "\(ModelMocks.variables[mock]).resetMock(\(parts.swift))"
    case .makeStrict(let mock, let options):
      return "\(ModelMocks.variables[mock]).mockRecorder.makeStrict(\(options.swift))"
    case .perform(let reference, let times):
      return "\(reference.swift).perform\(times.map { "(times: \($0))" } ?? "") { args in print(args.count) }"
    case .eventually(let check): return "await MOEventually(within: 0.001) { \(check.swift) }"
    case .timesCalled(let reference, let count): return "MOAssertTimesCalled(\(reference.swift), \(count.swift))"
    case .called(let reference): return "MOAssertCalled(\(reference.swift))"
    case .notCalled(let reference): return "MOAssertNotCalled(\(reference.swift))"
    case .mockNotCalled(let mock): return "MOAssertNotCalled(\(ModelMocks.variables[mock]))"
    case .calledWith(let reference, let pattern): return "MOAssertCalled(\(reference.swift), with: \(pattern.swift))"
    case .lastCall(let reference, let pattern): return "MOAssertLastCall(\(reference.swift), with: \(pattern.swift))"
    case .argumentEquals(let reference, let position, let call, let value):
      return "MOAssertArgumentEquals(\(reference.swift), \(selection(position, call)), \(value.swift))"
    case .argumentNil(let reference, let position, let call):
      return "MOAssertArgumentNil(\(reference.swift), \(selection(position, call)))"
    case .argumentMatches(let reference, let position, let call, let pattern):
      return "MOAssertArgumentMatches(\(reference.swift), \(selection(position, call)), \(pattern.swift))"
    case .getArgument(let reference, let position, let call, let type):
      return "let _: \(type.rawValue)? = MOAssertAndGetArgument(\(reference.swift), \(selection(position, call)))"
    case .inOrder(let references): return "MOAssertCalledInOrder(\(references.swift))"
    case .exactlyInOrder(let references): return "MOAssertCalledInOrder(\(references.swift), exactly: true)"
    case .before(let earlier, let later): return "MOAssertCalled(\(earlier.swift), before: \(later.swift))"
    case .noOtherCalls(let mocks): return "MOAssertNoOtherCalls(\(variables(mocks)))"
    case .allStubsUsed(let mocks): return "MOAssertAllStubsUsed(\(variables(mocks)))"
    case .allMethodsCalled(let mocks): return "MOAssertAllMethodsCalled(\(variables(mocks)))"
    case .readCount(let reference): return "_ = \(reference.swift).timesCalled"
    case .readCalls(let reference): return "_ = \(reference.swift).invocations"
    case .readAllCalls: return "_ = (shop.recordedInvocations, post.recordedInvocations, road.recordedInvocations)"
    }
  }

  private func selection(_ position: Int, _ call: Int?) -> String { "\(position)" + (call.map { ", \($0)" } ?? "") }

  private func variables(_ mocks: [Int]) -> String {
    mocks.map { ModelMocks.variables[$0] }.joined(separator: ", ")
  }
}

extension ModelAnswer {
  fileprivate func swift(for reference: ModelReference, times: Int?) -> String {
    let limit = times.map { "times: \($0)" }
    if let closure = closure(of: reference) {
      if closure.hasPrefix("{") { return "setCustomBehavior\(limit.map { "(\($0))" } ?? "") \(closure)" }
      return "setCustomBehavior(\(limit.map { "\($0), " } ?? "")\(closure))"
    }
    let separator = limit != nil && !swift.hasSuffix("(") ? ", " : ""
    return swift + separator + (limit ?? "") + ")"
  }
}

extension [ModelPattern] {
  fileprivate var swift: String { map(\.swift).joined(separator: ", ") }
}

extension [ModelReference] {
  fileprivate var swift: String { map(\.swift).joined(separator: ", ") }
}

extension [Step] {
  /// A test that takes these steps.
  var swift: String {
    """
    @Test func theReducedSequence() async {
      let (shop, post, road, otherShop) = (MockShop(), MockPost(), MockRoad(), MockShop())
      let tokens = [Token(0), Token(1)]

    """ + map { "  \($0.operation.swift)\n" }.joined() + "}"
  }
}
