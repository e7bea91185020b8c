// What the assertions find.

extension ModelWorld {
  /// Whether the call needs no assertion any more.
  func isAsserted(_ call: Call) -> Bool {
    call.isAsserted || call.answerer != nil && strictness[call.mock]?.options.contains(.stubbedCalls) == true
  }

  func check(_ operation: ModelOperation, _ line: Int) -> String {
    switch operation {
    case .eventually(let check):
      isWaiting = true
      defer { isWaiting = false }
      return self.check(check, line)
    case .timesCalled(let reference, let count): checkCount(reference, count, line)
    case .called(let reference): checkCount(reference, .from(1), line)
    case .notCalled(let reference): checkCount(reference, .exactly(0), line)
    case .calledWith(let reference, let pattern): checkCount(narrowed(reference, pattern), .from(1), line)
    case .mockNotCalled(let mock):
      if !calls(of: mock).isEmpty { fail(at: line, mockCalledText(mock)) }
    case .lastCall(let reference, let pattern):
      if let last = calls(of: reference).last, pattern.accept(last.arguments) {
        last.isAsserted = true
      } else {
        fail(at: line, lastCallText(reference, pattern))
      }
    case .argumentEquals(let reference, let position, let call, let value):
      _ = checkArgument(reference, position, call, .accepted(value == .absent ? .isNil : .equal(value)), line)
    case .argumentNil(let reference, let position, let call):
      _ = checkArgument(reference, position, call, .accepted(.isNil), line)
    case .argumentMatches(let reference, let position, let call, let pattern):
      _ = checkArgument(reference, position, call, .accepted(pattern), line)
    case .getArgument(let reference, let position, let call, let type):
      return checkArgument(reference, position, call, .type(type), line) ?? "nil"
    case .inOrder(let references): checkOrder(references, isExact: false, line)
    case .exactlyInOrder(let references): checkOrder(references, isExact: true, line)
    case .before(let earlier, let later): checkBefore(earlier, later, line)
    case .noOtherCalls(let mocks):
      if calls.contains(where: { mocks.contains($0.mock) && !isAsserted($0) }) { fail(at: line, otherCallsText(mocks)) }
    case .allStubsUsed(let mocks):
      for mock in mocks {
        let unused = (hiddenStubs + stubs).filter { $0.reference.mock == mock && $0.uses == 0 }
        for stub in unused.sorted(by: { $0.line < $1.line }) { fail(at: stub.line, unusedStubText(stub)) }
      }
    case .allMethodsCalled(let mocks):
      let uncalled = ModelMocks.methods[mocks[0]].indices.filter { method in
        !calls.contains { mocks.contains($0.mock) && $0.method == method }
      }
      if !uncalled.isEmpty { fail(at: line, coverageText(mocks, uncalled)) }
    default: fatalError("\(operation) is not a check")
    }
    return ""
  }

  /// The calls that must also match this.
  private func narrowed(_ reference: ModelReference, _ pattern: [ModelPattern]) -> ModelReference {
    var reference = reference
    guard let own = reference.pattern else {
      reference.pattern = pattern
      return reference
    }
    // Where the numbers differ, no call matches both, which the end of the longer list says.
    reference.pattern =
      own.count == pattern.count ? zip(own, pattern).map { .both($0, $1) } : pattern + own + [.nothing(own.count)]
    return reference
  }

  private func checkCount(_ reference: ModelReference, _ count: ModelCount, _ line: Int) {
    let matching = calls(of: reference)
    guard matching.count >= count.least, matching.count <= count.most ?? .max else {
      return fail(at: line, countText(reference, count))
    }
    let all = calls(of: ModelReference(mock: reference.mock, method: reference.method))
    if let pattern = reference.pattern, !all.isEmpty, !all.contains(where: { $0.arguments.count == pattern.count }) {
      return fail(at: line, patternCountText(reference, count))
    }
    for call in matching { call.isAsserted = true }
  }

  /// What an argument is to be.
  enum Expectation {
    case accepted(ModelPattern)
    case type(ModelType)
  }

  private func checkArgument(
    _ reference: ModelReference, _ position: Int, _ call: Int?, _ expectation: Expectation, _ line: Int
  ) -> String? {
    let matching = calls(of: reference)
    let number = call ?? matching.count
    guard number >= 1, number <= matching.count, position >= 1,
      position <= matching[number - 1].arguments.count,
      let found = expectation.taking(matching[number - 1].arguments[position - 1])
    else {
      fail(at: line, argumentText(reference, position, call, expectation))
      return nil
    }
    matching[number - 1].isAsserted = true
    return found
  }

  /// The call that stands for each expected one, as far as there is one in its place.
  func callsInOrder(_ references: [ModelReference]) -> [Call?] {
    var next = 0
    return references.map { reference in
      let candidates = calls(of: reference)
      guard
        let index = calls.indices.first(where: { index in index >= next && candidates.contains { $0 === calls[index] } }
        )
      else { return nil }
      next = index + 1
      return calls[index]
    }
  }

  private func checkOrder(_ references: [ModelReference], isExact: Bool, _ line: Int) {
    let found = callsInOrder(references)
    let mocks = references.map(\.mock)
    let count = calls.count { mocks.contains($0.mock) }
    guard !found.contains(where: { $0 == nil }), !isExact || count == references.count else {
      return fail(at: line, orderText(references, found, isExact: isExact))
    }
    for call in found { call?.isAsserted = true }
  }

  private func checkBefore(_ earlier: ModelReference, _ later: ModelReference, _ line: Int) {
    let (first, second) = (calls(of: earlier), calls(of: later))
    guard let last = first.last, let next = second.first,
      calls.firstIndex(where: { $0 === last })! < calls.firstIndex(where: { $0 === next })!
    else { return fail(at: line, beforeText(earlier, later)) }
    for call in first + second { call.isAsserted = true }
  }
}

extension ModelWorld.Expectation {
  /// The argument as what is asked for; nil if it is not that.
  fileprivate func taking(_ argument: ModelValue) -> String? {
    switch (self, argument.flat) {
    case (.accepted(let pattern), let argument): pattern.accepts(argument) ? "" : nil
    case (.type(.int), .int(let number)), (.type(.optional), .int(let number)): "\(number)"
    case (.type(.optional), .absent): "nil inside"
    case (.type(.text), .text(let text)): "\"\(text)\""
    case (.type(.plain), .plain(let number)): "Plain(\(number))"
    case (.type, _): nil
    }
  }
}
