/// One method of one mock, with the types of its arguments, of its errors and of its result: what does not fit them does not
/// compile.
///
/// ```swift
/// ledger.method.balance.returns(50)
/// ledger.method.balance("A").returns(100)
/// MOAssertTimesCalled(ledger.method.transfer("landlord", .any), 1)
/// ```
///
/// It is found by name (see ``MethodDoor``), and narrowed to the calls whose arguments match by calling it. Every assertion
/// takes it.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct TypedMethodReference<Methods: Hashable, ReturnType, Failure: Error, each ArgumentType>: CallReference {
  /// The same calls as a plain reference.
  public let reference: MethodReference<Methods>

  init(_ reference: MethodReference<Methods>) {
    self.reference = reference
  }

  /// How often the method has been called.
  ///
  /// A narrowed reference counts only matching calls.
  public var timesCalled: Int { reference.timesCalled }

  /// The arguments of every call, oldest first.
  ///
  /// A narrowed reference has only matching calls.
  ///
  /// A call that was recorded with arguments of other types than the key promises is reported as a failure, and left out.
  public var invocations: [(repeat each ArgumentType)] {
    reference.invocations(as: (repeat each ArgumentType).self)
  }

  /// The calls whose arguments match: plain values and matchers, one for each argument.
  ///
  /// ```swift
  /// ledger.method.transfer("landlord", .atLeast(10)).answers { account, amount in print(amount) }
  /// ```
  ///
  /// The compiler can't refuse a value of another type where matchers may stand as well. One that can never be equal to its
  /// argument is reported as a failure at this line.
  ///
  /// Leave `shape` out: it is how the compiler is told to count.
  public func callAsFunction<each Value: Equatable>(
    _ arguments: repeat each Value,
    shape: (repeat (each ArgumentType, each Value)).Type = (repeat (each ArgumentType, each Value)).self,
    file: (any SourceText)? = nil, fileID: any SourceText = #fileID, filePath: any SourceText = #filePath,
    line: any BinaryInteger = #line, column: any BinaryInteger = #column, sourceLocation: TestSourceLocation? = nil
  ) -> Self {
    var position = 0
    func check<Argument, Given: Equatable>(_ type: Argument.Type, _ value: Given) {
      position += 1
      guard let failure = NeverEqual(value, at: position, in: type) else { return }
      Reporter.report(
        failure.text(of: reference.name()), at: SourcePlace(file, fileID, filePath, line, column, sourceLocation))
    }
    repeat check((each ArgumentType).self, each arguments)
    return Self(reference.narrowed(to: matchers(repeat each arguments)))
  }

  /// Does not compile; the message says what to write.
  @available(
    *, unavailable,
    message:
      "give a value or a matcher for each argument; beside others, nil is written .nil and [] is written .isEmpty"
  )
  public func callAsFunction(_ arguments: ArgumentMatcher...) -> Self { self }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference where Methods: KeyedMethods {
  /// The calls of the method that have these types: for functions that stand for generic methods (see ``MethodDoor``).
  ///
  /// Of a generic method's calls it means those that are to return exactly a `ReturnType`, and whose arguments are of the
  /// argument types. The types are for you to get right.
  public init(_ door: MethodDoor<Methods>, _ method: Methods) {
    let types = CallTypes(repeat (each ArgumentType).self, returning: ReturnType.self)
    self.init(MethodReference(recorder: door.recorder, method: method, pattern: CallPattern(types: types)))
  }

  /// The method with a key.
  init(keyed door: MethodDoor<Methods>, _ method: Methods) {
    self.init(MethodReference(recorder: door.recorder, method: method, pattern: CallPattern()))
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference where repeat each ArgumentType: Equatable {
  /// The calls whose arguments are equal to these.
  ///
  /// ```swift
  /// exchange.method.rate(.eur).returns(1.1)
  /// ```
  public func callAsFunction(_ arguments: repeat each ArgumentType) -> Self {
    var pattern: [ArgumentMatcher] = []
    repeat pattern.append(.equal(each arguments))
    return Self(reference.narrowed(to: pattern))
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference: Sendable where Methods: Sendable {}
