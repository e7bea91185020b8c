/// One method of one mock: you stub it, and assert on its calls.
///
/// ```swift
/// let transfer = ledger.methodReference(.transfer)
/// transfer.setCustomBehaviorToReturn(true)
/// // … the code under test runs …
/// MOAssertTimesCalled(transfer, 1)
/// ```
///
/// Narrow it to the calls whose arguments match: `ledger.methodReference(.transfer, args: "A", .any)` stubs only
/// those calls, and assertions count only those calls.
///
/// A reference doesn't keep the mock alive, only what the mock remembers.
public struct MethodReference<Methods: Hashable> {
  /// What the mock remembers.
  let recorder: MockRecorder<Methods>
  /// The case of the method.
  public let method: Methods
  /// Which calls of the method the reference covers.
  let pattern: CallPattern

  /// The calls so far, oldest first.
  ///
  /// A narrowed reference has only matching calls.
  ///
  /// ```swift
  /// #expect(ledger.methodReference(.transfer).invocations.first?.arguments.count == 2)
  /// ```
  ///
  /// Reading it is not an assertion: `MOAssertNoOtherCalls` still reports the calls.
  public var invocations: [Invocation<Methods>] {
    recorder.invocations(of: method, pattern)
  }

  /// How many calls there have been so far.
  ///
  /// A narrowed reference counts only matching calls.
  ///
  /// Reading it is not an assertion: `MOAssertNoOtherCalls` still reports the calls.
  public var timesCalled: Int {
    pattern.isAll ? recorder.count(of: method) : recorder.calls(of: method).count(of: pattern)
  }
}

extension MethodReference: Sendable where Methods: Sendable {}

extension MockRecording {
  /// A reference to a method; with arguments, to the calls whose arguments match.
  ///
  /// Mix literals and matchers, one for each argument. If their number is not the method's, no call matches, and
  /// assertions say so.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehaviorToReturn(true)
  /// ledger.methodReference(.transfer, args: "A", .any).setCustomBehaviorToReturn(false)
  /// MOAssertTimesCalled(ledger.methodReference(.transfer, args: account, 10), 1)
  /// ```
  ///
  /// For a generic method, pick the calls that return one type:
  ///
  /// ```swift
  /// store.methodReference(.all, returning: [Coupon].self).setCustomBehaviorToReturn([coupon])
  /// ```
  ///
  /// - `method`: The case of the method.
  /// - `result`: The exact type that these calls return; nil for any type.
  /// - `args`: What each argument must match, in order. Leave them out to cover all calls.
  public nonisolated func methodReference(
    _ method: Methods, returning result: Any.Type? = nil, args: ArgumentMatcher...
  ) -> MethodReference<Methods> {
    narrowedReference(method, result, args)
  }

  /// A reference to the calls whose arguments match, written with values that are not literals.
  ///
  /// ```swift
  /// MOAssertTimesCalled(ledger.methodReference(.transfer, args: account, .atLeast(10)), 1)
  /// ```
  ///
  /// Values and matchers mix freely. Write `.nil` for nil and `.empty` for `[]`.
  ///
  /// - `method`: The case of the method.
  /// - `result`: The exact type that these calls return; nil for any type.
  /// - `args`: What each argument must match, in order.
  @_disfavoredOverload
  public nonisolated func methodReference<each Argument: Equatable>(
    _ method: Methods, returning result: Any.Type? = nil, args: repeat each Argument
  ) -> MethodReference<Methods> {
    narrowedReference(method, result, matchers(repeat each args))
  }

  /// Makes the reference.
  ///
  /// Also tells the recorder which type the mock has, which messages name.
  private nonisolated func narrowedReference(
    _ method: Methods, _ result: Any.Type?, _ arguments: [ArgumentMatcher]
  ) -> MethodReference<Methods> {
    mockRecorder.setOwner(Self.self)
    let pattern = CallPattern(
      arguments: arguments.isEmpty ? nil : arguments, types: result.map { CallTypes(returning: $0) })
    return MethodReference(recorder: mockRecorder, method: method, pattern: pattern)
  }
}

extension MethodReference {
  /// The arguments of every call as typed tuples, oldest first.
  ///
  /// A narrowed reference has only matching calls.
  ///
  /// ```swift
  /// for (account, amount) in ledger.methodReference(.transfer).invocations(as: (String, Int).self) {
  ///   print(account, amount)
  /// }
  /// ```
  ///
  /// A `String??` keeps all its states here: `.none` and `.some(nil)` differ, while everything else takes both for
  /// nil.
  ///
  /// A call whose arguments don't have these types is a failure at this line, and is left out.
  ///
  /// - `types`: The tuple of the types, in order: `(String, Int).self`.
  public func invocations<each Argument>(
    as types: (repeat each Argument).Type,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> [(repeat each Argument)] {
    let place = SourcePlace(file, fileID, filePath, line, column, sourceLocation)
    return invocations.compactMap { call -> (repeat each Argument)? in
      do throws(Reply.Misfit) {
        var typed = try TypedArguments(call.rawArguments, count: argumentCount(repeat (each Argument).self))
        return (repeat try typed.next(as: (each Argument).self))
      } catch {
        let rendered = RenderedCall(
          mock: recorder.memory.identity, method: method, arguments: call.rawArguments, function: call.function)
        Reporter.report(error.text(readFrom: rendered), at: place)
        return nil
      }
    }
  }
}
