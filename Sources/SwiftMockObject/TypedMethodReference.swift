/// A ``MethodReference`` that knows the types of the method's arguments and of its result: a stub or a closure of another
/// type does not compile.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct TypedMethodReference<Methods: Hashable, ReturnType, each ArgumentType>: CallReference {
  /// The same calls as a plain reference.
  public let reference: MethodReference<Methods>

  /// How often the method has been called; of a narrowed reference, how many calls match.
  public var timesCalled: Int { reference.timesCalled }

  /// The arguments of every call, oldest first; of a narrowed reference, of those that match.
  ///
  /// A call that was recorded with arguments of other types than the key promises is reported as a failure, and left out.
  public var invocations: [(repeat each ArgumentType)] {
    reference.invocations(as: (repeat each ArgumentType).self)
  }

  /// Answers calls with the closure's result.
  public func setCustomBehavior(
    times: Int? = nil, _ behavior: @escaping (repeat each ArgumentType) throws -> ReturnType,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reference.setCustomBehavior(
      times: times, behavior, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers calls of an async method with the closure's result.
  public func setCustomBehavior(
    times: Int? = nil, _ behavior: @concurrent @escaping (repeat each ArgumentType) async throws -> ReturnType,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reference.setCustomBehavior(
      times: times, behavior, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers calls with the value.
  public func setCustomBehaviorToReturn(
    _ value: ReturnType, times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reference.setCustomBehaviorToReturn(
      value as Any?, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers calls with one value after the other; the last one sticks.
  public func setCustomBehaviorToReturn(
    inOrder values: [ReturnType],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reference.setCustomBehaviorToReturn(
      inOrder: values.map { $0 as Any? }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Has calls throw the error.
  public func setCustomBehaviorToThrow(
    _ error: any Error, times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reference.setCustomBehaviorToThrow(
      error, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Has calls of an async method wait until the test resumes them with a `ReturnType`.
  ///
  /// - `times`: How many calls wait before what was there before is in force again; nil for all.
  /// - `seconds`: How long a call may wait. One that has waited for longer is reported as a failure and returns its
  ///   default.
  /// - Returns: The gate in which the calls wait. Keep it until every call has been resumed.
  public func setCustomBehaviorToSuspend(
    times: Int? = nil, atMost seconds: Double = 60,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Gate<ReturnType> {
    Gate(reference.suspend(times, seconds, SourcePlace(fileID, filePath, line, column)))
  }

  /// Removes what was set.
  public func removeCustomBehavior() {
    reference.removeCustomBehavior()
  }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension TypedMethodReference: Sendable where Methods: Sendable {}
