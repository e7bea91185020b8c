/// One method of one mock, with the types of its arguments, errors and result.
///
/// ```swift
/// ledger.method.balance.returns(50)
/// ledger.method.balance("A").returns(100)
/// MOAssertTimesCalled(ledger.method.transfer("landlord", .any), 1)
/// ```
///
/// What doesn't fit the types doesn't compile. Get a reference by name from `mock.method` (see ``MethodDoor``), and
/// call it with arguments to narrow it. Every assertion takes it.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct TypedMethodReference<Methods: Hashable, ReturnType, Failure: Error, each ArgumentType>: CallReference {
  /// The same calls as an untyped reference: for the longer names, and for helpers that take a ``MethodReference``.
  public let reference: MethodReference<Methods>

  /// Gives an untyped reference its types.
  ///
  /// The caller vouches for them.
  init(_ reference: MethodReference<Methods>) {
    self.reference = reference
  }

  /// How many calls there have been so far.
  ///
  /// A narrowed reference counts only matching calls.
  public var timesCalled: Int { reference.timesCalled }

  /// The arguments of every call, oldest first.
  ///
  /// A narrowed reference has only matching calls.
  ///
  /// ```swift
  /// for (account, amount) in ledger.method.transfer.invocations { print(account, amount) }
  /// ```
  ///
  /// If a call was recorded with other types than the key promises, that is a failure, and the call is left out.
  public var invocations: [(repeat each ArgumentType)] {
    reference.invocations(as: (repeat each ArgumentType).self)
  }

  /// The calls whose arguments match these values and matchers, one for each argument.
  ///
  /// ```swift
  /// ledger.method.transfer("landlord", .atLeast(10)).answers { account, amount in print(amount) }
  /// ```
  ///
  /// Because a matcher may stand for any argument, the compiler can't reject a value of another type. A value that
  /// can never equal its argument is a failure at this line.
  ///
  /// Leave `shape` out: it makes the compiler count the arguments.
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
  /// Makes a reference to the calls that have these types, for functions that stand for generic methods.
  ///
  /// ```swift
  /// extension MethodDoor where Methods == StoreMethods {
  ///   func all<T>(_ type: T.Type) -> TypedMethodReference<StoreMethods, [T], any Error, String> {
  ///     TypedMethodReference(self, .all)
  ///   }
  /// }
  /// ```
  ///
  /// It covers the calls that return exactly a `ReturnType` and whose arguments have the argument types. Copy the
  /// types from the requirement with care: the compiler can't compare them.
  public init(_ door: MethodDoor<Methods>, _ method: Methods) {
    let types = CallTypes(repeat (each ArgumentType).self, returning: ReturnType.self)
    self.init(MethodReference(recorder: door.recorder, method: method, pattern: CallPattern(types: types)))
  }

  /// Makes the reference to a method with a key.
  ///
  /// It has one signature, so it covers all calls.
  init(keyed door: MethodDoor<Methods>, _ method: Methods) {
    self.init(MethodReference(recorder: door.recorder, method: method, pattern: CallPattern()))
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference where repeat each ArgumentType: Equatable {
  /// The calls whose arguments equal these.
  ///
  /// ```swift
  /// exchange.method.rate(.eur).returns(1.1)
  /// ```
  ///
  /// The compiler knows the types, so enum cases, `nil` and `[]` need no type before them. As soon as one argument is
  /// a matcher, it doesn't.
  public func callAsFunction(_ arguments: repeat each ArgumentType) -> Self {
    var pattern: [ArgumentMatcher] = []
    repeat pattern.append(.equal(each arguments))
    return Self(reference.narrowed(to: pattern))
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference: Sendable where Methods: Sendable {}
