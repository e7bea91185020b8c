/// One method of one mock: what a test stubs, and what it asserts on.
///
/// ```swift
/// let transfer = ledger.methodReference(.transfer)
/// transfer.setCustomBehaviorToReturn(true)
/// // … the code under test runs …
/// MOAssertTimesCalled(transfer, 1)
/// ```
///
/// A reference may be narrowed to the calls whose arguments match:
/// `ledger.methodReference(.transfer, args: "A", .any)` stubs those calls, and assertions that are given it count those
/// calls alone.
///
/// It does not keep the mock alive.
public struct MethodReference<Methods: Hashable> {
  let recorder: MockRecorder<Methods>
  /// The method.
  public let method: Methods
  /// Which of its calls are meant.
  let pattern: CallPattern

  /// The calls of the method so far, oldest first.
  ///
  /// A narrowed reference has only matching calls.
  public var invocations: [Invocation<Methods>] {
    recorder.invocations(of: method, pattern)
  }

  /// How often the method has been called.
  ///
  /// A narrowed reference counts only matching calls.
  public var timesCalled: Int {
    pattern.isAll ? recorder.count(of: method) : recorder.calls(of: method).count(of: pattern)
  }
}

extension MethodReference: Sendable where Methods: Sendable {}

extension MockRecording {
  /// The method, for stubbing it and for asserting on its calls; where arguments are given, those of its calls whose arguments
  /// match.
  ///
  /// Literals and matchers can be mixed; there must be one for each argument. A reference does not keep the mock alive, only
  /// what the mock remembers.
  ///
  /// ```swift
  /// ledger.methodReference(.transfer).setCustomBehaviorToReturn(true)
  /// ledger.methodReference(.transfer, args: "A", .any).setCustomBehaviorToReturn(false)
  /// MOAssertTimesCalled(ledger.methodReference(.transfer, args: account, 10), 1)
  /// ```
  ///
  /// Of a generic method, they may be those alone that are to return a value of one type:
  ///
  /// ```swift
  /// store.methodReference(.all, returning: [Coupon].self).setCustomBehaviorToReturn([coupon])
  /// ```
  ///
  /// - `method`: The method.
  /// - `result`: The type that the calls are to return, exactly as the method has it for them; nil for any.
  /// - `args`: What the arguments must match; without them, they may be any.
  public nonisolated func methodReference(
    _ method: Methods, returning result: Any.Type? = nil, args: ArgumentMatcher...
  ) -> MethodReference<Methods> {
    narrowedReference(method, result, args)
  }

  /// The calls of the method whose arguments match, for stubbing them and for asserting on them.
  ///
  /// This is the form for values that are not literals; both mix freely with matchers.
  @_disfavoredOverload
  public nonisolated func methodReference<each Argument: Equatable>(
    _ method: Methods, returning result: Any.Type? = nil, args: repeat each Argument
  ) -> MethodReference<Methods> {
    narrowedReference(method, result, matchers(repeat each args))
  }

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
  /// The arguments of every call as a tuple of their types, oldest first; of a narrowed reference, of those that match.
  ///
  /// ```swift
  /// for (account, amount) in ledger.methodReference(.transfer).invocations(as: (String, Int).self) {
  ///   print(account, amount)
  /// }
  /// ```
  ///
  /// A nested optional keeps each of its states here: of a `String??`, `.none` and `.some(nil)` are told apart, which all
  /// other ways to look at an argument take for the same nil.
  ///
  /// A call whose arguments are not of these types is reported as a failure, and left out.
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
        let rendered = RenderedCall(mock: recorder.memory.identity, method: method, arguments: call.rawArguments)
        Reporter.report(error.text(readFrom: rendered), at: place)
        return nil
      }
    }
  }
}
