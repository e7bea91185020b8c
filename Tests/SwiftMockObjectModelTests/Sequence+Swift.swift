// A sequence as a test that can be pasted into a file of this target.

extension Step {
  /// The statement.
  ///
  /// What later steps are about has the number of this line in its name.
  ///
  /// - Parameter isUsed: Whether a later step is about what it makes.
  fileprivate func swift(isUsed: Bool) -> String {
    switch operation {
    case .call(_, _, let form, _) where form.result.streamKind != nil && isUsed:
      return "let stream\(line) = " + operation.swift.dropFirst(4).replacing("try?", with: "try!")
    case .stub(_, .streams, _): return "let feed\(line) = \(operation.swift)"
    case .stream(let step): return step.swift(at: line)
    default: return operation.swift
    }
  }
}

extension ModelStreamStep {
  /// The stream that it is about.
  fileprivate var stream: Int? {
    switch self {
    case .consume(let stream), .drop(let stream): stream
    default: nil
    }
  }

  fileprivate func swift(at line: Int) -> String {
    switch self {
    case .makeFeed: "let feed\(line) = StubStream<Int>()"
    case .open(let feed, let kind):
      "let stream\(line) = feed\(feed).make\(kind == .plain ? "" : "Throwing")Stream()"
    case .yield(let feed, let element): "feed\(feed).yield(\(element))"
    case .finish(let feed, let error): "feed\(feed).finish(\(error.map { "throwing: \($0.swift)" } ?? ""))"
    case .send(let feed, let element): "let send\(line) = stage.send(\(element), to: feed\(feed))"
    case .cancelSend(let send): "send\(send).cancel(); stage.settle()"
    case .letGo(let feed): "_ = consume feed\(feed)"
    case .waitForCalls(let feed, let count): "await feed\(feed).waitForCalls(\(count), within: 0.001)"
    case .waitForTermination(let feed, let call):
      "await feed\(feed).waitForTermination(\(call.map { "ofCall: \($0), " } ?? "")within: 0.001)"
    case .consume(let stream): "let consumer\(line) = stage.consumer(of: stream\(stream))"
    case .ask(let consumer): "consumer\(consumer).ask()"
    case .cancel(let consumer): "consumer\(consumer).cancel()"
    case .leave(let consumer): "consumer\(consumer).leave()"
    case .drop(let stream): "_ = consume stream\(stream)"
    }
  }
}

extension ModelDefaultStep {
  fileprivate func swift(of mock: String) -> String {
    let table = "\(mock).mockRecorder.naturalDefaults"
    return switch self {
    case .set(let value): "\(table).set(\(value.swift))"
    case .replace(let value): "\(table) = { var table = NaturalDefaults(); table.set(\(value.swift)); return table }()"
    case .clear: "\(table) = NaturalDefaults()"
    case .neverDecodeCrates: "\(table).neverDecode(Crate.self)"
    }
  }
}

extension ModelOperation {
  /// The statement, where it does not depend on the line.
  fileprivate var swift: String {
    switch self {
    case .call(let mock, let method, let form, let arguments):
      let list = ([ModelMocks.methodLiterals[mock][method]] + arguments.map(\.swift)).joined(separator: ", ")
      let call = "\(form.isAsync ? "await " : "")\(ModelMocks.variables[mock]).\(form.rawValue)(\(list))"
      return form.throwsAnything ? "_ = try? \(call)" : form.result == .void ? call : "_ = \(call)"
    case .stub(let reference, let answer, let times) where answer.needsKey:
      let key = ModelMocks.variables[reference.mock] + ".method" + ModelMocks.methodLiterals[0][reference.method]
      let arguments = reference.pattern.map { "(\($0.map(\.swift).joined(separator: ", ")))" } ?? ""
      return key + answer.streamKey + arguments + "." + answer.swift(for: reference, times: times)
    case .stub(let reference, .onAnotherActor, let times):
      return "await Warden().stub(\(reference.swift)\(times.map { ", times: \($0)" } ?? ""))"
    case .stub(let reference, let answer, let times):
      return "\(reference.swift)." + answer.swift(for: reference, times: times)
    case .remove(let reference): return "\(reference.swift).removeCustomBehavior()"
    case .reset(let mock, let parts): return "\(ModelMocks.variables[mock]).resetMock(\(parts.swift))"
    case .makeStrict(let mock, let options):
      return "\(ModelMocks.variables[mock]).mockRecorder.makeStrict(\(options.swift))"
    case .perform(let reference, let times):
      return "\(reference.swift).perform\(times.map { "(times: \($0))" } ?? "") { args in print(args.count) }"
    case .stream(let step): return step.swift(at: 0)
    case .setDefault(let mock, let step): return step.swift(of: ModelMocks.variables[mock])
    case .dismiss(let guest): return "guests[\(guest)] = nil"
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
  /// What ends the name of the key by which a method is stubbed with streams of this type.
  fileprivate var streamKey: String {
    switch self {
    case .streams(.plain), .elements(.plain, _, _): "Stream"
    case .streams(.throwing), .elements(.throwing, _, _): "Throwing"
    case .streams(.sequence), .elements(.sequence, _, _): "Sequence"
    default: ""
    }
  }

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
    let used = compactMap { step in if case .stream(let step) = step.operation { step.stream } else { nil } }
    let statements = map { "  \($0.swift(isUsed: used.contains($0.line)))\n" }.joined()
    return """
      @Test func theReducedSequence() async {
        let (shop, post, road, otherShop) = (MockShop(), MockPost(), MockRoad(), MockShop())
        let tokens = [Token(0), Token(1)]

      """ + (statements.contains("guests[") ? "  var guests: [Guest?] = [Guest(0), Guest(1)]\n" : "")
        + (statements.contains("stage.") ? "  let stage = Stage()\n" : "") + statements + "}"
  }
}
